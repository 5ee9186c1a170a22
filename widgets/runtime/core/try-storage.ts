/** Reads or writes the browser's storage. Undefined if that is blocked. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
