/** What search finds: the pages of the route table, and what their blocks hold one by one. */
import { decodeHTML } from 'entities';
import { readState } from '../../../widgets/runtime/content/state';
import type { Language } from '../../../widgets/runtime/language/language';
import type { Entry } from '../../../widgets/runtime/search/engine';
import type { Route, RouteTable } from '../../routes';
import type { AnsweredPart } from '../pages/parts';

/** Characters of an entry that are searched, and those of all; how many entries there are at most, of each list and in all. */
const maxTitle = 200;
const maxText = 8_000;
const maxTexts = 600_000;
const maxOfList = 500;
const maxEntries = 2_000;
/** How much of a block is read for the text of its page. */
const maxStrings = 2_000;

/** Stands where a part of a text ends: a cell of a table, an item, a heading. */
const end = '·';
const rowEnds = /<\/t[dh]>\s*<\/tr>/gi;
const ends = /<\/(?:t[dhr]|caption|li|d[dt]|h[1-6]|p)\s*>/gi;

/** The parts of a text in one line, kept apart where no sentence ends. */
const inOneLine = (text: string): string =>
  text
    .split(end)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, index, { length }) => {
      if (index === length - 1) return part;
      return '.,;:!?…'.includes(part.at(-1) ?? '') ? `${part} ` : `${part} ${end} `;
    })
    .join('');

const plain = (source: string, limit: number): string =>
  inOneLine(
    decodeHTML(
      source
        .slice(0, 4 * limit)
        .replace(rowEnds, `;${end}`)
        .replace(ends, end)
        .replace(/<[^<>]*>/g, ' '),
    )
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?])/g, ''),
  )
    .slice(0, limit)
    .trim();

/** The texts of a value, without addresses, ids and numbers. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const read = (each: unknown, depth: number): void => {
    if (texts.length >= maxStrings || depth > 20) return;
    if (typeof each === 'string') {
      if (/\s/.test(each.trim())) texts.push(each);
    } else if (typeof each === 'object' && each !== null) {
      for (const one of Object.values(each)) read(one, depth + 1);
    }
  };
  read(value, 0);
  return texts;
}

/** The routes that are found: those with one address, which everybody may know. */
export const foundRoutes = ({ routes }: RouteTable<Route>): Route[] =>
  routes.filter(({ isUnlisted, isBare, listedOn }) => !isUnlisted && !isBare && !listedOn);

/** A page, with the parts that it consists of. */
export interface FoundPage {
  route: Route;
  parts: readonly AnsweredPart[];
}

const asWritten = { media: '', html: (source: string) => source };

export function entriesOf(pages: readonly FoundPage[], language: Language): Entry[] {
  const all = pages.flatMap(({ route, parts }): Entry[] => {
    const { heading, description } = route.texts[language];
    const texts = [description];
    const own: Entry[] = [];
    for (const { widget, answer } of parts) {
      if (answer?.status !== 'found') continue;
      const { entries } = widget.page;
      if (!entries) {
        texts.push(...textsIn(answer.content[language]));
        continue;
      }
      const shown = readState(widget.content?.shape, { status: 'ready', content: answer.content }, language, asWritten);
      if (shown.status !== 'ready') continue;
      own.push(
        ...entries(shown.block)
          .slice(0, maxOfList)
          .map((entry) => ({ ...entry, place: heading })),
      );
    }
    return [{ kind: 'pages', title: heading, text: texts.join(end), path: route.path }, ...own];
  });
  const known = new Map<string, Entry>();
  // What comes after is found by its title.
  let left = maxTexts;
  for (const entry of all) {
    const title = plain(entry.title, maxTitle);
    const name = `${entry.path ?? entry.file} ${title}`;
    if (!title || !(entry.path ?? entry.file) || known.has(name)) continue;
    const text = plain(entry.text, Math.min(maxText, left));
    left -= text.length;
    known.set(name, { ...entry, title, text });
    if (known.size === maxEntries) break;
  }
  return [...known.values()];
}
