import type { Language } from '../runtime/language/language';

export const maxAttachments = 3;
/** Largest file, in bytes: 5 MB. */
export const maxAttachmentSize = 5 * 1024 * 1024;

export const attachmentMessages: Record<'count' | 'type' | 'size', Record<Language, string>> = {
  count: { English: 'At most 3 files', Indonesia: 'Maksimal 3 file' },
  type: { English: 'Files must be PNG, JPEG, JPG or PDF', Indonesia: 'File harus berupa PNG, JPEG, JPG, atau PDF' },
  size: { English: 'Each file may be at most 5 MB', Indonesia: 'Ukuran setiap file maksimal 5 MB' },
};

export type AttachmentType = 'image/png' | 'image/jpeg' | 'application/pdf';

/** An attached file, after its type was checked. */
export interface Attachment {
  file: File;
  type: AttachmentType;
  /** Whether its metadata was removed. */
  isClean?: boolean;
}

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
