/**
 * Compression dictionaries (RFC 9842): a browser that has a file of an earlier release is sent the one of this release as what
 * has changed in it. The chunks of two releases a day apart are 15 kB so, and 209 with brotli. All of these files are public and
 * readable from any origin, so how small they become tells nobody anything.
 *
 * Pages and their data have no dictionary. What is asked for anew each time may be none itself, so one would have to be loaded for
 * this alone. Against brotli one of 0.9 kB makes the data of a page change 7 % larger, home's of 5.8 kB makes it 9 % smaller
 * (0.4 kB), and that of four pages together, 18 kB, 21 % (0.8 kB). A document would shrink by 11 kB of 18 with one of 14 kB, but
 * a visit seldom loads a second one.
 */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { accepted } from './compression';
import type { Release, Releases } from './releases';

type Bytes = Uint8Array<ArrayBufferLike>;
/** Zstandard with a dictionary of raw bytes. Its usual level is 4 % from the best here, at a sixth of the time. */
export type Compress = (body: Bytes, options: { dictionary: Bytes }) => Promise<Bytes>;

export interface Dictionaries {
  /** The hash of the file that the answer to a request is made from: of an earlier release's, which `Available-Dictionary` names. */
  usedFor(path: string, available: string | undefined): string | undefined;
  /** Says of a file's answer that it may be a dictionary, and makes it from the one that the request names. */
  apply(c: Context, answer: Response, release: Release, file: string): Promise<Response>;
}

/** The releases, newest first, whose files are dictionaries; the largest file, and all kept answers, in bytes. */
const maxReleases = 10;
const maxFileSize = 512 * 1024;
const cacheSize = 8 * 1024 * 1024;

/** The runtime's own Zstandard, where it takes dictionaries: Node.js 24.6. Before 22.15 it has none, and then one that ignores them. */
export async function findZstd(): Promise<Compress | undefined> {
  const { zstdCompress } = zlib as typeof zlib & {
    zstdCompress?: (
      body: Bytes,
      options: { dictionary: Bytes },
      done: (error: Error | null, result: Bytes) => void,
    ) => void;
  };
  if (!zstdCompress) return undefined;
  const compress = promisify(zstdCompress);
  const sample = randomBytes(256);
  return (await compress(sample, { dictionary: sample })).length < sample.length ? compress : undefined;
}

/**
 * The addresses that a file may be a dictionary for; undefined for one whose own address may have other bytes tomorrow, which
 * browsers forget too soon. The others are chunks, and a widget's whole file below a whole version.
 */
function patternOf(path: string): string | undefined {
  const [, chunk, whole] =
    /^(?:(?:\/v[^/]*)?\/(chunks\/[\w.-]+-)[\w-]{8}|\/v\d+\.[\d.]+\/(standalone\/[\w.-]+))\.js$/.exec(path) ?? [];
  return chunk ? `/*${chunk}*.js` : whole && `/*${whole}.js`;
}

/** What an answer begins with, before the dictionary's hash: a Zstandard frame that is skipped. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

interface Made {
  release: Release;
  file: string;
  /** Of the dictionary. */
  hash: string;
}

export function dictionariesIn(releases: Releases, compress: Compress): Dictionaries {
  function find(hash: string) {
    // The first is the running build, of whose files no hash is known; where it was released it is also among the others.
    for (const release of releases.named(undefined).slice(1, 1 + maxReleases)) {
      const file = release.fileWith?.(hash);
      if (file) return { release, file };
    }
    return undefined;
  }

  const bodies = new LRUCache<string, Uint8Array<ArrayBuffer>, Made>({
    maxSize: cacheSize,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    async fetchMethod(_, __, { context: { release, file, hash } }) {
      const earlier = find(hash);
      const [body, brotli, dictionary] = await Promise.all([
        release.read(file),
        release.read(`${file}.br`),
        earlier?.release.read(earlier.file),
      ]);
      if (!body || !dictionary || Math.max(body.length, dictionary.length) > maxFileSize) return undefined;
      const made = Buffer.concat([magic, Buffer.from(hash, 'base64'), await compress(body, { dictionary })]);
      return made.length < (brotli ?? body).length ? new Uint8Array(made) : undefined;
    },
  });

  function usedFor(path: string, available = ''): string | undefined {
    const [, hash] = /^:([\w+/]{43}=):$/.exec(available) ?? [];
    const pattern = patternOf(path);
    const earlier = hash && pattern ? find(hash) : undefined;
    return earlier && patternOf(`/v${earlier.release.version}/${earlier.file}`) === pattern ? hash : undefined;
  }

  return {
    usedFor,
    async apply(c, answer, release, file) {
      const { path } = c.req;
      const pattern = patternOf(path);
      if (!pattern) return answer;
      answer.headers.set('Use-As-Dictionary', `match="${pattern}"`);
      answer.headers.append('Vary', 'Available-Dictionary');
      const hash = usedFor(path, c.req.header('Available-Dictionary'));
      if (!hash || answer.status !== 200 || !accepted(c, ['dcz'])) return answer;
      // Out of memory, for instance: then it is sent as ever.
      const none = () => undefined;
      const key = `${hash} ${release.version} ${file}`;
      const body = await bodies.fetch(key, { context: { release, file, hash } }).catch(none);
      if (!body) return answer;
      await answer.body?.cancel();
      const headers = new Headers(answer.headers);
      headers.set('Content-Encoding', 'dcz');
      headers.set('Content-Length', `${body.length}`);
      // The same text in other bytes.
      headers.set('ETag', `W/${headers.get('ETag')?.replace(/^W\//, '')}`);
      return new Response(body, { headers });
    },
  };
}
