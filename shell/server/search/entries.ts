/** Builds the entries of the search index: the route table's pages, and single items of their blocks. */
import { decodeHTML } from 'entities';
import type { Content } from '../../../widgets/runtime/content/content';
import { withoutComments } from '../../../widgets/runtime/content/plain-text';
import { type BlockOf, link, list, number, object, readBlock, text } from '../../../widgets/runtime/content/shape';
import { readState } from '../../../widgets/runtime/content/state';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { format, type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import type { Entry } from '../../../widgets/runtime/search/engine';
import { feeIn, nextFee } from '../../../widgets/runtime/ui/money';
import type { Bank } from '../../../widgets/runtime/widget/config';
import type { Route, RouteTable } from '../../route';
import { homeName } from '../bank/home-name';
import { type AnsweredPart, asWritten } from '../content/parts';
import { strings } from './entries.strings';
import { type PageWords, pageWords } from './page-words';

const maxTitle = 200;
const maxText = 8_000;
const maxTexts = 600_000;
const maxOfList = 500;
const maxEntries = 2_000;
const maxStrings = 2_000;

/** Separates parts of a text: items, headings, paragraphs. */
const end = '·';
/** Separators of table rows, cells and headings. They are no white space. */
const [rowBegins, rowEnds, cellEnds, headingEnds] = ['\u001c', '\u001d', '\u001e', '\u001f'];
const marks: readonly (readonly [RegExp, string])[] = [
  [/<tr(?:\s[^<>]*)?>/gi, rowBegins],
  [/<\/tr>/gi, rowEnds],
  [/<\/td>/gi, cellEnds],
  [/<\/th>/gi, headingEnds],
  [/<\/(?:caption|li|d[dt]|h[1-6]|p)>/gi, end],
  [/<[^<>]*>/g, ' '],
];

/** Joins the parts of a text, with a separator where no sentence ends. */
const inOneLine = (text: string): string =>
  text
    .split(end)
    // The number of a heading ends no sentence.
    .map((part) => part.trim().replace(/^\d{1,2}\. /, ''))
    .filter(Boolean)
    .map((part, index, { length }) => {
      if (index === length - 1) return part;
      return '.,;:!?…'.includes(part.at(-1) ?? '') ? `${part} ` : `${part} ${end} `;
    })
    .join('');

/** Lower-cases the first letter within a sentence; a name with another capital letter stays. */
const continued = (text: string): string =>
  /^\p{Lu}\p{Ll}[^\p{Lu}]*$/u.test(text.replaceAll('Rp', '')) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const cellsOf = (row: string): string[] =>
  row
    .replaceAll(headingEnds, cellEnds)
    .split(cellEnds)
    .map((cell) => inOneLine(cell.trim()));

const ordinary: Readonly<Record<Language, ReadonlySet<string>>> = {
  English: new Set(
    'about above after any as at before below between by each every for from if immediately in instantly maximum minimum no none not on once only over per to under until up with within without'.split(
      ' ',
    ),
  ),
  Indonesia: new Set(
    'antara bebas belum dalam dari dengan di hanya hingga jika kecuali kurang langsung lebih maksimal mulai minimal paling per pada sampai sebelum sejak seketika selama sesuai setelah setiap tanpa tergantung tidak untuk'.split(
      ' ',
    ),
  ),
};

const freeIn = (language: Language) => feeIn(language, { fee: 0 }).price;

const isFee = (column = '', language: Language) => strings[language].feeWords.split(' ').includes(column.toLowerCase());

/** A cell may be a name ("Visa", "Monday"), so only ordinary words are lower-cased. */
function cellIn(cell: string, language: Language): string {
  const [word = ''] = cell.split(/[ ,]/, 1);
  const isOrdinary = word === freeIn(language) || ordinary[language].has(word.toLowerCase());
  return isOrdinary ? cell.charAt(0).toLowerCase() + cell.slice(1) : cell;
}

/** Writes a table row as a sentence: "BI-FAST: fee Rp2,500, arrives in seconds." Several cells get column names. */
function sentenceOf(row: string, columns: readonly string[], language: Language): string {
  const [first = '', ...cells] = cellsOf(row);
  const others = cells.map((cell, at) => ({ cell, column: columns[at + 1] })).filter(({ cell }) => cell);
  const phrases =
    others.length > 1
      ? others.map(({ cell, column }) => {
          // "Free for the first 5", not "fee free for the first 5".
          const isFree = cell.split(/[ ,]/, 1)[0] === freeIn(language) && isFee(column, language);
          if (isFree) return cellIn(cell, language);
          return column ? `${continued(column)} ${cellIn(cell, language)}` : cell;
        })
      : others.map(({ cell }) => cell);
  const separator = phrases.some((phrase) => phrase.includes(', ')) ? '; ' : ', ';
  const sentence = [first, phrases.join(separator)].filter(Boolean).join(': ');
  return '.!?'.includes(sentence.at(-1) ?? '.') ? sentence : `${sentence}.`;
}

/** `columns` has the names of table columns: they are searched but not read as text. */
function plain(source: string, limit: number, language: Language) {
  const html = withoutComments(source.slice(0, 4 * limit));
  const marked = marks.reduce((text, [pattern, mark]) => text.replace(pattern, mark), html);
  const [before = '', ...rows] = decodeHTML(marked).replace(/\s+/g, ' ').split(rowBegins);
  const parts = [before];
  const columns: string[] = [];
  let own: string[] = [];
  for (const each of rows) {
    const [row = '', ...after] = each.split(rowEnds);
    if (row.includes(cellEnds)) parts.push(sentenceOf(row, own, language));
    else {
      own = cellsOf(row);
      columns.push(...own);
    }
    parts.push(...after);
  }
  const inLine = (texts: readonly string[]) =>
    inOneLine(
      texts
        .join(end)
        .replaceAll(cellEnds, end)
        .replaceAll(headingEnds, end)
        // Not before a point that begins a word: "an .apk file".
        .replace(/ (?=[.,;:!?](?![\p{L}\p{N}]))/gu, ''),
    )
      .slice(0, limit)
      .trim();
  return { text: inLine(parts), columns: inLine(columns) };
}

/** Leaves out addresses, ids and numbers, which have no spaces. */
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

export const foundRoutes = ({ routes }: RouteTable): Route[] =>
  routes.filter(({ isUnlisted, isBare, listedOn }) => !isUnlisted && !isBare && !listedOn);

export interface FoundPage {
  route: Route;
  parts: readonly AnsweredPart[];
}

/** Costs of each way to pay, send or take money, which no page's own block has. */
export const waysPath = '/api/ways';
const ways = list(object({ path: link, name: text, fee: number, free: number }, 'path', 'name', 'fee'));
type Ways = BlockOf<typeof ways>;

const blockIn = (content: Content, language: Language): unknown =>
  [language, ...languages].map((each) => content[each]).find((block) => block !== undefined);

export const waysIn = (content: Content = {}, language: Language): Ways =>
  readBlock(ways, blockIn(content, language) ?? [], asWritten);

interface Known {
  ways?: Ways;
  labels?: Labels | undefined;
  bank?: Bank | undefined;
  words?: PageWords | undefined;
  near?: PageWords | undefined;
}

/** A page's part as an entry. Its text has the bank's contacts, so that the result answers a search for a number. */
function partOf({ path, found, heading }: Route, language: Language, { labels, bank }: Known): Entry[] {
  if (!found) return [];
  const t = labelsIn('entries', strings, language, labels);
  const { phones = [], hours, email, reply } = bank ?? {};
  const fact = (value: string, note: string | undefined) => `${[value, note].filter(Boolean).join('; ')}.`;
  const facts =
    found === 'contact'
      ? [
          phones.length > 0 && fact(format(t.phone, { phones: phones.join(', ') }, language), hours?.[language]),
          email && fact(format(t.email, { email }, language), reply?.[language]),
        ]
      : [];
  const { text, ...part } = t.parts[found];
  const about = heading[language];
  return [
    {
      kind: 'pages',
      ...part,
      text: [...facts, text]
        .filter(Boolean)
        .map((each) => `${each}</p>`)
        .join(''),
      about,
      path: `${path}#${found}`,
    },
  ];
}

const feesOf = (ways: Ways, path: string, language: Language, labels?: Labels) =>
  ways
    .filter((way) => way.path === path)
    .map((way) => {
      const { price, exception } = feeIn(language, way, labels);
      const t = labelsIn('entries', strings, language, labels);
      const fee = nextFee(way) ? format(t.fee, { price }, language) : t.free;
      return `${way.name}: ${fee}${exception ? ` (${continued(exception)})` : ''}.`;
    });

const aboveOf = ({ path }: Route, pages: readonly FoundPage[]): Route | undefined =>
  pages
    .map(({ route }) => route)
    .filter((above) => above.path !== '/' && path.startsWith(`${above.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];

/** Undefined instead of empty: empty fields would lower the average length, by which long fields count less. */
const joined = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ') || undefined;

export function entriesOf(pages: readonly FoundPage[], language: Language, facts: Known = {}): Entry[] {
  const { ways = [], labels } = facts;
  const all = pages.flatMap(({ route, parts }): Entry[] => {
    if (route.needsBlock && parts[0]?.answer?.status !== 'found') return [];
    const [heading, description] = [route.heading[language], route.description[language]];
    const fees = feesOf(ways, route.path, language, labels);
    const texts = [description, ...fees];
    const own: Entry[] = [];
    // Two widgets of a page may show the same block.
    const read = new Map<string, Set<unknown>>();
    for (const { widget, path, answer } of parts) {
      if (answer?.status !== 'found') continue;
      const { entries } = widget.page;
      const before = read.get(path) ?? new Set();
      if (before.has(entries)) continue;
      read.set(path, before.add(entries));
      if (!entries) {
        texts.push(...textsIn(blockIn(answer.content, language)));
        continue;
      }
      const shown = readState(widget.content?.shape, { status: 'ready', content: answer.content }, language, asWritten);
      if (shown.status !== 'ready') continue;
      own.push(
        ...entries(shown.block)
          .slice(0, maxOfList)
          .map((entry) => ({
            ...entry,
            place: heading,
            about: entry.about ?? (entry.kind === 'pages' ? heading : undefined),
          })),
      );
    }
    const title = [...new Set([...(route.path === '/' ? [homeName(language, labels)] : []), heading])].join(': ');
    const about = aboveOf(route, pages)?.heading[language];
    const place = fees.length > 0 ? labelsIn('entries', strings, language, labels).feeWords : '';
    return [
      { kind: 'pages', title, about, text: texts.join(end), path: route.path, place },
      ...partOf(route, language, facts),
      ...own,
    ];
  });
  const known = new Map<string, Entry>();
  // Entries beyond the limit are found only by their titles.
  let left = maxTexts;
  for (const entry of all) {
    const title = plain(entry.title, maxTitle, language).text;
    const name = `${entry.path ?? entry.file} ${title}`;
    if (!title || !(entry.path ?? entry.file) || known.has(name)) continue;
    const { text, columns } = plain(entry.text, Math.min(maxText, left), language);
    left -= text.length;
    const { path = '' } = entry;
    const words = joined([entry.words, pageWords[language][path], facts.words?.[path]]);
    known.set(name, { ...entry, title, words, near: facts.near?.[path], text, place: joined([entry.place, columns]) });
    if (known.size === maxEntries) break;
  }
  return [...known.values()];
}
