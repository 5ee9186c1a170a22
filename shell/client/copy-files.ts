/**
 * Copies chosen files into memory before the browser sends a form that waits for its code (`hold-posts.ts`), because the browser's
 * page about an unreadable file would replace the form.
 */
import { handleFiles, hideLine, hostsOfCode, patience, prepareWith } from './hold-posts';

/** In bytes, of all files together. More are not copied; the server will refuse them. */
const mostCopied = 28 * 1024 * 1024;

/** Rejects if the browser cannot send the file. A file of another computer may take long; the browser waits for it, too. */
async function read(file: File, isCopied: boolean): Promise<File> {
  const reading = isCopied ? file.arrayBuffer() : file.stream().getReader().read();
  const bytes = await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, patience))]);
  return bytes instanceof ArrayBuffer ? new File([bytes], file.name, file) : file;
}

/** Copies the files of a control. Empties it if the browser cannot send one, and resolves to false then. */
async function copyFiles(input: HTMLInputElement): Promise<boolean> {
  const { files } = input;
  const chosen = [...(files ?? [])];
  const isCopied = chosen.reduce((sum, { size }) => sum + size, 0) <= mostCopied;
  // The form's code may come meanwhile and take the files, or others may be chosen.
  const isSame = () => input.files === files && files?.length === chosen.length;
  try {
    const copies = new DataTransfer();
    for (const file of chosen) copies.items.add(await read(file, isCopied));
    if (isSame()) input.files = copies.files;
    return true;
  } catch {
    if (isSame()) input.value = '';
    return false;
  }
}

async function copyAllFiles(form: HTMLFormElement): Promise<boolean> {
  const copied = [...form.querySelectorAll<HTMLInputElement>('[type=file]')].map(copyFiles);
  const isReadable = !(await Promise.all(copied)).includes(false);
  hideLine(isReadable, 'unreadable');
  return isReadable;
}

function handleChange({ target }: Event): void {
  if ((target as HTMLElement).matches('[type=file]')) handleFiles();
}

export function copyFilesIn(root: ParentNode): void {
  prepareWith(copyAllFiles);
  for (const { shadowRoot } of hostsOfCode(root)) shadowRoot?.addEventListener('change', handleChange);
}
