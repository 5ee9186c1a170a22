/** Finds and removes hidden data of PDFs. */
import type { Finding } from './whistleblowing-form.attachments';
import {
  type Bytes,
  type Inspected,
  latin1,
  maxParts,
  type Part,
  readJpeg,
  readWords,
} from './whistleblowing-form.metadata.pictures';

/** A large PDF has about 30,000 objects. */
const maxMarks = 100_000;

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
const xmpStart = /^(?:\xef\xbb\xbf)?\s{0,9}<(?:\?xpacket|x:xmpmeta|rdf:RDF)/;
const jpegStart = '\xff\xd8\xff';

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
  /** Referenced objects: dictionaries of authors (`/Info`), and texts with the names that have them. */
  infos: Set<string | undefined>;
  values: Map<string | undefined, string>;
  /** Names with their values. */
  texts: { place: Part; name: string }[];
  streams: Part[];
  /** Some parts are not read: compressed XMP and pictures, those behind a part without an end, or very many. */
  isClosed: boolean;
}

/** Reads each byte once; skips streams and texts. */
function readPdf(text: string): PdfParts {
  const parts: PdfParts = {
    objects: [],
    infos: new Set(),
    values: new Map(),
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
      // A picture within another coding, or one that is no JPEG, and a document within the PDF.
      parts.isClosed ||= /\/(?:DCT(?:Decode)?|JPXDecode)\b/.test(dictionary) && !text.startsWith(jpegStart, from);
      parts.isClosed ||= text.startsWith('PK\x03\x04', from);
      closeObject(index);
      const to = text.indexOf('endstream', from);
      parts.isClosed ||= to < 0;
      if (to < 0) break;
      parts.streams.push([from, to]);
      marks.lastIndex = to;
    } else if (name === 'Info' || name === 'PTEX.InfoDict') {
      // A picture or a state of a button may be called so, too.
      const isOther = name === 'Info' && object && !text.slice(object[1], object[1] + 1_000).includes('/XRef');
      if (!isOther) parts.infos.add(reference);
    } else if (reference) parts.values.set(reference, name);
    else if (/[(<]$/.test(whole)) {
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
export function inspectPdf(bytes: Bytes): Inspected {
  const found = new Set<Finding>();
  const left = new Set<Finding>();
  const keep = (finding: Finding) => {
    found.add(finding);
    left.add(finding);
  };
  const text = readPdfText(bytes);
  const clean = bytes.slice();
  readWords(text, found);
  const { objects, infos, values, texts, streams, isClosed } = readPdf(text);
  if (isClosed || hasManyEscapes(text) || /\/(?:ObjStm|Encrypt|EmbeddedFile|AdditionalStreams)\b/.test(text))
    keep('closed');
  const start = Math.max(0, text.indexOf('%PDF-'));
  if (start > 0) found.add('other');
  clean.fill(blank, 0, start);
  for (const [number, from, end] of objects) {
    if (!infos.has(number)) continue;
    const dictionary = text.slice(from, end);
    const [open, close] = [dictionary.indexOf('<<'), dictionary.lastIndexOf('>>')];
    if (open < 0 || close <= open) continue;
    clean.fill(blank, from + open + 2, from + close);
    for (const [, value] of dictionary.matchAll(/\b(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/g)) {
      if (values.size > maxParts) break;
      values.set(value, 'Info');
    }
  }
  if (values.size > maxParts) keep('closed');
  for (const [number, from, to] of objects) {
    const name = values.get(number);
    const space = name && /^\s{0,99}(?=\(|<(?!<))/.exec(text.slice(from, from + 110));
    if (!space) continue;
    if (findings[name]) found.add(findings[name]);
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
    if (!text.startsWith(jpegStart, from)) continue;
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
  if (revisions > (/\/Linearized\b/.test(text.slice(0, 1_024)) ? 2 : 1)) keep('other');
  const end = text.lastIndexOf('%%EOF');
  const isFollowed = end >= 0 && /\S/.test(text.slice(end + 5));
  if (isFollowed) found.add('other');
  const whole = isFollowed ? clean.subarray(0, end + 5) : clean;
  readWords(readPdfText(whole), left);
  return { found, clean: [whole], left };
}
