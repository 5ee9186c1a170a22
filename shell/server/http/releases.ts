/**
 * The running build, and releases in `RELEASES_DIR`: folders named by version. A release's `release.json`, written last, lists its files
 * with hashes; other files, and files with another hash, are not served.
 */
import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createLog, type Log } from '../core/log';
import { OptionError } from '../core/option-error';
import { repeated } from '../core/repeated';

const maxReleases = 200;
const maxListSize = 1024 * 1024;
const maxFileSize = 16 * 1024 * 1024;
const cacheSize = 32 * 1024 * 1024;
const lookInterval = 5_000;

const versionForm = /^(?:0|[1-9]\d{0,5})(?:\.(?:0|[1-9]\d{0,5})){2}$/;
const fileForm =
  /^(?:(?:widgets|chunks|standalone)\/\w[\w.-]*|(?:custom-elements|html-custom-data)\.json|serambi-[\d.]+\.tgz)$/;

const sha256 = z.string().regex(/^[\w+/]{43}=$/);
const stated = z.object({ bytes: z.number().max(maxFileSize), sha256 });
const listOf = (version: string) =>
  z.object({ version: z.literal(version), files: z.record(z.string().regex(fileForm), stated) });

const header = z.string().regex(/^[\x20-\x7e]{1,2000}$/);
const signatures = z.object({
  /** Public keys in base64; each of them signs each file. */
  keys: z.array(sha256).max(4),
  files: z.record(z.string(), z.object({ 'Unencoded-Digest': header, 'Signature-Input': header, Signature: header })),
});

export interface Release {
  version: string;
  /** Only of a release: the running build's files are in its folder. */
  files?: readonly string[];
  /** SHA-256 in base64; the running build's files have none before they are read. */
  hashOf?(file: string): string | undefined;
  read(file: string): Promise<Buffer | undefined>;
  signatures?: z.infer<typeof signatures> | undefined;
}

export interface Releases {
  running: Release;
  /**
   * The releases for an address, in the order in which a file is looked for. `v1.0.0` is one release. `v1` is all of that major version,
   * the newest first. Without a version: the running build, then others for pages that are still open.
   */
  named(name: string | undefined): readonly Release[];
  /** Finds releases that were added before this call. False if there is no folder. */
  look(): Promise<boolean>;
}

interface ReleasesOptions {
  dist: string;
  version: string;
  folder?: string | undefined;
  lookGap?: number;
  log?: Log;
}

async function readPlain(path: string, limit: number): Promise<Buffer> {
  // Opening a pipe without this flag waits for its other end.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = await file.stat();
    if (!stat.isFile() || stat.size > limit) throw new Error('It is no file, or too large');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

const hashOf = (content: Buffer | string) => hash('sha256', content, 'base64');
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
  const { success, data, error } = schema.safeParse(JSON.parse(String(await readPlain(path, maxListSize))));
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.message} at ${issue?.path.join('.')}`);
}

export const majorOf = (version: string) => `v${version.split('.')[0]}`;

const newestFirst = ({ version: a }: Pick<Release, 'version'>, { version: b }: Pick<Release, 'version'>): number =>
  b.localeCompare(a, 'en', { numeric: true });

function namesOf(running: Release, archived: readonly Release[]): Map<string | undefined, Release[]> {
  const isArchived = archived.some(({ version }) => version === running.version);
  // If the running build was changed since its release, its version's address still means the release.
  const all = (isArchived ? [...archived] : [...archived, running]).sort(newestFirst);
  const names = new Map<string | undefined, Release[]>([[undefined, [running, ...archived]]]);
  for (const release of all) {
    names.set(`v${release.version}`, [release]);
    const major = majorOf(release.version);
    names.set(major, [...(names.get(major) ?? []), release]);
  }
  return names;
}

/** Addresses of all files in `RELEASES_DIR`: pinned ones, and chunks for pages of another release that are still open. */
export const addressesIn = (releases: Releases): string[] =>
  releases.named(undefined).flatMap(({ version, files = [] }) => {
    const sources = files.filter((file) => !/\.(br|map)$/.test(file));
    const chunks = sources.filter((file) => file.startsWith('chunks/'));
    return [...sources.map((file) => `/v${version}/${file}`), ...chunks.map((file) => `/${file}`)];
  });

export async function openReleases({
  dist,
  version,
  folder,
  lookGap = 1_000,
  log = createLog(),
}: ReleasesOptions): Promise<Releases> {
  const running: Release = {
    version,
    read: (file) => readFile(join(dist, file)).catch(() => undefined),
  };
  let names = namesOf(running, []);
  if (!folder) return { running, named: (name) => names.get(name) ?? [], look: async () => false };

  const reported = new Set<string>();
  const report = (event: string, path: string, error: unknown) => {
    const key = `${event} ${path}`;
    if (reported.has(key) || reported.size > maxReleases) return;
    reported.add(key);
    log.error(event, { path, reason: error instanceof Error ? error.message : String(error) });
  };

  const bodies = new LRUCache<string, Buffer, z.infer<typeof stated>>({
    maxSize: cacheSize,
    maxEntrySize: maxFileSize,
    sizeCalculation: ({ length }) => length || 1,
    ignoreFetchAbort: true,
    async fetchMethod(path, _, { context: { bytes, sha256 } }) {
      const body = await readPlain(path, bytes);
      if (hashOf(body) !== sha256) throw new Error('Its bytes are not those that were released');
      return body;
    },
  });

  const readRelease = async (version: string): Promise<Release | undefined> => {
    const list = join(folder, version, 'release.json');
    try {
      const files = new Map(Object.entries((await readJson(list, listOf(version))).files));
      return {
        version,
        files: [...files.keys()],
        hashOf: (file) => files.get(file)?.sha256,
        async read(file) {
          const stated = files.get(file);
          if (!stated) return undefined;
          const path = join(folder, version, file);
          try {
            return await bodies.forceFetch(path, { context: stated });
          } catch (error) {
            report('release-file-unreadable', path, error);
            return undefined;
          }
        },
      };
    } catch (error) {
      // A release without the list is still being written.
      if (!isMissing(error)) report('release-unreadable', list, error);
      return undefined;
    }
  };

  /** Only the newest release of each major version is sent with signatures. They may be renewed with other keys. */
  const sign = async (release: Release): Promise<void> => {
    const path = join(folder, release.version, 'signatures.json');
    try {
      release.signatures = await readJson(path, signatures);
    } catch (error) {
      if (isMissing(error)) release.signatures = undefined;
      else report('signatures-unreadable', path, error);
    }
  };

  let archived = new Map<string, Release>();
  const scan = async (): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    const versions = entries
      .filter((entry) => entry.isDirectory() && versionForm.test(entry.name))
      .map(({ name }) => ({ version: name }))
      .sort(newestFirst)
      .slice(0, maxReleases);
    const found = await Promise.all(versions.map(({ version }) => archived.get(version) ?? readRelease(version)));
    const releases = found.filter((release) => release !== undefined);
    const newest = new Map(releases.toReversed().map((release) => [majorOf(release.version), release]));
    await Promise.all([...newest.values()].map(sign));
    archived = new Map(releases.map((release) => [release.version, release]));
    names = namesOf(running, releases);
  };

  const scans = repeated(scan, lookGap);
  try {
    await scans.again();
  } catch (error) {
    throw new OptionError(`RELEASES_DIR cannot be read: ${error instanceof Error ? error.message : error}`);
  }

  const manifest = 'widgets/manifest.json';
  const released = archived.get(version)?.hashOf?.(manifest);
  // Partners may then get an unreleased build without signatures.
  if (released !== hashOf((await running.read(manifest)) ?? '')) log.warn('build-not-released', { version });

  const look = async () => {
    // An unavailable folder keeps its releases.
    await scans.again().catch((error) => report('releases-unreadable', folder, error));
    return true;
  };
  return {
    running,
    named(name) {
      if (scans.age() > lookInterval) void look();
      return names.get(name) ?? [];
    },
    look,
  };
}
