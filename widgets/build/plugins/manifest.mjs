import { readFileSync } from 'node:fs';
import { definitionOf, inProject, widgetNames } from '../project.mjs';

/** Files and all that they import directly or indirectly. */
function withImports(files, importsOf) {
  // Iterating a set includes items added meanwhile.
  const all = new Set(files);
  for (const file of all) for (const each of importsOf(file)) all.add(each);
  return [...all];
}

/**
 * `manifest.json`: files that the shell and each widget load immediately, and files that a widget may load later. For the server
 * and later build steps.
 */
export function manifest() {
  const behaviours = inProject('widgets/runtime/ui/behaviours.ts');
  return {
    name: 'manifest',
    // The loaders import it by its address, so its export needs its name.
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: behaviours,
        name: 'behaviours',
        preserveSignature: 'allow-extension',
      });
    },
    generateBundle(_, bundle) {
      const filesOf = (id) => {
        const [chunk] = Object.entries(bundle).find(([, { moduleIds }]) => moduleIds?.includes(id)) ?? [];
        if (!chunk) throw new Error(`No chunk has ${id}`);
        return withImports([chunk], (file) => bundle[file].imports);
      };
      const lazyBeside = (files) =>
        withImports(files, (file) => [...bundle[file].imports, ...bundle[file].dynamicImports]).slice(files.length);
      const widgets = widgetNames.map((name) => [name, filesOf(definitionOf(name))]);
      const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: JSON.stringify({
          version,
          shell: filesOf(inProject('shell/client/main.ts')),
          font: Object.keys(bundle).find((file) => file.endsWith('.woff2')),
          widgets: Object.fromEntries(widgets),
          behaviours: filesOf(behaviours),
          lazy: Object.fromEntries(widgets.map(([name, now]) => [name, lazyBeside(now)])),
        }),
      });
    },
  };
}
