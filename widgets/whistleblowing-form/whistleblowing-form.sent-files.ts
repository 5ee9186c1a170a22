/** Removes hidden data of attached files, and says so: in the browser, or on the server if no script runs. */

import type { Language } from '../runtime/language/language';
import { format } from '../runtime/language/strings';
import {
  type Attachment,
  type AttachmentType,
  attachmentType,
  type Finding,
  findings,
  sentOf,
} from './whistleblowing-form.attachments';
import type { strings } from './whistleblowing-form.files.strings';
import { inspectPdf } from './whistleblowing-form.metadata.pdf';
import { type Bytes, type Inspected, inspectJpeg, inspectPng } from './whistleblowing-form.metadata.pictures';

const inspectors: Record<AttachmentType, (bytes: Bytes) => Inspected> = {
  'image/jpeg': inspectJpeg,
  'image/png': inspectPng,
  'application/pdf': inspectPdf,
};

/** Finds and removes hidden data. Does not change a malformed file. */
export function inspect(bytes: Bytes, type: AttachmentType): Inspected {
  try {
    return inspectors[type](bytes);
  } catch {
    // A length points beyond the file.
    return { found: new Set() };
  }
}

export function attach(name: string, bytes: Bytes): Attachment {
  const type = attachmentType(name, bytes) as AttachmentType;
  const { found, clean, left } = inspect(bytes, type);
  return {
    name,
    type,
    original: new Blob([bytes], { type }),
    found: findings.filter((finding) => found.has(finding)),
    left: findings.filter((finding) => left?.has(finding)),
    ...(clean && { clean: new Blob(clean, { type }) }),
  };
}

export function fateOf(one: Attachment, index: number, t: typeof strings.Indonesia, language: Language): string {
  const { found, left, clean, asIs, type } = one;
  const kept = clean && !asIs ? left : found;
  const removed = found.filter((finding) => !kept.includes(finding));
  const list = (some: readonly Finding[]) => some.map((finding) => t.findings[finding]).join(', ');
  // A PDF may hold hidden data in compressed form.
  const nothing = type === 'application/pdf' && clean ? '' : clean ? t.clean : t.unknown;
  return [
    format(t.sent, { name: sentOf(one, index).name }, language),
    removed.length && format(t.removed, { found: list(removed) }, language),
    kept.length && format(t.kept, { found: list(kept) }, language),
    !found.length && nothing,
  ]
    .filter(Boolean)
    .join('. ')
    .concat('.');
}
