/** Reads a block as the server does, and reports problems of the answer. */
import { lstat, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Indexes, Problem } from '../../../widgets/runtime/content/normalize';
import { type Facts, withFacts } from '../bank/facts';
import { parseJson } from '../bank/json';
import { request } from '../content/backend-content';
import { type BackendMap, MapError } from '../content/backend-map';
import type { Answer, ContentSource } from '../content/content-source';
import type { ContentPath } from '../content/paths';
import { jsonOf, maxSizeOf, type PrepareOptions, parse, prepare } from '../content/prepare';
import { failureOf, notesOf } from '../content/problems';
import { readAnswer } from '../http/read-answer';
import { reasonOf } from './problem';

export interface Reading {
  answer: Answer;
  /** The blocks before normalizing; undefined if unknown. */
  given?: Record<string, unknown> | undefined;
  problems: readonly Problem[];
}

/** Sets the indexes of the lists in the answer. */
export type Read = (path: ContentPath, indexes: Indexes) => Promise<Reading>;

const timeout = 30_000;
const slow = 1_000;
const large = 200_000;
const mostProblems = 5_000;

type Wrong = Omit<Problem, 'at' | 'level'>;
const error = (wrong: Wrong): Problem => ({ at: '', level: 'error', ...wrong });
const warning = (wrong: Wrong): Problem => ({ at: '', level: 'warning', ...wrong });

const failed = (...problems: Problem[]): Reading => ({
  answer: { status: 'failed', reason: problems[0]?.problem ?? '' },
  problems,
});

async function normalized(
  path: ContentPath,
  given: Record<string, unknown>,
  noted: readonly Problem[],
  options: PrepareOptions,
): Promise<Reading> {
  try {
    const answer = await prepare(path, given, { ...options, noted, mostProblems });
    return { answer, given, problems: answer.problems };
  } catch (thrown) {
    const answer = { status: 'failed', reason: reasonOf(thrown) } as const;
    return { answer, given, problems: [...noted, ...failureOf(thrown)] };
  }
}

interface FolderOptions {
  bankFolder: string;
  facts: Facts | undefined;
  isSecure: boolean;
}

/** Undefined without a readable file; null if it names facts while `facts.json` has a mistake. */
async function load({ bankFolder, facts }: FolderOptions, path: ContentPath, problems: Problem[]) {
  const file = join(bankFolder, 'content', `${path.path.slice('/api/'.length)}.json`);
  const stats = await stat(file).catch(() => lstat(file).catch(() => undefined));
  if (!stats) return undefined;
  const size = maxSizeOf(path);
  try {
    if (!stats.isFile()) throw new Error('is no file');
    if (stats.size > size) throw new Error(`has more than ${size} bytes`);
    // `parse` checks the limits before the slower steps.
    const text = await readFile(file, 'utf8');
    if (!facts && text.includes('{{')) return null;
    await parse(text, size);
    const value = parseJson(text, notesOf('double key', problems));
    const filled = facts ? withFacts(value, facts, notesOf('unknown fact', problems), true) : value;
    return await parse(JSON.stringify(filled), size);
  } catch (thrown) {
    const expected = '{ "English": …, "Indonesia": … }';
    problems.push(error({ problem: 'not JSON', found: reasonOf(thrown), expected }));
    return undefined;
  }
}

export const folderReader =
  (options: FolderOptions): Read =>
  async (path, indexes) => {
    const noted: Problem[] = [];
    const given = await load(options, path, noted);
    if (given) return normalized(path, given, noted, { isSecure: options.isSecure, indexes });
    return noted.length || given === null ? failed(...noted) : { answer: { status: 'missing' }, problems: [] };
  };

interface BackendOptions {
  apiBase: string;
  headers?: Readonly<Record<string, string>>;
  map?: BackendMap | undefined;
  folder?: FolderOptions | undefined;
  isSecure: boolean;
}

export function backendReader({ apiBase, headers, folder, map, isSecure }: BackendOptions): Read {
  const fromFolder = folder && folderReader(folder);
  return async (path, indexes) => {
    const start = performance.now();
    const response = await request(apiBase + path.path, AbortSignal.timeout(timeout), headers).catch(reasonOf);
    if (typeof response === 'string') {
      return failed(error({ problem: 'not reached', found: response, expected: 'an answer with JSON' }));
    }
    const { status, ok } = response;
    if (!ok) await response.body?.cancel();
    if (status === 404) return fromFolder ? fromFolder(path, indexes) : { answer: { status: 'missing' }, problems: [] };
    if (!ok) {
      const expected = status === 401 || status === 403 ? '200: the key in API_TOKEN must be right' : '200';
      return failed(error({ problem: 'status', found: String(status), expected }));
    }
    const size = maxSizeOf(path);
    const body = await readAnswer(response, size).catch(reasonOf);
    if (typeof body === 'string') return failed(error({ problem: 'cannot be read', found: body }));
    const ms = Math.round(performance.now() - start);
    const kilobytes = `${Math.round(body.length / 1_000)} kB`;
    const noted = [
      ...(ms > slow ? [warning({ problem: 'slow', found: `${ms} ms`, expected: `at most ${slow} ms` })] : []),
      ...(body.length > large ? [warning({ problem: 'too large', found: kilobytes, expected: 'at most 200 kB' })] : []),
    ];
    let given: Record<string, unknown>;
    try {
      const sent = String(body);
      given = await parse(map ? await map.apply(path, await jsonOf(sent, size), size) : sent, size);
    } catch (thrown) {
      const [wrong] =
        thrown instanceof MapError ? failureOf(thrown) : [error({ problem: 'not JSON', found: reasonOf(thrown) })];
      return failed(...noted, { expected: 'an object in JSON', ...(wrong as Problem) });
    }
    const rest = (folder && (await load(folder, path, []))) ?? undefined;
    return normalized(path, given, noted, { rest, isSecure, indexes });
  };
}

/** For a running server, which has read the blocks already. */
export const sourceReader =
  (source: ContentSource): Read =>
  async ({ path }) => {
    const answer = await source.read(path);
    if (answer.status === 'found') return { answer, problems: answer.problems };
    const isFailed = answer.status === 'failed';
    return { answer, problems: isFailed ? [error({ problem: 'cannot be shown', found: answer.reason })] : [] };
  };
