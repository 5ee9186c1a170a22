import { LRUCache } from 'lru-cache';
import { type Problem, problemsOf, unknownField } from '../../../widgets/runtime/content/normalize';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { type Note, placeOf } from '../bank/mistakes';
import { groupedBy } from '../core/grouped-by';
import type { Log } from '../core/log';
import { MapError } from './backend-map';
import type { ContentPath } from './paths';

export type ReportProblems = (content: ContentPath, problems: readonly Problem[]) => void;

const maxReported = 5_000;
const maxNamed = 3;
const longestReason = 200;
const rightMap = 'a map(path, answer) that returns the block within 1 s, without an error';

export function failureOf(error: unknown): readonly Problem[] {
  const known = problemsOf(error);
  if (known.length) return known;
  const isMap = error instanceof MapError;
  const problem = isMap ? 'backend.mjs failed' : 'block cannot be shown';
  const found = (isMap ? error.reason : (error as Error).message).slice(0, longestReason);
  return [{ at: '', level: 'error', problem, found, ...(isMap && { expected: rightMap }) }];
}

export const notesOf =
  (problem: string, problems: Problem[]): Note =>
  ([first, ...rest], found) => {
    const language = languages.find((each) => each === first);
    const path = language || first === undefined ? rest : [first, ...rest];
    problems.push({ ...(language && { language }), at: placeOf(path), level: 'error', problem, found });
  };

/** The field of a place, without list indexes: `faqs[].title` of `faqs[2].title`. */
export const fieldOf = (at: string): string => at.replace(/\[[^[\]]*\]/g, '[]');

/** Language and place: `English.faqs[2].title`, `English[0].title`. */
export const placeIn = (language: Language | undefined, at: string): string =>
  [language, at].filter(Boolean).join(at.startsWith('[') ? '' : '.');

const byField = (problems: readonly Problem[]): Map<string, Problem[]> =>
  groupedBy(
    problems.filter(({ problem }) => problem !== unknownField),
    ({ at, problem }) => `${fieldOf(at)} ${problem}`,
  );

export const andMore = ({ length }: readonly unknown[]): string => (length > 1 ? ` (and ${length - 1} more)` : '');

function describe(problems: readonly Problem[]): string {
  const [{ language, at, problem, found }] = problems as [Problem];
  const place = placeIn(language, at);
  return `${place && `${place}: `}${problem}${found ? ` ${found}` : ''}${andMore(problems)}`;
}

export function summaryOf(problems: readonly Problem[]): string {
  const fields = [...byField(problems).values()];
  const more = fields.length > maxNamed ? `; ${fields.length - maxNamed} more fields` : '';
  return `${fields.slice(0, maxNamed).map(describe).join('; ')}${more}; npm run check lists all`;
}

export function problemReporter(log: Log): ReportProblems {
  const reported = new LRUCache<string, true>({ max: maxReported });
  return ({ path, pattern }, problems) => {
    const fresh = [...byField(problems)].filter(([field]) => !reported.has(`${path} ${field}`));
    for (const [field] of fresh) reported.set(`${path} ${field}`, true);
    const found = fresh.flatMap(([, each]) => each);
    if (found.length) log.warn('content-problems', { path, pattern, problems: found.length, reason: summaryOf(found) });
  };
}
