import { keptFor } from '../core/kept-for';
import { type Log, logOf } from '../core/log';
import { type ContentSource, withFallback } from './content-source';
import { openContent } from './open-content';
import { problemReporter } from './problems';

/** In ms: a page reads some blocks twice. */
const maxAge = 1_000;

interface Options extends Omit<Parameters<typeof openContent>[0], 'log' | 'report' | 'lastGood'> {
  draftFolder: string;
  published: ContentSource;
  log: Log;
}

/** Reads the draft from its backend, else from its folder. Blocks are not kept, because a reload must show what was saved. */
export function draftContent({ draftFolder, published, ...options }: Options): ContentSource {
  const log = logOf((level, event, facts) => options.log[level](event, { ...facts, of: 'draft' }));
  if (!options.apiBase) return withFallback(openContent({ ...options, folder: draftFolder, log }), published);
  const report = problemReporter(log);
  const current = keptFor(maxAge, () => openContent({ ...options, report, log }));
  return { read: (path, signal) => current().read(path, signal) };
}
