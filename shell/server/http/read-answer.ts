export class TooLarge extends Error {}

/** Rejects with {@link TooLarge} above `maxSize` bytes, counted after decompression: `Content-Length` may be missing or smaller. */
export async function readAnswer({ body }: Response, maxSize: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the body.
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxSize) throw new TooLarge(`answered more than ${maxSize} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
