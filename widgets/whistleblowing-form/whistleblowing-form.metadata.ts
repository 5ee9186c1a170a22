/** Finds and removes hidden data of a file. Copies a picture's parts, so that every pixel stays. Loaded with the first file. */
import type { AttachmentType, Finding } from './whistleblowing-form.attachments';

export interface Inspected {
  found: ReadonlySet<Finding>;
  /** Undefined if it cannot be cleaned. */
  clean?: Uint8Array<ArrayBuffer>;
  /** Hidden data that stay in `clean`. */
  left?: ReadonlySet<Finding>;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Part = readonly [from: number, to: number];

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const latin1 = (bytes: Bytes, from: number, to: number) => new TextDecoder('latin1').decode(bytes.subarray(from, to));

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
const words: readonly [RegExp, Finding][] = [
  [/exif:GPS|photoshop:City|Iptc4xmpCore:Location/, 'place'],
  [/CreateDate|ModifyDate|DateCreated|CreationDate|ModDate|Creation Time/, 'time'],
  [/CreatorTool|tiff:Make|tiff:Model|Software|\/Producer|\/Creator\b/, 'device'],
  // A signature's certificate.
  [/dc:creator|Author|Artist|Copyright|photoshop:Credit|\/ByteRange/, 'author'],
  // Paths with a name of a user.
  [/file:\/\/|\b[A-Z]:[\\/]{1,2}Users\b|[( ]\/Users\/|PTEX\.FileName/, 'author'],
];

function readWords(text: string, found: Set<Finding>): void {
  for (const [word, finding] of words) if (word.test(text)) found.add(finding);
}

/** An EXIF segment with only the orientation, or the picture would be turned. */
const orientationSegment = (orientation: number): Bytes =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, orientationField >> 8, orientationField & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

const nothing: Bytes = new Uint8Array();

/** Joins parts, with `first` after the first one and `last` at the end. */
function joined(bytes: Bytes, parts: readonly Part[], first = nothing, last = nothing): Bytes {
  const pieces = parts.map(([from, to]) => bytes.subarray(from, to));
  pieces.splice(1, 0, first);
  pieces.push(last);
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

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
const maxParts = 10_000;
/** A large PDF has about 30,000 objects. */
const maxMarks = 100_000;

interface Segments {
  parts: Part[];
  hidden: Part[];
  orientation: number;
  /** After the end mark; undefined without one. */
  end: number | undefined;
}

/** A JPEG is a sequence of segments with scans between. Undefined for anything else, without a scan, or above the budget. */
function readJpeg(bytes: Bytes, found: Set<Finding>, budget = { parts: maxParts }): Segments | undefined {
  const parts: Part[] = [[0, 2]];
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
      parts.push([at, end]);
    }
    at = end;
  }
}

const endMark: Bytes = new Uint8Array([0xff, 0xd9]);

/** Keeps the picture's parts, drops data after its end, and ends a truncated picture. */
function inspectJpeg(bytes: Bytes): Inspected {
  const found = new Set<Finding>();
  const read = readJpeg(bytes, found);
  if (!read) return { found };
  const { parts, orientation, end } = read;
  if (end !== undefined && end < bytes.length) found.add('other');
  const turned = orientation > 1 && orientation < 9 ? orientationSegment(orientation) : undefined;
  return { found, clean: joined(bytes, parts, turned, endMark) };
}

/** Chunks of the picture. Not the colour profile (`iCCP`), which names a device. */
const pictureChunks = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

function inspectPng(bytes: Bytes): Inspected {
  const found = new Set<Finding>();
  const parts: Part[] = [[0, 8]];
  const view = viewOf(bytes);
  let count = 0;
  for (let at = 8; at + 12 <= bytes.length && count < maxParts; count++) {
    const name = latin1(bytes, at + 4, at + 8);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return { found };
    if (pictureChunks.test(name)) parts.push([at, end]);
    else if (name === 'eXIf') readExif(bytes.subarray(at + 8, end - 4), found);
    else if (name === 'tIME') found.add('time');
    else if (name === 'iCCP') found.add('device');
    else readWords(latin1(bytes, at + 8, end - 4), found.add('other'));
    if (name === 'IEND') {
      if (end < bytes.length) found.add('other');
      return { found, clean: joined(bytes, parts) };
    }
    at = end;
  }
  return { found };
}

const blank = 0x20;
const emptyText = [0x28, 0x29];

const escaped = /#[2-7][\da-f]/gi;

function hasManyEscapes(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(escaped)) if (++count > maxParts) return true;
  return false;
}

/** A PDF's text with decoded names (`/#41uthor` is `/Author`), padded to their length. Undecoded if it has very many. */
const readPdfText = (bytes: Bytes): string => {
  const text = latin1(bytes, 0, bytes.length);
  if (hasManyEscapes(text)) return text;
  return text.replace(/\/[^\s()<>[\]{}/%#]*#[2-7][\da-f][^\s()<>[\]{}/%]*/gi, (name) =>
    name.replace(escaped, ([, ...code]) => String.fromCharCode(Number.parseInt(code.join(''), 16))).padEnd(name.length),
  );
};

/** In a PDF: the start of a stream, start and end of an object, and names that tell of a person or device. */
const marks =
  />>\s{0,99}stream\r?\n|\b(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\b|\bendobj\b|\/(Info|PTEX\.InfoDict|PTEX\.FileName|Author|Creator|Producer|CreationDate|ModDate|LastModified|Name|Location|Reason|ContactInfo|UF|F|M|T)(?![^\s()<>[\]{}/%])\s{0,99}(?:(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b|\(|<(?!<))?/g;
/** Findings of the names of notes, signatures and files. {@link words} has the others. */
const findings: Readonly<Record<string, Finding>> = {
  T: 'author',
  'PTEX.FileName': 'author',
  M: 'time',
  Name: 'author',
  Location: 'place',
  Reason: 'other',
  ContactInfo: 'author',
  F: 'other',
  UF: 'other',
};
const xmpStart = /^\s{0,9}<(?:\?xpacket|x:xmpmeta|rdf:RDF)/;

/** The end of a text that begins before `from`: its closing bracket. */
function textEnd(text: string, from: number, opening: string | undefined): number {
  if (opening === '<') return text.indexOf('>', from);
  const bracket = /\\.|[()]/gs;
  bracket.lastIndex = from;
  let depth = 1;
  for (let found = bracket.exec(text); found; found = bracket.exec(text)) {
    if (found[0] === '(') depth++;
    else if (found[0] === ')' && --depth === 0) return found.index;
  }
  return -1;
}

interface PdfParts {
  /** By number, from after `obj` to before `endobj` or the first stream. */
  objects: [number: string, ...place: Part][];
  /** Referenced objects: dictionaries of authors (`/Info`), and texts. */
  infos: Set<string | undefined>;
  values: Set<string | undefined>;
  /** Names with their values. */
  texts: { place: Part; name: string }[];
  streams: Part[];
  /** Some parts are not read: compressed XMP, those behind a part without an end, or very many. */
  isClosed: boolean;
}

/** Reads each byte once; skips streams and texts. */
function readPdf(text: string): PdfParts {
  const parts: PdfParts = {
    objects: [],
    infos: new Set(),
    values: new Set(),
    texts: [],
    streams: [],
    isClosed: false,
  };
  let object: [string, number] | undefined;
  const closeObject = (to: number) => {
    if (object) parts.objects.push([object[0], object[1], to]);
    object = undefined;
  };
  marks.lastIndex = 0;
  let count = 0;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    parts.isClosed ||= ++count > maxMarks;
    if (count > maxMarks) break;
    const { 0: whole, 1: number, 2: name, 3: reference, index } = found;
    const from = index + whole.length;
    if (number) object = [number, from];
    else if (whole === 'endobj') closeObject(index);
    else if (!name) {
      const dictionary = object ? text.slice(object[1], Math.min(index, object[1] + 1_000)) : '';
      parts.isClosed ||= dictionary.includes('/Metadata') && dictionary.includes('/Filter');
      closeObject(index);
      const to = text.indexOf('endstream', from);
      parts.isClosed ||= to < 0;
      if (to < 0) break;
      parts.streams.push([from, to]);
      marks.lastIndex = to;
    } else if (name === 'Info' || name === 'PTEX.InfoDict') parts.infos.add(reference);
    else if (reference) {
      parts.values.add(reference);
      // `/T`, `/M` and `/F` may refer to other objects than texts.
      if (name.length > 1) parts.texts.push({ place: [index, from], name });
    } else if (/[(<]$/.test(whole)) {
      const to = textEnd(text, from, whole.at(-1));
      parts.isClosed ||= to < 0;
      if (to < 0) break;
      parts.texts.push({ place: [index, to + 1], name });
      marks.lastIndex = to;
    }
  }
  return parts;
}

/**
 * Overwrites `/Info`, its texts, names and dates of notes, XMP, and pictures' hidden data. Blanks keep all offsets. Compressed and
 * encrypted parts cannot be read.
 */
function inspectPdf(bytes: Bytes): Inspected {
  const found = new Set<Finding>();
  const left = new Set<Finding>();
  const text = readPdfText(bytes);
  const clean = bytes.slice();
  readWords(text, found);
  const { objects, infos, values, texts, streams, isClosed } = readPdf(text);
  if (isClosed || hasManyEscapes(text) || /\/(?:ObjStm|Encrypt|EmbeddedFile)\b/.test(text)) {
    found.add('closed');
    left.add('closed');
  }
  const start = Math.max(0, text.indexOf('%PDF-'));
  if (start > 0) found.add('other');
  clean.fill(blank, 0, start);
  for (const [number, from, end] of objects) {
    if (!infos.has(number)) continue;
    const dictionary = text.slice(from, end);
    const [open, close] = [dictionary.indexOf('<<'), dictionary.lastIndexOf('>>')];
    if (open < 0 || close <= open) continue;
    clean.fill(blank, from + open + 2, from + close);
    for (const [, value] of dictionary.matchAll(/\b(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/g)) values.add(value);
  }
  for (const [number, from, to] of objects) {
    const space = values.has(number) && /^\s{0,99}(?=\(|<(?!<))/.exec(text.slice(from, from + 110));
    if (!space) continue;
    clean.fill(blank, from + space[0].length, to);
    clean.set(emptyText, from + space[0].length);
  }
  const fields = objects.filter(([, from, to]) => {
    const object = text.slice(from, to);
    // A page's own notes may be beside its fields.
    return /\/(?:FT|Kids|Widget)\b/.test(object) && !/\/Annots\s{0,9}\[\s{0,9}<</.test(object);
  });
  let at = 0;
  for (const { place, name } of texts) {
    while (at < fields.length && (fields[at]?.[2] ?? 0) < place[0]) at++;
    // The name of a form's field.
    if (name === 'T' && (fields[at]?.[1] ?? Infinity) <= place[0]) continue;
    if (findings[name]) found.add(findings[name]);
    clean.fill(blank, ...place);
  }
  const budget = { parts: maxParts };
  for (const [from, to] of streams) {
    if (xmpStart.test(text.slice(from, from + 40))) clean.fill(blank, from, to);
    if (!text.startsWith('\xff\xd8\xff', from)) continue;
    const own = new Set<Finding>();
    const picture = readJpeg(clean.subarray(from, to), own, budget);
    // A picture that cannot be read keeps its hidden data.
    const kept = picture ? [] : own.add('other');
    for (const each of own) found.add(each);
    for (const each of kept) left.add(each);
    for (const [start, end] of picture?.hidden ?? []) clean.fill(0, from + start, from + end);
    // Phones append further pictures with hidden data.
    if (picture?.end && from + picture.end < to && /[^\0\s]/.test(text.slice(from + picture.end, to))) {
      found.add('other');
      clean.fill(0, from + picture.end, to);
    }
  }
  // An earlier revision has all that a later one removed. A file for the web has two parts.
  const revisions = text.split('%%EOF', 4).length - 1;
  if (revisions > (/\/Linearized\b/.test(text.slice(0, 1_024)) ? 2 : 1)) {
    found.add('other');
    left.add('other');
  }
  const end = text.lastIndexOf('%%EOF');
  const isFollowed = end >= 0 && /\S/.test(text.slice(end + 5));
  if (isFollowed) found.add('other');
  const whole = isFollowed ? clean.slice(0, end + 5) : clean;
  readWords(readPdfText(whole), left);
  return { found, clean: whole, left };
}

const inspectors: Record<AttachmentType, (bytes: Bytes) => Inspected> = {
  'image/jpeg': inspectJpeg,
  'image/png': inspectPng,
  'application/pdf': inspectPdf,
};

/** Does not change a malformed file. */
export function inspect(bytes: Bytes, type: AttachmentType): Inspected {
  try {
    return inspectors[type](bytes);
  } catch {
    // A length points beyond the file.
    return { found: new Set() };
  }
}
