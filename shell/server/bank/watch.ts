/** Watches a bank's folder by file times. File events are missing on network mounts, and wrong for editors that replace files. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { entriesBelow } from '../core/entries-below';
import type { Log } from '../core/log';
import { type Product, readFolder } from './folder';
import { lineOf } from './mistakes';
import type { Site } from './site';

const usualInterval = 1_000;
const settleTime = 100;
const mostLooks = 20;
/** The pause is at least this many times as long as the look. A thousand files take 20 ms. */
const restFactor = 20;
const batch = 64;
const maxFiles = 20_000;
const maxLines = 100;

async function signatureOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < files.length; at += batch) {
    const times = files.slice(at, at + batch).map((file) =>
      stat(file).then(
        ({ size, mtimeMs, ctimeMs, ino }) => `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}\n`,
        () => `${file} none\n`,
      ),
    );
    for (const each of await Promise.all(times)) hash.update(each);
  }
  return hash.digest('base64');
}

interface Followed {
  look(): Promise<string>;
  onChange(): void;
  /** The signature of the files when they were last read. Without it they are read after the first look. */
  known?: string;
}

/** Calls `onChange` after each change, once the files no longer change. */
async function follow({ look, onChange, known = '' }: Followed, interval: number, signal: AbortSignal) {
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false });
  for (;;) {
    const begun = performance.now();
    let found = await look();
    const rest = Math.max(interval, (performance.now() - begun) * restFactor);
    if (found !== known) {
      let before = known;
      for (let looks = 0; before !== found && looks < mostLooks; looks++) {
        before = found;
        await pause(settleTime);
        found = await look();
      }
      known = found;
      onChange();
    }
    await pause(rest);
  }
}

interface Options {
  bankFile: string;
  product: Product;
  site: Site;
  log: Log;
  onSite(site: Site): void;
  onFile?(): void;
  interval?: number;
  signal: AbortSignal;
}

/** Reads the folder after each change; a wrong file keeps its last right value. Resolves to a function that returns the mistakes. */
export async function watchBank(options: Options): Promise<() => readonly string[]> {
  const { bankFile, product, log, onSite, onFile, interval = usualInterval, signal } = options;
  let { site } = options;
  const folder = dirname(bankFile);
  const files = [
    bankFile,
    ...['strings.json', 'facts.json', 'search.json', 'backend.mjs'].map((name) => join(folder, name)),
  ];
  let lines: readonly string[] = [];
  let right: ReadonlyMap<string, unknown> = new Map();

  const fail = (found: readonly string[]) => {
    if (isDeepStrictEqual(found, lines)) return;
    lines = found;
    for (const reason of lines.slice(0, maxLines)) log.warn('bank', { shown: 'last right one', reason });
  };
  /** @param isShownAnyway also if the site is equal: picture addresses contain hashes of their files */
  const refresh = (isShownAnyway: boolean) => {
    try {
      const read = readFolder(bankFile, product);
      fail(read.mistakes.map(lineOf));
      const wrong = new Set(read.mistakes.map(({ file }) => file));
      const instead = new Map([...right].filter(([name]) => wrong.has(name)));
      const { site: found, values } = wrong.size ? readFolder(bankFile, product, instead) : read;
      if (!found) return;
      right = values;
      if (!isShownAnyway && isDeepStrictEqual(found, site)) return;
      site = found;
      onSite(site);
      log.info('bank', { shown: 'changed' });
    } catch (error) {
      fail([(error as Error).message]);
    }
  };
  const begin = ({ onChange, ...followed }: Followed) => {
    const change = () => {
      onChange();
      onFile?.();
    };
    return follow({ ...followed, onChange: change }, interval, signal).catch((error: Error) => {
      if (!signal.aborted) log.error('bank-watch', { reason: error.message });
    });
  };
  const beginFolder = async (name: string, onChange: () => void) => {
    const look = async () => signatureOf((await entriesBelow(join(folder, name), maxFiles)).map(({ path }) => path));
    const known = await look();
    void begin({ look, onChange, known });
  };
  void begin({ look: () => signatureOf(files), onChange: () => refresh(false) });
  await beginFolder('public', () => refresh(true));
  // Blocks are read on the next request.
  await beginFolder('content', () => {});
  return () => lines;
}
