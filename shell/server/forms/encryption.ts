import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { OptionError } from '../core/option-error';
import type { Unseal } from './kept-forms';
import { ownFile } from './own-file';

export interface Seal {
  (text: string): Promise<Uint8Array>;
  /** Public keys, sorted and separated by spaces. */
  recipients: string;
}

const partSize = 256 * 1024;

export const identityFile = 'report-identity.txt';

export interface SealOptions {
  /** age public keys, separated by spaces or commas. With them contact messages are encrypted, too. */
  reportRecipient?: string | undefined;
  dataDir: string;
  warn?: ((line: string) => void) | undefined;
}

export const keysOf = (recipients = ''): string[] => recipients.split(/[\s,]+/).filter(Boolean);

export const recipientsOf = (keys: readonly string[]): string => [...new Set(keys)].sort().join(' ');

/** The message goes into logs, so it does not repeat an identity, which is secret. */
export function wrongRecipient(key: string): OptionError {
  const found = /^age-secret-key/i.test(key) ? 'an identity (AGE-SECRET-KEY-…)' : `"${key}"`;
  return new OptionError(`REPORT_RECIPIENT must hold age public keys (age1…), not ${found}`);
}

export async function createSeal(options: SealOptions): Promise<Seal> {
  const { reportRecipient, dataDir, warn = console.error } = options;
  const keys = keysOf(reportRecipient);
  if (!keys.length) {
    const file = join(dataDir, identityFile);
    keys.push(await ownRecipient(dataDir, file));
    warn(`REPORT_RECIPIENT is not set, so whoever can read ${file} can read the reports.`);
  }
  const encrypter = new Encrypter();
  for (const key of keys) {
    try {
      encrypter.addRecipient(key);
    } catch {
      throw wrongRecipient(key);
    }
  }
  const seal = async (text: string) => {
    const sealed = await encrypter.encrypt(inParts(Buffer.from(text)));
    return new Uint8Array(await new Response(sealed).arrayBuffer());
  };
  return Object.assign(seal, { recipients: recipientsOf(keys) });
}

/** Other requests have their turn between the parts: a large report takes half a second. */
function inParts(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0;
  return new ReadableStream({
    async pull(controller) {
      await nextTurn();
      if (start < bytes.length) controller.enqueue(bytes.subarray(start, start + partSize));
      else controller.close();
      start += partSize;
    },
  });
}

async function ownRecipient(dataDir: string, file: string): Promise<string> {
  try {
    const [identity] = identitiesIn(await ownFile(dataDir, identityFile, newIdentity));
    return await identityToRecipient(identity ?? '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OptionError(`${file} ${code ? `cannot be used: ${code}` : 'does not hold an age identity'}`);
  }
}

async function newIdentity(): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  return `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
}

const identitiesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

export async function createUnseal(files: readonly string[]): Promise<Unseal> {
  const decrypter = new Decrypter();
  for (const file of files) {
    const identities = await readFile(file, 'utf8').then(identitiesIn, () => undefined);
    if (!identities) throw new OptionError(`--identity names a file that cannot be read: ${file}`);
    try {
      if (!identities.length) throw new Error('empty');
      for (const identity of identities) decrypter.addIdentity(identity);
    } catch {
      throw new OptionError(`--identity ${file} does not hold an age identity (AGE-SECRET-KEY-…)`);
    }
  }
  return (sealed) => decrypter.decrypt(sealed, 'text');
}
