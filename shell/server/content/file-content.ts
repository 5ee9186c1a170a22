import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Facts, fillFacts, noFacts } from '../bank/facts';
import { namePictures } from '../http/picture-names';
import type { Log } from '../log';
import { type Answer, type ContentSource, parseContent, withLists } from './content-source';

/** Plain names only, so that no path leads out of the content folder. */
const contentPath = /^\/api((?:\/[a-z0-9]+(?:[-_.][a-z0-9]+)*)+)$/i;

interface Options {
  /** Folder of the pictures that are named by their hash. */
  publicDir?: string;
  /** Returns what stands in the texts in place of its name. All files are read again once it returns another object. */
  facts?: () => Facts;
  log?: Log;
}

/**
 * The reference backend: `/api/faq/all` is `faq/all.json` in the folder. A file is read again when it has changed; what it was
 * stays while something is wrong with it.
 */
export function fileContent(folder: string, { publicDir, facts = () => noFacts, log }: Options = {}): ContentSource {
  const loaded = new Map<string, { modified: number; facts: Facts; answer: Answer }>();
  return {
    async read(path) {
      const name = contentPath.exec(path)?.[1];
      if (!name) return { status: 'missing' };
      const file = join(folder, `${name}.json`);
      const modified = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
      if (modified === undefined) return { status: 'missing' };
      const known = loaded.get(file);
      const stated = facts();
      if (known?.modified === modified && known.facts === stated) return known.answer;
      const answer = await readFile(file, 'utf8')
        .then((source) => fillFacts(source, stated))
        .then((source) => parseContent(publicDir ? namePictures(publicDir, source) : source, withLists))
        .catch((error: Error): Answer => {
          const reason = `${name.slice(1)}.json: ${error.message}`;
          if (known?.answer.status !== 'found') return { status: 'failed', reason };
          log?.warn('content', { path, shown: 'last good', reason });
          return known.answer;
        });
      loaded.set(file, { modified, facts: stated, answer });
      return answer;
    },
  };
}
