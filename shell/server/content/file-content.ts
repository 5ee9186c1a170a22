import type { Stats } from 'node:fs';
import { lstat, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Problem } from '../../../widgets/runtime/content/normalize';
import { type Facts, fillFacts } from '../bank/facts';
import type { Log } from '../core/log';
import { tagOf } from '../http/etag';
import { namePictures } from '../http/picture-names';
import { type Answer, type ContentSource, wholeOf } from './content-source';
import { type ContentPath, contentAt, type Widgets } from './paths';
import { maxSizeOf, parse, prepare } from './prepare';
import { failureOf, notesOf, type ReportProblems, summaryOf } from './problems';

/** Options of all sources of blocks. */
export interface SourceOptions {
  widgets: Widgets;
  publicDir: string;
  facts: () => Facts;
  isSecure: boolean;
  report: ReportProblems;
  log: Log;
}

interface Given {
  given: Record<string, unknown>;
  tag: string;
  noted: readonly Problem[];
}

export interface FolderContent extends ContentSource {
  given(path: ContentPath): Promise<Given | undefined>;
}

interface Version {
  path: ContentPath;
  /** Changes when the file does, even if its `mtime` is the same. */
  signature: string;
  facts: Facts;
  /** The previous version's if this one is not JSON. */
  given: Promise<Given | undefined>;
  reason?: string;
  answer?: Promise<Answer>;
  before: Promise<Answer> | undefined;
}

/** Reads `/api/faq/all` from `faq/all.json`; slugs are encoded as in addresses. After a wrong change the last good version stays. */
export function fileContent(folder: string, options: SourceOptions): FolderContent {
  const { widgets, publicDir, facts, isSecure, report, log } = options;
  const files = new Map<string, Version>();

  const fileOf = ({ path }: ContentPath) => `${path.slice('/api/'.length)}.json`;

  function fail(path: ContentPath, { message }: Error, isShown: boolean): string {
    const reason = `${basename(folder)}/${fileOf(path)}: ${message}`;
    log.warn('content', { path: path.path, pattern: path.pattern, shown: isShown ? 'last good' : 'none', reason });
    return reason;
  }

  async function load(path: ContentPath, stats: Stats): Promise<Given> {
    if (!stats.isFile()) throw new Error('is no file');
    // Reading a file of hundreds of megabytes would delay all other requests.
    if (stats.size > maxSizeOf(path)) throw new Error(`has more than ${maxSizeOf(path)} bytes`);
    const noted: Problem[] = [];
    const written = await readFile(join(folder, fileOf(path)), 'utf8');
    const text = namePictures(publicDir, fillFacts(written, facts(), notesOf('unknown fact', noted)));
    return { given: await parse(text, maxSizeOf(path)), tag: tagOf(text), noted };
  }

  async function versionOf(path: ContentPath): Promise<Version | undefined> {
    const file = fileOf(path);
    const name = join(folder, file);
    // `lstat` finds a broken symbolic link, which is a mistake. A name that is too long is no file's.
    const stats = await stat(name).catch(() => lstat(name).catch(() => undefined));
    if (!stats) return undefined;
    const known = files.get(file);
    const signature = `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}`;
    if (known?.signature === signature && known.facts === facts()) return known;
    const given = load(path, stats).catch(async (error: Error) => {
      const last = await known?.given;
      report(path, failureOf(error));
      version.reason = fail(path, error, last !== undefined);
      return last;
    });
    const version: Version = { path, signature, facts: facts(), given, before: known?.answer };
    files.set(file, version);
    return version;
  }

  async function answerOf(path: ContentPath, version: Version): Promise<Answer> {
    const [given, before] = await Promise.all([version.given, version.before]);
    if (!given) return { status: 'failed', reason: version.reason ?? '' };
    const last = wholeOf(before);
    if (version.reason && last) return last;
    try {
      const { noted } = given;
      const found = await prepare(path, given.given, { isSecure, noted }).catch((error: Error) => {
        report(path, [...noted, ...failureOf(error)]);
        throw noted.length ? new Error(`${error.message}; ${summaryOf(noted)}`) : error;
      });
      report(path, found.problems);
      if (found.isDamaged && last) throw new Error(`damaged: ${summaryOf(found.problems)}`);
      return found;
    } catch (error) {
      version.reason = fail(path, error as Error, last !== undefined);
      return last ?? { status: 'failed', reason: version.reason };
    }
  }

  return {
    async read(address) {
      const path = contentAt(address, widgets);
      const version = path && (await versionOf(path));
      if (!version) return { status: 'missing' };
      version.answer ??= answerOf(path, version);
      return version.answer;
    },
    async given(path) {
      return (await versionOf(path))?.given;
    },
    async notes() {
      const versions = [...files.values()].map(async ({ path }) => {
        const version = await versionOf(path);
        await Promise.all([version?.given, version?.answer]);
        return version?.reason ? [version.reason] : [];
      });
      return { folder: (await Promise.all(versions)).flat() };
    },
  };
}
