import type { LocalizedText } from '../../../widgets/runtime/language/strings';
import {
  type AttachmentType,
  attachmentProblem,
  attachmentType,
  headSize,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.attachments';

export interface Attachment {
  name: string;
  type: AttachmentType | undefined;
  problem: LocalizedText | undefined;
  size: number;
  start: number;
}

/** Undefined if the URL does not have the form `data:<type>;name=<percent-encoded>;base64,…`. */
export function readAttachment(url: string): Attachment | undefined {
  const [head, name] = /^data:[\w.+-]+\/[\w.+-]+;name=([^;,]{1,3000});base64,/.exec(url.slice(0, 3100)) ?? [];
  if (!head || !name) return undefined;
  const size = base64Size(url, head.length);
  if (size === undefined) return undefined;
  try {
    const first = Buffer.from(url.slice(head.length, head.length + Math.ceil(headSize / 3) * 4), 'base64');
    const decoded = decodeURIComponent(name);
    return {
      name: decoded,
      type: attachmentType(decoded, first),
      problem: attachmentProblem(decoded, size, first),
      size,
      start: head.length,
    };
  } catch {
    return undefined;
  }
}

/** Size of the decoded content, computed without decoding; undefined if it is not base64. */
function base64Size(text: string, start: number): number | undefined {
  const length = text.length - start;
  if (length % 4 !== 0) return undefined;
  const pattern = /[A-Za-z0-9+/]*(={0,2})$/y;
  pattern.lastIndex = start;
  const padding = pattern.exec(text)?.[1];
  return padding === undefined ? undefined : (length / 4) * 3 - padding.length;
}
