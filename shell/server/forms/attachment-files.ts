import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { readAttachment } from './attachment';

/** Writes a file for its owner only. Returns false, and leaves the file, if it exists. */
export async function writeNew(file: string, content: Uint8Array | string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(content).finally(() => handle.close());
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
