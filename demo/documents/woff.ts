import { inflateSync } from 'node:zlib';

/**
 * The OpenType font in a WOFF 1.0 file (https://www.w3.org/TR/WOFF/). pdfkit reads WOFF too, but would inflate each table anew for
 * every document.
 */
export function openTypeOf(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + 20 * index;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const data = woff.subarray(start, start + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const header = Buffer.alloc(12);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  const directory: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = header.length + 16 * tables.length;
  for (const { tag, checksum, data } of tables) {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(at, 0);
    place.writeUInt32BE(data.length, 4);
    directory.push(tag, checksum, place);
    const padding = Buffer.alloc(-data.length & 3);
    contents.push(data, padding);
    at += data.length + padding.length;
  }
  return Buffer.concat([header, ...directory, ...contents]);
}
