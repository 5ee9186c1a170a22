/** Reads the body of a form sent without script. */

const maxParts = 50;
const maxHead = 4_096;

/** Undefined if it is not `multipart/form-data`, or has parts that would take `Response.formData` seconds. */
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

function isPlain(body: Uint8Array<ArrayBuffer>, delimiter: Buffer): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const isLast = at + maxHead >= bytes.length;
    if (++parts > maxParts || (!isLast && !bytes.subarray(at, at + maxHead).includes('\r\n\r\n'))) return false;
  }
  return parts > 1;
}
