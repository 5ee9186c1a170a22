/** Memory, in bytes, that the bodies of all requests share. */
export interface MemoryBudget {
  available: number;
}

/** Why a body is not read to its end. */
export type BodyProblem = 'tooLarge' | 'busy' | 'aborted';

/**
 * Reads a body and passes it to `use`, or passes what is wrong to `refuse` as soon as that is known. The body's bytes are
 * taken from the budget until the answer is made.
 */
export async function withBody(
  { headers, body, signal }: Request,
  maxSize: number,
  budget: MemoryBudget,
  use: (body: Uint8Array<ArrayBuffer>) => Promise<Response>,
  refuse: (problem: BodyProblem) => Response,
): Promise<Response> {
  if (Number(headers.get('Content-Length') ?? 0) > maxSize) return refuse('tooLarge');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body?.getReader();
  try {
    for (;;) {
      const value = (await reader?.read())?.value;
      if (!value) break;
      size += value.length;
      budget.available -= value.length;
      if (size > maxSize || budget.available < 0) {
        // Not awaited: a client that never ends its body must not delay the answer.
        reader?.cancel().catch(() => undefined);
        return refuse(size > maxSize ? 'tooLarge' : 'busy');
      }
      chunks.push(value);
    }
    return await use(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks.splice(0)));
  } catch (error) {
    if (signal.aborted) return refuse('aborted');
    throw error;
  } finally {
    budget.available += size;
  }
}
