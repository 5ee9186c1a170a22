/** Reads `multipart/form-data`, also the beginning of a body that is too long. */
import { headSize } from '../guard/request-body';

const maxParts = 50;
/** In bytes, of a part's own headers. */
const maxHeaders = 4_096;

/**
 * Undefined if it is not `multipart/form-data`, or has parts that would take `Response.formData` seconds. `isCut`: the body had more than
 * is read.
 */
export async function readMultipart(
  type: string,
  { buffer, byteOffset, length }: Uint8Array<ArrayBuffer>,
  isHead?: boolean,
) {
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*$/i.exec(
    type.slice(0, 500),
  )?.[1];
  if (!boundary) return undefined;
  const delimiter = Buffer.from(`--${boundary}`);
  const body = Buffer.from(buffer, byteOffset, length);
  const plain = plainLength(body, delimiter);
  if (plain === undefined) return undefined;
  const isCut = isHead || plain < length;
  try {
    // Not the given type, whose boundary another parser may read differently.
    const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
    const parts = isCut ? ended(body.subarray(0, Math.min(plain, headSize)), delimiter) : body;
    return { data: await new Response(parts, { headers }).formData(), isCut };
  } catch {
    return undefined;
  }
}

/** The length of the first `maxParts`; undefined if one of them has headers that would take long. */
function plainLength(body: Buffer, delimiter: Buffer): number | undefined {
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    if (++parts > maxParts) return at;
    const isLast = at + maxHeaders >= body.length;
    if (!isLast && !body.subarray(at, at + maxHeaders).includes('\r\n\r\n')) return undefined;
  }
  return parts > 1 ? body.length : undefined;
}

/** Ends the beginning of a body as a whole one ends. Leaves out a last part without all of its headers. */
function ended(head: Buffer, delimiter: Buffer) {
  const last = head.lastIndexOf(delimiter);
  const whole = head.includes('\r\n\r\n', last) ? head : head.subarray(0, Math.max(0, last - 2));
  return Buffer.concat([whole, Buffer.from('\r\n'), delimiter, Buffer.from('--\r\n')]);
}
