import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/**
 * Files that are in the build as they are.
 *
 * @param {Record<string, string>} files Each file's source, by its name in the build.
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
