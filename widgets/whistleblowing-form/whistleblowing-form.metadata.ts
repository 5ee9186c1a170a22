/** Finds and removes hidden data of a file. Loaded with the first file. */
import type { AttachmentType } from './whistleblowing-form.attachments';
import { inspectPdf } from './whistleblowing-form.metadata.pdf';
import { type Bytes, type Inspected, inspectJpeg, inspectPng } from './whistleblowing-form.metadata.pictures';

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
