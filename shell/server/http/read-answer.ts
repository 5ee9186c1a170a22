export class TooLarge extends Error {}

export async function beginningOf({ body }: Response, maxSize: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop cancels the body.
    if (size >= maxSize) break;
  }
  return Buffer.concat(chunks).subarray(0, maxSize);
}

/** Rejects with {@link TooLarge} above `maxSize` bytes, counted after decompression: `Content-Length` may be missing or smaller. */
export async function readAnswer(response: Response, maxSize: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = await beginningOf(response, maxSize + 1);
  if (bytes.length > maxSize) throw new TooLarge(`answered more than ${maxSize} bytes`);
  return bytes;
}
