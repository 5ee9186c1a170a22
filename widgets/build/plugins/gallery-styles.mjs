import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/**
 * The gallery's stylesheets, unchanged.
 *
 * @returns {import('rollup').Plugin}
 */
export function galleryStyles() {
  return {
    name: 'gallery-styles',
    generateBundle() {
      for (const name of ['gallery.css', 'theme.css']) {
        const source = readFileSync(inProject(`shell/server/gallery/${name}`));
        this.emitFile({ type: 'asset', fileName: `gallery/${name}`, source });
      }
    },
  };
}
