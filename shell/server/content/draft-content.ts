import type { Log } from '../core/log';
import { type ContentSource, withFallback } from './content-source';
import { openContent } from './open-content';
import { problemReporter } from './problems';

/** Folder of the draft's blocks in the bank's folder. */
export const draftFolderName = 'content.draft';

/** For this time, in milliseconds, an answer of the draft's backend serves further readers: a page reads some blocks twice. */
const maxAge = 1_000;

interface Options extends Omit<Parameters<typeof openContent>[0], 'log' | 'report' | 'lastGood'> {
  draftFolder: string;
  published: ContentSource;
  log: Log;
}

/**
 * Blocks of the draft: of its backend, else the files of its folder before what is published.
 *
 * A reload shows what an editor has just saved: no block of the backend outlasts a page, not even as the last good one.
 */
export function draftContent({ draftFolder, published, ...options }: Options): ContentSource {
  const log: Log = {
    error: (event, facts) => options.log.error(event, { ...facts, of: 'draft' }),
    warn: (event, facts) => options.log.warn(event, { ...facts, of: 'draft' }),
    info: (event, facts) => options.log.info(event, { ...facts, of: 'draft' }),
  };
  if (!options.apiBase) return withFallback(openContent({ ...options, folder: draftFolder, log }), published);
  const report = problemReporter(log);
  const open = () => ({ source: openContent({ ...options, report, log }), end: performance.now() + maxAge });
  let current = open();
  return {
    read(path, signal) {
      if (performance.now() > current.end) current = open();
      return current.source.read(path, signal);
    },
  };
}
