/** In ms, before the second and third try. */
const delays = [2_000, 10_000];

/** Tries three times, but not after a failure that another try would not change. */
export async function retrying<Result>(attempt: (count: number) => Promise<Result>): Promise<Result> {
  for (let count = 0; ; count++) {
    try {
      return await attempt(count);
    } catch (error) {
      const { status = 500 } = error as { status?: number };
      const delay = delays[count];
      if (!delay || (status < 500 && status !== 429)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
