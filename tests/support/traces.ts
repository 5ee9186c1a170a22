/** Searches for words that should not have been written in clear, and opens sealed texts. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';

/** A word in UTF-8, in UTF-16, in hex, and in base64 at each of its three alignments. */
export function formsOf(word: string): Buffer[] {
  const base64 = [0, 1, 2].map((shift) => {
    const text = Buffer.from(' '.repeat(shift) + word)
      .toString('base64')
      .replace(/=+$/, '');
    // The first and last base64 characters also encode bits of the neighbouring bytes.
    return Buffer.from(text.slice(shift && shift + 1, -1));
  });
  const little = Buffer.from(word, 'utf16le');
  return [
    Buffer.from(word),
    Buffer.from(word.toLowerCase()),
    little,
    Buffer.from(little).swap16(),
    Buffer.from(Buffer.from(word).toString('hex')),
    ...base64,
  ];
}

export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Opens what was sealed for this age identity. */
export function unsealer(identity: string): (sealed: Uint8Array) => Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return (sealed) => decrypter.decrypt(sealed, 'text');
}
