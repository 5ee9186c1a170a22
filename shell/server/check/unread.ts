/** Finds files among a bank's blocks that no path of the API reads. */
import { join, relative, sep } from 'node:path';
import { nearestTo } from '../bank/mistakes';
import { contentAt, contentPatterns, type Widgets, writtenOut } from '../content/paths';
import { entriesBelow } from '../core/entries-below';
import { draftFolderName } from '../environment/options';
import { type CheckProblem, cut } from './problem';

const maxFiles = 20_000;
const maxNamed = 100;

async function filesIn(folder: string): Promise<string[]> {
  return (await entriesBelow(folder, maxFiles))
    .filter(({ isFile }) => isFile)
    .map(({ path }) => relative(folder, path).split(sep).join('/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .sort();
}

export async function unreadFiles(bankFolder: string, widgets: Widgets): Promise<CheckProblem[]> {
  const patterns = contentPatterns(widgets)
    .flatMap(writtenOut)
    .map((path) => path.slice('/api/'.length));

  function meant(name: string): string | undefined {
    const last = name.slice(name.lastIndexOf('/') + 1);
    const known = patterns.map((pattern) => pattern.replace(/:\w+$/, () => last));
    return patterns.find((each) => each.startsWith(`${name}/`) && !each.includes(':')) ?? nearestTo(name, known);
  }

  async function unreadIn(folder: string): Promise<CheckProblem[]> {
    const files = (await filesIn(join(bankFolder, folder))).flatMap((file) => {
      const name = file.replace(/\.[^./]*$/, '');
      // File names encode a slug as addresses do.
      const path = contentAt(`/api/${name}`, widgets)?.path.slice('/api/'.length);
      if (file === `${path}.json`) return [];
      const expected = path ?? meant(name);
      return [
        { path: `${folder}/${file}`, found: cut(file), ...(expected && { expected: `${folder}/${expected}.json` }) },
      ];
    });
    return files
      .slice(0, maxNamed)
      .map((each) => ({ at: '', level: 'warning', problem: 'file that nothing reads', ...each }));
  }

  return (await Promise.all(['content', draftFolderName].map(unreadIn))).flat();
}
