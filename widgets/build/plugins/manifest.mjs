import { readFileSync } from 'node:fs';
import { definitionOf, inProject, widgetNames } from '../project.mjs';

/**
 * `manifest.json`: the files that the shell and each widget load at once, and those that a widget may load later. The
 * server and the other steps of the build read it.
 *
 * @returns {import('rollup').Plugin}
 */
export function manifest() {
  return {
    name: 'manifest',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const withImports = ({ fileName, imports }) => [
        fileName,
        ...imports.flatMap((file) => withImports(bundle[file])),
      ];
      /** The chunk of a module and all that it imports. */
      const filesOf = (id) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
        if (!chunk) this.error(`No chunk has ${id}`);
        return [...new Set(withImports(chunk))];
      };
      /** The same with all that is imported dynamically. */
      const reachable = (files) => {
        const next = files.flatMap((file) => [...bundle[file].imports, ...bundle[file].dynamicImports]);
        const all = [...new Set([...files, ...next])];
        return all.length === files.length ? all : reachable(all);
      };
      const widgets = widgetNames.map((name) => [name, filesOf(definitionOf(name))]);
      const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: JSON.stringify({
          version,
          shell: filesOf(inProject('shell/client/main.tsx')),
          font: Object.keys(bundle).find((file) => file.endsWith('.woff2')),
          widgets: Object.fromEntries(widgets),
          lazy: Object.fromEntries(widgets.map(([name, now]) => [name, reachable(now).slice(now.length)])),
        }),
      });
    },
  };
}
