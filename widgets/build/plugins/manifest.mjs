import { readFileSync } from 'node:fs';
import { definitionOf, inProject, widgetNames } from '../project.mjs';

/**
 * A module's chunk and all that it imports.
 *
 * @param {Readonly<Record<string, import('rollup').OutputAsset | import('rollup').RenderedChunk>>} bundle by file name
 * @param {string} id
 * @returns {string[]}
 */
function filesOf(bundle, id) {
  const [chunk] = Object.entries(bundle).find(([, { moduleIds }]) => moduleIds?.includes(id)) ?? [];
  if (!chunk) throw new Error(`No chunk has ${id}`);
  // Iterating a set includes items added meanwhile.
  const files = new Set([chunk]);
  for (const file of files) for (const each of bundle[file].imports) files.add(each);
  return [...files];
}

/**
 * `manifest.json`: files that the shell and each widget load immediately, and files that a widget may load later. For the server
 * and later build steps.
 *
 * @returns {import('rollup').Plugin}
 */
export function manifest() {
  return {
    name: 'manifest',
    generateBundle(_, bundle) {
      const reachable = (files) => {
        const next = files.flatMap((file) => [...bundle[file].imports, ...bundle[file].dynamicImports]);
        const all = [...new Set([...files, ...next])];
        return all.length === files.length ? all : reachable(all);
      };
      const widgets = widgetNames.map((name) => [name, filesOf(bundle, definitionOf(name))]);
      const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: JSON.stringify({
          version,
          shell: filesOf(bundle, inProject('shell/client/main.ts')),
          announcement: filesOf(bundle, inProject('shell/client/announcement.ts'))[0],
          font: Object.keys(bundle).find((file) => file.endsWith('.woff2')),
          widgets: Object.fromEntries(widgets),
          lazy: Object.fromEntries(widgets.map(([name, now]) => [name, reachable(now).slice(now.length)])),
        }),
      });
    },
  };
}
