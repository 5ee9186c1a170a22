/** Reads what a browser sends of a form without script. */

/** More than any form has: ten fields, and more files than are accepted. */
const maxParts = 50;
/** Of what stands before a part's content: names and type, in bytes. */
const maxHead = 4_096;

/**
 * The fields of a whole body, whose size is limited; undefined where it is not `multipart/form-data`. They are read by the
 * platform's own parser, which takes seconds for many parts or a long head; so those are refused before.
 */
export async function readMultipart(type: string, body: Uint8Array<ArrayBuffer>): Promise<FormData | undefined> {
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*$/i.exec(
    type.slice(0, 500),
  )?.[1];
  if (!boundary || !isPlain(body, Buffer.from(`--${boundary}`))) return undefined;
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return undefined;
  }
}

/** Whether it has few parts, each with a short head. */
function isPlain(body: Uint8Array<ArrayBuffer>, delimiter: Buffer): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const isLast = at + maxHead >= bytes.length;
    if (++parts > maxParts || (!isLast && !bytes.subarray(at, at + maxHead).includes('\r\n\r\n'))) return false;
  }
  // A part and the end.
  return parts > 1;
}
