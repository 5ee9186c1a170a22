import { format, type LocalizedText, localizedTexts } from '../runtime/language/strings';
import { strings } from './whistleblowing-form.attachments.strings';

export const maxAttachments = 3;
/** Largest file, in bytes: 5 MB. */
export const maxAttachmentSize = 5 * 1024 * 1024;

const text = localizedTexts('whistleblowing-form.attachments', strings);

export const attachmentMessages = {
  count: text((t) => t.count),
  type: text((t) => t.type),
  size: text((t) => t.size),
  empty: text((t) => t.empty),
  heic: text((t) => t.heic),
  unreadable: text((t) => t.unreadable),
};

export type AttachmentType = 'image/png' | 'image/jpeg' | 'application/pdf';

/** An attached file, after its type was checked. */
export interface Attachment {
  name: string;
  type: AttachmentType;
  /** As it was when it was chosen: the file may change or vanish afterwards. */
  original: Blob;
  /** The file without the data that do not belong to what it shows; unset where they cannot be removed. */
  clean?: Blob;
  /** What such data tell. */
  found: readonly Finding[];
  /** What the file without them still tells. */
  left: readonly Finding[];
  /** The reporter wants the file sent as it is, under its own name. */
  asIs?: boolean;
}

/** Kinds of hidden data in a file; `closed`: parts that cannot be read here. */
export const findings = ['place', 'time', 'device', 'author', 'other', 'closed'] as const;
export type Finding = (typeof findings)[number];

/** What is sent of a file, which is one of several, and its name: the file's own may tell more than the reporter thinks of. */
export const sentOf = (attachment: Attachment, index: number): { name: string; content: Blob } => {
  const { name, original, clean = original, asIs } = attachment;
  return asIs
    ? { name, content: original }
    : { name: `file-${index + 1}${/\.\w+$/.exec(name)?.[0].toLowerCase()}`, content: clean };
};

/** Bytes of a file's head that tell its type: readers of PDF accept up to 1,024 bytes before its mark. */
export const headSize = 1_029;

const types: readonly [type: AttachmentType, extension: RegExp, start: RegExp, names: string][] = [
  ['image/png', /\.png$/i, /^\x89PNG\r\n.\n/s, '.png'],
  ['image/jpeg', /\.jpe?g$/i, /^\xff\xd8\xff/, '.jpg'],
  ['application/pdf', /\.pdf$/i, /%PDF-/, '.pdf'],
];

const textOf = (head: Uint8Array) => String.fromCharCode(...head.subarray(0, headSize));

/** The type of a file, if its extension and its first bytes (`headSize`) agree; otherwise undefined. */
export function attachmentType(name: string, head: Uint8Array): AttachmentType | undefined {
  const text = textOf(head);
  return types.find(([, extension, start]) => extension.test(name) && start.test(text))?.[0];
}

/** Why a file cannot be attached; undefined where it can. */
export function attachmentProblem(name: string, size: number, head: Uint8Array): LocalizedText | undefined {
  if (size === 0) return attachmentMessages.empty;
  if (size > maxAttachmentSize) return attachmentMessages.size;
  if (attachmentType(name, head)) return undefined;
  const start = textOf(head);
  if (/\.hei[cf]$/i.test(name) || /^.{4}ftyp(?:hei|mif1|msf1|hev)/s.test(start)) return attachmentMessages.heic;
  const [, , , ending] = types.find(([, , mark]) => mark.test(start)) ?? [];
  if (!ending) return attachmentMessages.type;
  return (language, labels) => format(text((t) => t.ending)(language, labels), { ending }, language);
}

/** Characters of the longest file name that any file system has. */
const longestName = 255;

/** The start of an attachment's data URL, before the base64 data. Halves of surrogate pairs cannot be encoded. */
export const dataUrlPrefix = (type: string, name: string): string =>
  `data:${type};name=${encodeURIComponent(name.slice(-longestName).replace(/\p{Cs}/gu, '_'))};base64,`;
