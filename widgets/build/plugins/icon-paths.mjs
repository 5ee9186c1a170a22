import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { chunkOf } from '../chunks.mjs';
import { inProject } from '../project.mjs';

const file = inProject('widgets/runtime/ui/icon-paths.js');

/**
 * Gives each chunk a module of its own with the paths of the icons that it draws: a path is shorter than the name under which
 * another chunk would import it, and one file would have the icons of all widgets.
 *
 * @returns {import('rollup').Plugin}
 */
export function iconPaths() {
  return {
    name: 'icon-paths',
    resolveId(source, importer) {
      if (!importer || !/\/icon-paths$/.test(source)) return null;
      const chunk = chunkOf(importer);
      return `${file}?${chunk ? `chunk=${chunk}` : `of=${relative(inProject('.'), importer)}`}`;
    },
    // As it stands: it is JavaScript, without an import.
    load: (id) => (id.startsWith(`${file}?`) ? readFile(file, 'utf8') : null),
  };
}
