import { styleText } from 'node:util';
import { unknownField } from '../../../widgets/runtime/content/normalize';
import { andMore, fieldOf, placeIn } from '../content/problems';
import { groupedBy } from '../core/grouped-by';
import { printableJson } from '../core/printable-json';
import type { Checked } from './check';
import { type CheckProblem, countOf, sumOf } from './problem';

const longestPlace = 200;

/** A terminal would obey control characters of the content. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');

export const linesOfJson = (problems: readonly CheckProblem[]): string =>
  problems
    .map(({ path, language = null, at, level, problem, found = null, expected = null }) =>
      printableJson({ path, language, at: at.slice(0, longestPlace), level, problem, found, expected }),
    )
    .map((line) => `${line}\n`)
    .join('');

function groupsOf(problems: readonly CheckProblem[]): CheckProblem[][] {
  const groups = groupedBy(problems, ({ language, at, level, problem }) => {
    const field = fieldOf(at);
    // Backends add the same unknown fields to all objects.
    const place = problem === unknownField ? [field.slice(field.lastIndexOf('.') + 1)] : [language, field];
    return [level, problem, ...place].join(' ');
  });
  const isError = ([first]: readonly CheckProblem[]) => Number(first?.level === 'error');
  return [...groups.values()].sort((one, other) => isError(other) - isError(one));
}

function lineOf(group: readonly CheckProblem[], paint: Paint): string {
  const [{ level, language, at, problem, found, expected }] = group as readonly [CheckProblem];
  const place = placeIn(language, at.slice(0, longestPlace));
  const facts = [found && `found ${found}`, expected].filter(Boolean).join('; right: ');
  const text = `${place}${place && ': '}${problem}${facts && `: ${facts}`}${andMore(group)}`;
  return `  ${paint(level === 'error' ? 'red' : 'yellow', level.padEnd(7))}  ${plain(text)}\n`;
}

type Paint = (colour: 'red' | 'yellow' | 'bold', text: string) => string;

export function linesOf({ problems, blocks }: Checked, isColoured: boolean): string {
  const paint: Paint = (colour, text) => (isColoured ? styleText(colour, text, { validateStream: false }) : text);
  const groups = [...groupedBy(problems, ({ path }) => path)].map(([path, found]) => {
    const lines = groupsOf(found).map((group) => lineOf(group, paint));
    return `${paint('bold', plain(path.slice(0, longestPlace)))}\n${lines.join('')}\n`;
  });
  const sum = `${sumOf(problems)} in ${blocks} blocks`;
  return `${groups.join('')}${paint(countOf(problems, 'error') ? 'red' : 'bold', sum)}\n`;
}
