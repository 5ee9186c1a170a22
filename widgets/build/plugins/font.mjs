import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

export const fontPackage = '@fontsource-variable/plus-jakarta-sans';
const file = `node_modules/${fontPackage}/files/plus-jakarta-sans-latin-wght-normal.woff2`;

/**
 * The font, under a hashed name.
 *
 * @returns {import('rollup').Plugin}
 */
export function font() {
  return {
    name: 'font',
    generateBundle() {
      const source = readFileSync(inProject(file));
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `chunks/plus-jakarta-sans-${hash}.woff2`, source });
    },
  };
}
