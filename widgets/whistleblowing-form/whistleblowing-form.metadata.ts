/**
 * What a file says besides what it shows, and the file without it. Pictures are not drawn anew: their parts are copied, but for those
 * that hold such data, so that every pixel stays. Loaded with the first file.
 */
import type { AttachmentType, Finding } from './whistleblowing-form.attachments';

export interface Inspected {
  found: ReadonlySet<Finding>;
  /** The file without it; undefined where that cannot be made. */
  clean?: Uint8Array<ArrayBuffer>;
  /** What the file without it still says. */
  left?: ReadonlySet<Finding>;
}

type Bytes = Uint8Array<ArrayBuffer>;
/** A part of a file, from one place to another. */
type Part = readonly [from: number, to: number];

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** Text whose characters are the bytes. */
const latin1 = (bytes: Bytes, from: number, to: number) => new TextDecoder('latin1').decode(bytes.subarray(from, to));

/** Of EXIF: the fields' numbers, and what they tell. */
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

/** Reads EXIF data, which are TIFF's: tables of fields of twelve bytes. Returns the picture's orientation, 1 where it has none. */
function readExif(bytes: Bytes, found: Set<Finding>): number {
  let orientation = 1;
  found.add('other');
  if (bytes.length < 8) return orientation;
  const view = viewOf(bytes);
  const isLittle = view.getUint16(0) === 0x4949;
  const readTable = (start: number, depth: number) => {
    if (start + 2 > bytes.length) return;
    const end = Math.min(start + 2 + view.getUint16(start, isLittle) * 12, bytes.length - 11);
    for (let at = start + 2; at < end; at += 12) {
      const field = view.getUint16(at, isLittle);
      const finding = fields[field];
      if (finding) found.add(finding);
      if (field === orientationField) orientation = view.getUint16(at + 8, isLittle);
      if (field === exifPointer && !depth) readTable(view.getUint32(at + 8, isLittle), 1);
    }
  };
  readTable(view.getUint32(4, isLittle), 0);
  return orientation;
}

/** What XMP, other text or a PDF tells, by the names of its fields. */
const words: readonly [RegExp, Finding][] = [
  [/exif:GPS|photoshop:City|Iptc4xmpCore:Location/, 'place'],
  [/CreateDate|ModifyDate|DateCreated|CreationDate|ModDate|Creation Time/, 'time'],
  [/CreatorTool|tiff:Make|tiff:Model|Software|\/Producer|\/Creator\b/, 'device'],
  [/dc:creator|Author|Artist|Copyright|photoshop:Credit/, 'author'],
];

function readWords(text: string, found: Set<Finding>): void {
  for (const [word, finding] of words) if (word.test(text)) found.add(finding);
}

/** The orientation as the one field of an EXIF segment: without it a picture would be shown on its side. */
const orientationSegment = (orientation: number): Bytes =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, orientationField >> 8, orientationField & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

/** Puts parts together; `first` after the first of them. */
function joined(bytes: Bytes, parts: readonly Part[], first: Bytes = new Uint8Array()): Bytes {
  const pieces = parts.map(([from, to]) => bytes.subarray(from, to));
  pieces.splice(1, 0, first);
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * Segments of applications (`APP0` to `APP15`) without which a JPEG would look otherwise: JFIF's, of a size that has no thumbnail,
 * which may show what was cut off; colour profiles; Adobe's colour transform. Their names alone say little: `Adobe_Photoshop2.5:`
 * has captions and authors.
 */
const pictureSegments: Readonly<Record<number, { name: RegExp; size?: number }>> = {
  224: { name: /^JFIF\0/, size: 16 },
  226: { name: /^ICC_PROFILE\0/ },
  238: { name: /^Adobe/, size: 14 },
};

/** A JPEG is a row of segments, and scans between them. Kept are those that make the picture. What follows the end is another file. */
function inspectJpeg(bytes: Bytes): Inspected {
  const found = new Set<Finding>();
  const parts: Part[] = [[0, 2]];
  const view = viewOf(bytes);
  let orientation = 1;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return { found };
    if (marker === 0xd9) break;
    const size = view.getUint16(at + 2);
    let end = at + 2 + size;
    const name = latin1(bytes, at + 4, at + 16);
    const known = pictureSegments[marker];
    const isPicture = known?.name.test(name) && (known.size ?? size) === size;
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    if ((isApplication && !isPicture) || marker === 0xfe) {
      if (name.startsWith('Exif\0')) orientation = readExif(bytes.subarray(at + 10, end), found);
      else readWords(latin1(bytes, at + 4, end), found.add('other'));
    } else {
      // A scan's data follow its segment, up to a marker that is none of theirs.
      if (marker === 0xda) {
        while (end < bytes.length && (bytes[end] !== 0xff || /^(?:0|255|20[89]|21[0-5])$/.test(`${bytes[end + 1]}`)))
          end++;
      }
      parts.push([at, end]);
    }
    at = end;
  }
  const end = parts.at(-1)?.[1] ?? 0;
  const ending = bytes.indexOf(0xd9, end) - 1;
  if (bytes[ending] !== 0xff) return { found };
  if (ending + 2 < bytes.length) found.add('other');
  const turned = orientation > 1 && orientation < 9 ? orientationSegment(orientation) : undefined;
  return { found, clean: joined(bytes, [...parts, [ending, ending + 2]], turned) };
}

/** Chunks of a PNG that make the picture: pixels, colours, transparency, size, animation. */
const pictureChunks = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

function inspectPng(bytes: Bytes): Inspected {
  const found = new Set<Finding>();
  const parts: Part[] = [[0, 8]];
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = latin1(bytes, at + 4, at + 8);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return { found };
    if (pictureChunks.test(name)) parts.push([at, end]);
    else if (name === 'eXIf') readExif(bytes.subarray(at + 8, end - 4), found);
    else if (name === 'tIME') found.add('time');
    else readWords(latin1(bytes, at + 8, end - 4), found.add('other'));
    if (name === 'IEND') {
      if (end < bytes.length) found.add('other');
      return { found, clean: joined(bytes, parts) };
    }
    at = end;
  }
  return { found };
}

/** Places in a text from what a pattern finds to the next `end`, and what the pattern's group has found. */
function* between(text: string, pattern: RegExp, end: string): Generator<[...place: Part, group: string | undefined]> {
  let to = 0;
  for (const { index, 0: start, 1: group } of text.matchAll(pattern)) {
    if (index < to) continue;
    const from = index + start.length;
    to = text.indexOf(end, from);
    if (to < 0) return;
    yield [from, to, group];
  }
}

/** The numbers that a pattern finds. */
const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => number);

const blank = 0x20;
const emptyText = [0x28, 0x29];

/**
 * A PDF says where the dictionary of its author is: `/Info 7 0 R`. That is emptied, with the texts that it refers to and with XMP, by
 * blanks, so that all else stays where the file says that it is. What is compressed cannot be seen here: it is never sure that nothing
 * is left.
 */
function inspectPdf(bytes: Bytes): Inspected {
  const found = new Set<Finding>();
  const left = new Set<Finding>();
  const text = latin1(bytes, 0, bytes.length);
  const clean = bytes.slice();
  const objects = () => between(text, /\b(\d+)\s+\d+\s+obj\b\s*/g, 'endobj');
  const infos = new Set(numbersIn(text, /\/Info\s+(\d+)\s+\d+\s+R\b/g));
  const values = new Set<string | undefined>();
  readWords(text, found);
  for (const [from, end, number] of objects()) {
    const to = text.lastIndexOf('>>', end);
    if (!infos.has(number) || !text.startsWith('<<', from) || to <= from) continue;
    clean.fill(blank, from + 2, to);
    for (const value of numbersIn(text.slice(from, to), /\b(\d+)\s+\d+\s+R\b/g)) values.add(value);
  }
  for (const [from, to, number] of objects()) {
    if (!values.has(number) || !/^(?:\(|<[^<])./s.test(text.slice(from, from + 3))) continue;
    clean.fill(blank, from, to);
    clean.set(emptyText, from);
  }
  for (const [from, to] of between(text, /<\?xpacket begin[^<>]*>/g, '<?xpacket end')) clean.fill(blank, from, to);
  readWords(latin1(clean, 0, clean.length), left);
  return { found, clean, left };
}

const inspectors: Record<AttachmentType, (bytes: Bytes) => Inspected> = {
  'image/jpeg': inspectJpeg,
  'image/png': inspectPng,
  'application/pdf': inspectPdf,
};

/** What a file says besides what it shows. A file that is not formed as its type should be is not changed. */
export function inspect(bytes: Bytes, type: AttachmentType): Inspected {
  try {
    return inspectors[type](bytes);
  } catch {
    // A length leads out of the file.
    return { found: new Set() };
  }
}
