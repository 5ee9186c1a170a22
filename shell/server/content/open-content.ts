/** Chooses where blocks come from: the bank's backend, and its folder for missing ones; the folder only without a backend. */
import type { Facts } from '../bank/facts';
import { createLog, type Log } from '../core/log';
import { backendContent } from './backend-content';
import type { BackendKey } from './backend-key';
import type { BackendMap } from './backend-map';
import { type ContentSource, withFallback } from './content-source';
import { fileContent } from './file-content';
import type { LastGood } from './last-good';
import type { Widgets } from './paths';
import { problemReporter, type ReportProblems } from './problems';

interface Options {
  widgets: Widgets;
  apiBase?: string | undefined;
  key?: BackendKey;
  map?: BackendMap;
  /** The bank's own folder. Beside a backend the demo bank's folder is not used, because it has another bank's texts. */
  folder?: string | undefined;
  publicDir: string;
  facts?: () => Facts;
  lastGood?: LastGood;
  publicOrigin?: string | undefined;
  report?: ReportProblems;
  log?: Log;
}

export function openContent({
  apiBase,
  map,
  folder,
  publicOrigin,
  log = createLog(),
  report = problemReporter(log),
  ...options
}: Options): ContentSource {
  const isSecure = publicOrigin?.startsWith('https:');
  const common = { ...options, isSecure, report, log };
  const files = folder === undefined ? undefined : fileContent(folder, common);
  if (!apiBase) return files ?? { read: async () => ({ status: 'missing' }) };
  const backend = backendContent({ ...common, apiBase, folder: files, map });
  return files ? withFallback(backend, files) : backend;
}
