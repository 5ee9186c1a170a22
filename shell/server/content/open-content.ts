/** Chooses where the blocks of the site and of its draft come from. */
import { keptFor } from '../core/kept-for';
import { logOf } from '../core/log';
import { backendContent } from './backend-content';
import type { BackendKey } from './backend-key';
import type { BackendMap } from './backend-map';
import { type ContentSource, withFallback } from './content-source';
import { fileContent, type SourceOptions } from './file-content';
import type { LastGood } from './last-good';
import { problemReporter, type ReportProblems } from './problems';

interface Options extends Omit<SourceOptions, 'isSecure' | 'report'> {
  apiBase?: string | undefined;
  key: BackendKey;
  map?: BackendMap;
  /** The bank's own folder. Beside a backend the demo bank's folder is not used, because it has another bank's texts. */
  folder?: string | undefined;
  lastGood?: LastGood;
  report?: ReportProblems;
  publicOrigin?: string | undefined;
}

/** The bank's backend, and its folder for missing blocks; without a backend the folder only. */
export function openContent({ apiBase, map, folder, publicOrigin, ...options }: Options): ContentSource {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const { report = problemReporter(options.log) } = options;
  const common = { ...options, isSecure, report };
  const files = folder === undefined ? undefined : fileContent(folder, common);
  if (!apiBase) return files ?? { read: async () => ({ status: 'missing' }) };
  const backend = backendContent({ ...common, apiBase, folder: files, map });
  return files ? withFallback(backend, files) : backend;
}

/** In ms: a page reads some blocks twice. */
const maxAge = 1_000;

interface DraftOptions extends Omit<Options, 'report' | 'lastGood'> {
  draftFolder: string;
  published: ContentSource;
}

/** Reads the draft from its backend, else from its folder. Blocks are not kept, because a reload must show what was saved. */
export function draftContent({ draftFolder, published, ...options }: DraftOptions): ContentSource {
  const log = logOf((level, event, facts) => options.log[level](event, { ...facts, of: 'draft' }));
  if (!options.apiBase) return withFallback(openContent({ ...options, folder: draftFolder, log }), published);
  const report = problemReporter(log);
  const current = keptFor(maxAge, () => openContent({ ...options, report, log }));
  return { read: (path, signal) => current().read(path, signal) };
}
