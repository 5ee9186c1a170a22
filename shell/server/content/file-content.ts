import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namePictures } from '../http/picture-names';
import { type Answer, type ContentSource, parseContent, withLists } from './content-source';

/** Plain names only, so that no path leads out of the content folder. */
const contentPath = /^\/api((?:\/[a-z0-9]+(?:[-_.][a-z0-9]+)*)+)$/i;

/**
 * The reference backend: `/api/faq/all` is `faq/all.json` in the folder. A file is read again when it has changed.
 * Pictures that are in `publicDir` are named by their hash.
 */
export function fileContent(folder: string, publicDir?: string): ContentSource {
  const loaded = new Map<string, { modified: number; answer: Answer }>();
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
      if (known?.modified === modified) return known.answer;
      const answer = await readFile(file, 'utf8')
        .then((source) => parseContent(publicDir ? namePictures(publicDir, source) : source, withLists))
        .catch((error: Error): Answer => ({ status: 'failed', reason: `${name.slice(1)}.json: ${error.message}` }));
      loaded.set(file, { modified, answer });
      return answer;
    },
  };
}
