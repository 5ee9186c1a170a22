/** Finds and removes hidden data of pictures. Copies their parts, so that every pixel stays. */
import type { Finding } from './whistleblowing-form.attachments';

export interface Inspected {
  found: ReadonlySet<Finding>;
  /** The parts of the file without hidden data; undefined if it cannot be cleaned. */
  clean?: Bytes[];
  /** Hidden data that stay in `clean`. */
  left?: ReadonlySet<Finding>;
}

export type Bytes = Uint8Array<ArrayBuffer>;
export type Part = readonly [from: number, to: number];

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
export const latin1 = (bytes: Bytes, from: number, to: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to));

const fields: Readonly<Record<number, Finding>> = {
  34853: 'place',
  306: 'time',
  36867: 'time',
  36868: 'time',
  271: 'device',
  272: 'device',
  305: 'device',
  42033: 'device',
  42036: 'device',
  315: 'author',
  33432: 'author',
  42032: 'author',
};
const exifPointer = 34665;
const orientationField = 274;

/** Reads EXIF data: TIFF tables of fields of twelve bytes. Returns the picture's orientation, 1 by default. */
function readExif(bytes: Bytes, found: Set<Finding>): number {
  let orientation = 1;
  found.add('other');
  if (bytes.length < 8) return orientation;
  const view = viewOf(bytes);
  const isLittle = view.getUint16(0) === 0x4949;
  let pointed: number | undefined;
  const readTable = (start: number) => {
    if (start + 2 > bytes.length) return;
    const end = Math.min(start + 2 + view.getUint16(start, isLittle) * 12, bytes.length - 11);
    for (let at = start + 2; at < end; at += 12) {
      const field = view.getUint16(at, isLittle);
      const finding = fields[field];
      if (finding) found.add(finding);
      if (field === orientationField) orientation = view.getUint16(at + 8, isLittle);
      if (field === exifPointer) pointed ??= view.getUint32(at + 8, isLittle);
    }
  };
  readTable(view.getUint32(4, isLittle));
  // Once, because tables may point to themselves.
  if (pointed !== undefined) readTable(pointed);
  return orientation;
}

/** Fields of XMP, other text or PDF. */
const words: readonly (readonly [RegExp, Finding])[] = [
  [/exif:GPS|photoshop:City|Iptc4xmpCore:Location/, 'place'],
  [/CreateDate|ModifyDate|DateCreated|CreationDate|ModDate|Creation Time/, 'time'],
  [/CreatorTool|tiff:Make|tiff:Model|Software|\/Producer|\/Creator\b/, 'device'],
  // A signature's certificate.
  [/dc:creator|Author|Artist|Copyright|photoshop:Credit|\/ByteRange/, 'author'],
  // Paths with a name of a user.
  [/file:\/\/|\b[A-Z]:[\\/]{1,2}Users\b|(?:[( ]|\.\.)\/(?:Users|home|media|run\/media)\/|PTEX\.FileName/, 'author'],
  // The same (`Users/`, `/home/`, `file:/`) in UTF-16: as bytes, with octal escapes, in hexadecimal.
  [/U\0s\0e\0r\0s\0[\\/]|\/\0h\0o\0m\0e\0\/|f\0i\0l\0e\0:\0\//, 'author'],
  [/U\\000s\\000e\\000r\\000s\\000[\\/]|\/\\000h\\000o\\000m\\000e\\000\/|f\\000i\\000l\\000e\\000:\\000\//, 'author'],
  [/0055007300650072007300(?:5c|2f)|002f0068006f006d0065002f|00660069006c0065003a002f/i, 'author'],
];

export function readWords(text: string, found: Set<Finding>): void {
  for (const [word, finding] of words) if (word.test(text)) found.add(finding);
}

/** An EXIF segment with only the orientation, or the picture would be turned. */
const orientationSegment = (orientation: number): Bytes =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, orientationField >> 8, orientationField & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

/**
 * Application segments (`APP0` to `APP15`) to keep: JFIF without a thumbnail, which may show cropped parts, and Adobe's colour
 * transform. The size excludes `Adobe_Photoshop2.5:`, which has captions and authors.
 */
const pictureSegments: Readonly<Record<number, { name: RegExp; size: number }>> = {
  224: { name: /^JFIF\0/, size: 16 },
  238: { name: /^Adobe/, size: 14 },
};

/** The end of a scan: the next foreign marker, or the end of the file. */
function scanEnd(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (!next || next === 0xff || (next >= 0xd0 && next <= 0xd7)) continue;
    let end = at;
    while (end > from && bytes[end - 1] === 0xff) end--;
    return end;
  }
  return bytes.length;
}

/** More than any file has. A file of nothing but empty parts or escapes would take seconds. */
export const maxParts = 10_000;

interface Segments {
  /** The picture's, without the start mark. */
  parts: Bytes[];
  hidden: Part[];
  orientation: number;
  /** After the end mark; undefined without one. */
  end: number | undefined;
}

const endMark: Bytes = new Uint8Array([0xff, 0xd9]);

/** A JPEG is a sequence of segments with scans between. Undefined for anything else, without a scan, or above the budget. */
export function readJpeg(bytes: Bytes, found: Set<Finding>, budget = { parts: maxParts }): Segments | undefined {
  const parts: Bytes[] = [];
  const hidden: Part[] = [];
  let orientation = 1;
  let hasScan = false;
  for (let at = 2; ; ) {
    if (--budget.parts < 0) return undefined;
    if (at >= bytes.length) return hasScan ? { parts, hidden, orientation, end: undefined } : undefined;
    if (bytes[at] !== 0xff) return undefined;
    // Any number of fill bytes may precede a marker.
    if (bytes[at + 1] === 0xff) {
      at++;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return { parts, hidden, orientation, end: at + 2 };
    if (at + 4 > bytes.length) return hasScan ? { parts, hidden, orientation, end: undefined } : undefined;
    const size = viewOf(bytes).getUint16(at + 2);
    let end = at + 2 + size;
    if (size < 2 || end > bytes.length) return undefined;
    const name = latin1(bytes, at + 4, at + 16);
    const known = pictureSegments[marker];
    const isPicture = known?.name.test(name) && known.size === size;
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    if ((isApplication && !isPicture) || marker === 0xfe) {
      if (name.startsWith('Exif\0')) orientation = readExif(bytes.subarray(at + 10, end), found);
      // A colour profile names its screen or camera.
      else if (name.startsWith('ICC_PROFILE\0')) found.add('device');
      else readWords(latin1(bytes, at + 4, end), found.add('other'));
      hidden.push([at + 4, end]);
    } else {
      if (marker === 0xda) {
        end = scanEnd(bytes, end);
        hasScan = true;
      }
      parts.push(bytes.subarray(at, end));
    }
    at = end;
  }
}

/** Keeps the picture's parts, drops data after its end, and ends a truncated picture. */
export function inspectJpeg(bytes: Bytes): Inspected {
  const found = new Set<Finding>();
  const read = readJpeg(bytes, found);
  if (!read) return { found };
  const { parts, orientation, end } = read;
  if (end !== undefined && end < bytes.length) found.add('other');
  const turned = orientation > 1 && orientation < 9 ? [orientationSegment(orientation)] : [];
  return { found, clean: [bytes.subarray(0, 2), ...turned, ...parts, endMark] };
}

/** Chunks of the picture. Not the colour profile (`iCCP`), which names a device. */
const pictureChunks = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

export function inspectPng(bytes: Bytes): Inspected {
  const found = new Set<Finding>();
  const clean: Bytes[] = [bytes.subarray(0, 8)];
  const view = viewOf(bytes);
  let count = 0;
  for (let at = 8; at + 12 <= bytes.length && count < maxParts; count++) {
    const name = latin1(bytes, at + 4, at + 8);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return { found };
    if (pictureChunks.test(name)) clean.push(bytes.subarray(at, end));
    else if (name === 'eXIf') readExif(bytes.subarray(at + 8, end - 4), found);
    else if (name === 'tIME') found.add('time');
    else if (name === 'iCCP') found.add('device');
    else readWords(latin1(bytes, at + 8, end - 4), found.add('other'));
    if (name === 'IEND') {
      if (end < bytes.length) found.add('other');
      return { found, clean };
    }
    at = end;
  }
  return { found };
}
