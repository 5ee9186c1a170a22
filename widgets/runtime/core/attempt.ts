/** The result of `run`; undefined if it throws, such as storage that is blocked. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
