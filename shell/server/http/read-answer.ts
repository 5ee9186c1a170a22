export class TooLarge extends Error {}

/**
 * Reads the body of a backend's answer. Rejects with {@link TooLarge} as soon as it exceeds `maxSize` bytes. They are counted after
 * decompression, because `Content-Length` may be missing or count the compressed body.
 */
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
