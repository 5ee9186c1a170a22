import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/**
 * Copies files into the build.
 *
 * @param {Record<string, string>} files source by name in the build
 * @returns {import('rollup').Plugin}
 */
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
