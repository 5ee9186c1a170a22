/** Finds problems in the texts of one block that normalizing does not find. */
import { endOf, timestampOf } from '../../../widgets/runtime/content/day';
import { type Indexes, type Problem, unknownField } from '../../../widgets/runtime/content/normalize';
import { plainText } from '../../../widgets/runtime/content/plain-text';
import type { Shape } from '../../../widgets/runtime/content/shape';
import { languages } from '../../../widgets/runtime/language/language';
import { nearestTo } from '../bank/mistakes';
import type { Blocks } from '../bank/references';
import type { ContentPath } from '../content/paths';
import { removedElements } from '../content/sanitize';
import { leavesOf, namesAt, visit } from '../content/visit';
import { cut } from './problem';

const longest: readonly [field: RegExp, length: number][] = [
  [/^\/api\/milestone title$| titleRegister2$/, 300],
  [/title/i, 120],
  [/ (?:desc|about|summary|caption|text|reason)/i, 300],
];

const farYears = 2;
const ofThePast = new Set(['publish_date', 'tanggal_publish', 'date', 'changed', 'day']);

/** A shorter text may be a name, which is the same in both languages; so may texts of some fields. */
const shortestText = 20;
const sameInAll = /name|address|email|phone|domain|account|source|value|place|slug|key|^id$/i;

const hasMarkup = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text.replace(/<br\b[^<>]*>/gi, ''));

/** A name has at most one lower-case word after the first word. */
const isSentence = (text: string): boolean =>
  text.length > shortestText && (text.match(/\s\p{Ll}{2}/gu)?.length ?? 0) > 1;

export function withMeant(shape: Shape, problems: readonly Problem[]): Problem[] {
  return problems.flatMap((problem) => {
    if (problem.problem !== unknownField) return [problem];
    const dot = problem.at.lastIndexOf('.');
    const name = problem.at.slice(dot + 1);
    const meant = nearestTo(name, namesAt(shape, problem.at.slice(0, Math.max(0, dot))));
    return [meant === undefined ? problem : { ...problem, expected: meant }];
  });
}

/** Finds texts that the site shows differently from the way they were sent. */
function asGiven(shape: Shape, blocks: Blocks, note: (problem: Problem) => void): void {
  for (const language of languages) {
    visit(shape, blocks[language], {
      leaf({ shape: { kind }, value, at }) {
        if (kind === 'text' && typeof value === 'string' && hasMarkup(value)) {
          const expected = 'plain text: tags are removed';
          note({ language, at, level: 'warning', problem: 'markup in a text', found: cut(value), expected });
        }
      },
      list({ item, key }, items, at) {
        // Normalizing reports equal values of the `key` field itself.
        if (key === 'id' || item?.kind !== 'object') return;
        const known = new Set<unknown>();
        for (const [index, each] of items.entries()) {
          const { id } = Object(each) as { id?: unknown };
          if (id === undefined || id === null || id === '') continue;
          if (known.has(String(id))) {
            const place = { language, at: `${at}[${index}].id`, level: 'warning' } as const;
            note({ ...place, problem: 'double', found: String(id), expected: 'an id that no other item has' });
          }
          known.add(String(id));
        }
      },
    });
  }
}

function isFarAway(day: string, name: string, today: string): boolean {
  const inYears = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  return day.slice(0, 10) > inYears(farYears) || (day < inYears(-farYears) && !ofThePast.has(name));
}

async function asShown(
  { pattern, block: { shape } }: ContentPath,
  blocks: Blocks,
  today: string,
  indexes: Indexes,
  note: (problem: Problem) => void,
): Promise<void> {
  const texts = new Map<string, string>();
  for (const language of languages) {
    const starts = new Map<string, string>();
    for await (const { shape: own, value, at, name } of leavesOf(shape, blocks[language], indexes)) {
      const { kind, unread } = own;
      if (typeof value !== 'string' || value === unread) continue;
      const owner = at.slice(0, -name.length);
      const start = name === 'until' ? starts.get(owner) : undefined;
      if (name === 'from') starts.set(owner, value);
      if (start !== undefined && (timestampOf(start) ?? 0) >= (endOf(value) ?? Infinity)) {
        const found = `${start} to ${value}`;
        note({ language, at, level: 'error', problem: 'ends before it begins', found, expected: `after ${start}` });
      }
      const warn = (problem: string, found: string, expected?: string) =>
        note({ language, at, level: 'warning', problem, found, ...(expected && { expected }) });
      if ((kind === 'day' || kind === 'dateTime') && isFarAway(value, name, today)) {
        warn('date far away', value, `a day within ${farYears} years`);
      }
      if (kind === 'html') {
        const removed = removedElements(value);
        const listed = [...(removed ?? [])].map(([tag, count]) => `<${tag}> ${count} ×`).join(', ');
        if (!removed) note({ language, at, level: 'error', problem: 'HTML left out', found: 'too many elements' });
        else if (listed) warn('HTML removed', cut(listed), 'headings, paragraphs, lists, tables, links and pictures');
      }
      const [, room = Infinity] =
        (kind === 'text' && longest.find(([field]) => field.test(`${pattern} ${name}`))) || [];
      if (value.length > room) warn('too long', `${value.length} characters: ${cut(value)}`, `at most ${room}`);
      if ((kind !== 'text' && kind !== 'html') || sameInAll.test(name)) continue;
      const text = kind === 'html' ? plainText(value) : value;
      if (texts.get(at) === text && isSentence(text)) {
        const expected = 'a text for each language';
        note({ at, level: 'warning', problem: 'same text in both languages', found: cut(text), expected });
      }
      texts.set(at, text);
    }
  }
}

export async function problemsIn(path: ContentPath, given: Blocks, shown: Blocks, today: string, indexes: Indexes) {
  const problems: Problem[] = [];
  const note = (problem: Problem) => void problems.push(problem);
  asGiven(path.block.shape, given, note);
  await asShown(path, shown, today, indexes, note);
  return problems;
}
