import { laterTexts } from '../runtime/language/strings';
import { strings } from './whistleblowing-form.attachments.strings';

export const maxAttachments = 3;
/** Largest file, in bytes: 5 MB. */
export const maxAttachmentSize = 5 * 1024 * 1024;

const text = laterTexts('whistleblowing-form.attachments', strings);

export const attachmentMessages = {
  count: text((t) => t.count),
  type: text((t) => t.type),
  size: text((t) => t.size),
};

export type AttachmentType = 'image/png' | 'image/jpeg' | 'application/pdf';

/** An attached file, after its type was checked. */
export interface Attachment {
  file: File;
  type: AttachmentType;
  /** The file without the data that do not belong to what it shows; unset where they cannot be removed. */
  clean?: Blob;
  /** What such data tell. */
  found: readonly Finding[];
  /** What the file without them still tells. */
  left: readonly Finding[];
  /** The reporter wants the file sent as it is, under its own name. */
  asIs?: boolean;
}

/** What data in a file tell besides what it shows: where, when, with what and by whom it was made. */
export const findings = ['place', 'time', 'device', 'author', 'other'] as const;
export type Finding = (typeof findings)[number];

/** What is sent of a file, which is one of several, and its name: the file's own may tell more than the reporter thinks of. */
export const sentOf = ({ file, clean = file, asIs }: Attachment, index: number): { name: string; content: Blob } =>
  asIs
    ? { name: file.name, content: file }
    : { name: `file-${index + 1}${/\.\w+$/.exec(file.name)?.[0].toLowerCase()}`, content: clean };

const types: readonly [type: AttachmentType, extension: RegExp, start: string][] = [
  ['image/png', /\.png$/i, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', /\.jpe?g$/i, '\xff\xd8\xff'],
  ['application/pdf', /\.pdf$/i, '%PDF-'],
];

/** The type of a file, if its extension and its first bytes (8 are enough) agree; otherwise undefined. */
export const attachmentType = (name: string, bytes: Uint8Array): AttachmentType | undefined =>
  types.find(
    ([, extension, start]) => extension.test(name) && String.fromCharCode(...bytes.subarray(0, start.length)) === start,
  )?.[0];

/** The start of an attachment's data URL, before the base64 data. */
export const dataUrlPrefix = (type: string, name: string): string =>
  `data:${type};name=${encodeURIComponent(name)};base64,`;
