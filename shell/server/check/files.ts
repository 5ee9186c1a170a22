/** Finds pictures and documents that do not load, and pictures of the wrong size. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { disableTypes, imageSize, types } from 'image-size';
import type { Problem } from '../../../widgets/runtime/content/normalize';
import { attempt } from '../../../widgets/runtime/core/attempt';
import { decode } from '../../decode';
import { inTime } from '../core/in-time';
import { followRedirects } from '../http/follow-redirects';
import { findPicture } from '../http/picture-names';
import { NotPublic, type Resolve, requestPublic } from '../http/public-request';
import { beginningOf } from '../http/read-answer';
import { pathOnSite } from './links';
import { type Found, shownAt, wrongSize } from './pictures';
import { cut, reasonOf } from './problem';

export interface Named {
  address: string;
  field: string;
  isPicture: boolean;
}

export interface FilePlaces {
  publicDir?: string | undefined;
  /** The backend's media address. On other hosts only public IP addresses are requested: content may name any host. */
  mediaBase?: string | undefined;
  resolve?: Resolve;
}

interface Options extends FilePlaces {
  publicOrigin?: string | undefined;
}

const timeout = 5_000;
/** Bytes to read of a file, and to look for a size in of an SVG: the size is at the front. */
const headSize = 64 * 1024;
const drawingSize = 4 * 1024;
const largePicture = 1_000_000;

const known = new Set(['avif', 'gif', 'heif', 'jpg', 'png', 'svg', 'webp']);
disableTypes(types.filter((type) => !known.has(type)));

interface Head {
  bytes: Uint8Array;
  size: number;
  type?: string | undefined;
}

type Missing = Omit<Problem, 'at' | 'language'>;

async function readHead(file: string): Promise<Head | undefined> {
  const handle = await open(file).catch(() => undefined);
  try {
    const stats = await handle?.stat();
    if (!handle || !stats?.isFile()) return undefined;
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headSize), 0, headSize, 0);
    return { bytes: buffer.subarray(0, bytesRead), size: stats.size };
  } finally {
    await handle?.close();
  }
}

/** Undefined for a picture that is cut off before its size, or of another kind. */
const sizeOf = (bytes: Uint8Array): Found | undefined =>
  attempt(() => {
    const isText = /^[\s<\ufeff]/.test(Buffer.from(bytes.subarray(0, 3)).toString());
    const { width, height, type } = imageSize(isText ? bytes.subarray(0, drawingSize) : bytes);
    return width > 0 && height > 0 ? { width, height, isDrawing: type === 'svg' } : undefined;
  });

const isPage = ({ bytes, type = '' }: Head): boolean =>
  /^text\/html\b/i.test(type) ||
  /^\s*<(?:!doctype\s+html|html)\b/i.test(Buffer.from(bytes.subarray(0, 500)).toString());

export function createFileCheck({ publicDir, mediaBase, publicOrigin, resolve }: Options) {
  const own = mediaBase === undefined ? undefined : new URL(mediaBase).origin;
  /** Hosts that timed out once are not requested again. */
  const unreached = new Set<string>();

  const ask = (address: string): Promise<Response> => {
    const init = { headers: { Range: `bytes=0-${headSize - 1}` }, signal: AbortSignal.timeout(timeout) };
    const send = (url: URL) =>
      url.origin === own
        ? fetch(url, { ...init, redirect: 'manual' })
        : inTime(requestPublic(url, init, resolve), timeout);
    return followRedirects(address, send, ({ protocol }) => /^https?:$/.test(protocol));
  };

  async function fetchHead(address: string): Promise<Head | Missing | undefined> {
    const { origin } = new URL(address);
    const isOwn = origin === own;
    if (unreached.has(origin)) return undefined;
    try {
      const response = await ask(address);
      const { ok, status, headers } = response;
      if (!ok) {
        await response.body?.cancel();
        // Another host may refuse scripts or be busy; visitors may still get the file.
        const level = isOwn || status === 404 || status === 410 ? 'error' : 'warning';
        return { level, problem: 'file missing', found: `${cut(address)} answers ${status}`, expected: '200' };
      }
      const [, total] = /\/(\d{1,15})$/.exec(headers.get('Content-Range') ?? '') ?? [];
      const size = Number(total ?? headers.get('Content-Length') ?? 0);
      return { bytes: await beginningOf(response, headSize), size, type: headers.get('Content-Type') ?? undefined };
    } catch (error) {
      if (error instanceof NotPublic) {
        const expected = 'a public address';
        return { level: 'warning', problem: 'file not looked at', found: cut(address), expected };
      }
      const found = `${cut(address)}: ${reasonOf(error)}`;
      if (isOwn) return { level: 'error', problem: 'file missing', found, expected: 'an answer' };
      unreached.add(origin);
      return { level: 'warning', problem: 'host not reached', found, expected: 'an answer' };
    }
  }

  async function find(address: string): Promise<Head | Missing | undefined> {
    const path = pathOnSite(address, publicOrigin);
    if (path === undefined) return /^https?:/i.test(address) && URL.canParse(address) ? fetchHead(address) : undefined;
    if (publicDir) {
      const plain = decode(path, decodeURI);
      const file = !plain.split('/').includes('..') && (findPicture(publicDir, plain)?.path ?? plain);
      const head = file ? await readHead(join(publicDir, file)) : undefined;
      if (head) return head;
    }
    if (mediaBase) return fetchHead(mediaBase + path);
    if (!publicDir) return undefined;
    return { level: 'error', problem: 'file missing', found: cut(address), expected: 'a file of public/' };
  }

  return async ({ address, field, isPicture }: Named): Promise<Omit<Problem, 'at'>[]> => {
    const head = await find(address);
    if (!head) return [];
    if ('problem' in head) return [head];
    if (isPage(head)) {
      const expected = isPicture ? 'a picture' : 'a document';
      return [{ level: 'error', problem: 'file is a web page', found: cut(address), expected }];
    }
    if (!isPicture) return [];
    const [size, shown] = [sizeOf(head.bytes), shownAt(field)];
    const wrong = size && shown && wrongSize(size, shown);
    const problems: Omit<Problem, 'at'>[] = [];
    if (wrong) problems.push({ level: 'warning', ...wrong, found: `${wrong.found}, ${cut(address)}` });
    if (head.size > largePicture) {
      const found = `${Math.round(head.size / 1_000)} kB, ${cut(address)}`;
      problems.push({ level: 'warning', problem: 'picture too large', found, expected: 'at most 1,000 kB' });
    }
    return problems;
  };
}
