/** Chooses where blocks come from: the bank's backend, and its folder for missing ones; the folder only without a backend. */
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

export function openContent({ apiBase, map, folder, publicOrigin, ...options }: Options): ContentSource {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const { report = problemReporter(options.log) } = options;
  const common = { ...options, isSecure, report };
  const files = folder === undefined ? undefined : fileContent(folder, common);
  if (!apiBase) return files ?? { read: async () => ({ status: 'missing' }) };
  const backend = backendContent({ ...common, apiBase, folder: files, map });
  return files ? withFallback(backend, files) : backend;
}
