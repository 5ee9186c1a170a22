import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Writes a file for its owner only. Returns false, and leaves the file, if it exists. */
export async function writeNew(file: string, content: Uint8Array | string): Promise<boolean> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    console.error(`${file} exists already and is left as it is`);
    return false;
  }
}

/** `CASE-1-name.pdf`. Names are untrusted: no special characters, no extension that starts a program, no overwriting. */
export async function writeAttachments(folder: string, caseCode: string, urls: readonly string[]): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  for (const [index, url] of urls.entries()) {
    const { name, start, type } = readAttachment(url) ?? { name: 'file', start: url.indexOf(',') + 1, type: undefined };
    const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(name) ?? [];
    const safe = stem
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9_.-]+/g, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 80);
    const ending = type ? extension.toLowerCase() : '.bin';
    const file = join(folder, `${caseCode}-${index + 1}-${safe || 'file'}${ending}`);
    await writeNew(file, Buffer.from(url.slice(start), 'base64'));
    files.push(file);
  }
  return files;
}
