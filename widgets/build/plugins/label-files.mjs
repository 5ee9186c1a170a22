import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { inProject } from '../project.mjs';

const module = 'serambi:strings';
const suffix = '.strings.ts';

export const labelFiles = () =>
  ['widgets', 'shell']
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith(suffix))
    .map((file) => ({ name: basename(file, suffix), file }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/**
 * The module `serambi:strings`: all labels by file name.
 *
 * @returns {import('rollup').Plugin}
 */
export function labelLists() {
  return {
    name: 'label-lists',
    resolveId: (source) => (source === module ? `\0${module}` : null),
    load(id) {
      if (id !== `\0${module}`) return null;
      const files = labelFiles();
      const imports = files.map(
        ({ file }, at) => `import { strings as s${at} } from ${JSON.stringify(inProject(file))};`,
      );
      const entries = files.map(({ name }, at) => `'${name}': s${at},`);
      return `${imports.join('\n')}\nexport const strings = {\n${entries.join('\n')}\n};`;
    },
  };
}
