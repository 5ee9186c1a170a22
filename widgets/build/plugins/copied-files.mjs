import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

export const fontPackage = '@fontsource-variable/plus-jakarta-sans';

/** The font, by its hashed name in the build. */
export function fontFile() {
  const file = `node_modules/${fontPackage}/files/plus-jakarta-sans-latin-wght-normal.woff2`;
  const digest = hash('sha256', readFileSync(inProject(file)));
  return { [`chunks/plus-jakarta-sans-${digest.slice(0, 8)}.woff2`]: file };
}

/** @param {Record<string, string>} files source by name in the build */
export function copiedFiles(files) {
  return {
    name: 'copied-files',
    generateBundle() {
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(inProject(source)) });
      }
    },
  };
}
