import { format, type LocalizedText, localizedTexts } from '../runtime/language/strings';
import { strings } from './whistleblowing-form.attachments.strings';

export const maxAttachments = 3;
/** In bytes: 5 MB. */
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

export interface Attachment {
  name: string;
  type: AttachmentType;
  /** A copy, because the file may change or vanish. */
  original: Blob;
  /** The file without hidden data; unset if they cannot be removed. */
  clean?: Blob;
  found: readonly Finding[];
  /** Hidden data in `clean`. */
  left: readonly Finding[];
  /** The reporter wants to send the original with its name. */
  asIs?: boolean;
}

export const base64Of = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });

/** Kinds of hidden data; `closed`: unreadable parts. */
export const findings = ['place', 'time', 'device', 'author', 'other', 'closed'] as const;
export type Finding = (typeof findings)[number];

/** The content and name to send: a file's own name may tell more than the reporter thinks. */
export const sentOf = (attachment: Attachment, index: number): { name: string; content: Blob } => {
  const { name, original, clean = original, asIs } = attachment;
  return asIs
    ? { name, content: original }
    : { name: `file-${index + 1}${/\.\w+$/.exec(name)?.[0].toLowerCase()}`, content: clean };
};

/** Bytes that tell the type: PDF readers accept up to 1,024 bytes before `%PDF-`. */
export const headSize = 1_029;

const types: readonly [type: AttachmentType, extension: RegExp, start: RegExp, names: string][] = [
  ['image/png', /\.png$/i, /^\x89PNG\r\n.\n/s, '.png'],
  ['image/jpeg', /\.jpe?g$/i, /^\xff\xd8\xff/, '.jpg'],
  ['application/pdf', /\.pdf$/i, /%PDF-/, '.pdf'],
];

const textOf = (head: Uint8Array) => String.fromCharCode(...head.subarray(0, headSize));

/** The type if extension and first bytes (`headSize`) agree, else undefined. */
export function attachmentType(name: string, head: Uint8Array): AttachmentType | undefined {
  const text = textOf(head);
  return types.find(([, extension, start]) => extension.test(name) && start.test(text))?.[0];
}

/** Why a file cannot be attached, if so. */
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

/** In characters; the limit of file systems. */
const longestName = 255;

/** An attachment's data URL before the base64 data. Half surrogate pairs cannot be encoded. */
export const dataUrlPrefix = (type: string, name: string): string =>
  `data:${type};name=${encodeURIComponent(name.slice(-longestName).replace(/\p{Cs}/gu, '_'))};base64,`;
