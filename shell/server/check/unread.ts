/** Finds files among a bank's blocks that no path of the API reads. */
import { join } from 'node:path';
import { nearestTo } from '../bank/mistakes';
import { contentAt, contentPatterns, type Widgets, writtenOut } from '../content/paths';
import { filesBelow } from '../core/entries-below';
import { draftFolderName } from '../environment/options';
import { type CheckProblem, cut } from './problem';

const maxFiles = 20_000;
const maxNamed = 100;

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
    const names = await filesBelow(join(bankFolder, folder), maxFiles);
    const files = names.flatMap((file) => {
      const name = file.replace(/\.[^./]*$/, '');
      // File names encode a slug as addresses do.
      const path = contentAt(`/api/${name}`, widgets)?.path.slice('/api/'.length);
      if (file === `${path}.json` || /(?:^|\/)\./.test(file)) return [];
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
