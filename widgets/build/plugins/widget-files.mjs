import { definitionOf, inProject, widgetNames } from '../project.mjs';
import { filesOf } from './manifest.mjs';

const virtual = '\0widget-files';
/** The only entry where nothing is bundled, as in unit tests. */
const marker = 'serambi:files';

/**
 * The module `serambi:files`: the files that each widget loads at once, beside those that every page of the site has. They
 * are filled in when the chunks are known; Rollup puts the hashes into their names.
 *
 * @returns {import('rollup').Plugin}
 */
export function widgetFiles() {
  return {
    name: 'widget-files',
    resolveId: (source) => (source === marker ? virtual : null),
    load: (id) => (id === virtual ? `export const files = { '${marker}': [] };` : null),
    renderChunk(code, { moduleIds }, _, { chunks }) {
      if (!moduleIds.includes(virtual)) return null;
      const common = filesOf(chunks, inProject('shell/client/main.tsx'));
      const entries = widgetNames.map((name) => {
        const files = filesOf(chunks, definitionOf(name)).filter((file) => !common.includes(file));
        return `${JSON.stringify(name)}:${JSON.stringify(files)}`;
      });
      return { code: code.replace(RegExp(`(["'])${marker}\\1:\\s*\\[\\]`), () => entries.join(',')), map: null };
    },
  };
}
