/**
 * Tries three times, but not after a failure that another try would not change (`status` of the error).
 *
 * @param delays in ms, before the second and third try
 */
export async function retrying<Result>(
  run: (count: number) => Promise<Result>,
  delays: readonly number[] = [2_000, 10_000],
): Promise<Result> {
  for (let count = 0; ; count++) {
    try {
      return await run(count);
    } catch (error) {
      const { status = 500 } = error as { status?: number };
      const delay = delays[count];
      if (!delay || (status < 500 && status !== 429)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
