/** Pauses before the second and third try, in ms. */
const delays = [2_000, 10_000];

/** Tries three times. `isTemporary` says of a failure whether it is worth another try. */
export async function retrying<Result>(
  attempt: (count: number) => Promise<Result>,
  isTemporary: (error: Error & { status?: number }) => boolean = () => true,
): Promise<Result> {
  for (let count = 0; ; count++) {
    try {
      return await attempt(count);
    } catch (error) {
      const delay = delays[count];
      if (!delay || !isTemporary(error as Error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
