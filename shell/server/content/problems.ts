import { LRUCache } from 'lru-cache';
import { type Problem, problemsOf, unknownField } from '../../../widgets/runtime/content/normalize';
import { languages } from '../../../widgets/runtime/language/language';
import { type Note, placeOf } from '../bank/mistakes';
import type { Log } from '../core/log';
import { MapError } from './backend-map';
import type { ContentPath } from './paths';

export type ReportProblems = (content: ContentPath, problems: readonly Problem[]) => void;

const maxReported = 5_000;
const maxNamed = 3;

const longestReason = 200;

export function failureOf(error: unknown): readonly Problem[] {
  const found = problemsOf(error);
  if (found.length) return found;
  const [problem, reason] =
    error instanceof MapError
      ? ['backend.mjs failed', error.reason]
      : ['block cannot be shown', (error as Error).message];
  return [{ at: '', level: 'error', problem, found: reason.slice(0, longestReason) }];
}

export const notesOf =
  (problem: string, problems: Problem[]): Note =>
  ([first, ...rest], found) => {
    const language = languages.find((each) => each === first);
    const path = language || first === undefined ? rest : [first, ...rest];
    problems.push({ ...(language && { language }), at: placeOf(path), level: 'error', problem, found });
  };

const describe = ([first, ...others]: readonly Problem[]): string => {
  const { language, at = '', problem, found } = first ?? { problem: '' };
  const place = `${language ?? ''}${at && !at.startsWith('[') ? `.${at}` : at}`;
  return `${place && `${place}: `}${problem}${found ? ` ${found}` : ''}${others.length ? ` (and ${others.length} more)` : ''}`;
};

export function summaryOf(problems: readonly Problem[]): string {
  const fields = [...byField(problems).values()];
  const more = fields.length > maxNamed ? `; ${fields.length - maxNamed} more fields` : '';
  return `${fields.slice(0, maxNamed).map(describe).join('; ')}${more}; npm run check lists all`;
}

function byField(problems: readonly Problem[]): Map<string, Problem[]> {
  const fields = new Map<string, Problem[]>();
  for (const each of problems) {
    const field = `${each.at.replace(/\[[^[\]]*\]/g, '[]')} ${each.problem}`;
    if (each.problem !== unknownField) fields.set(field, [...(fields.get(field) ?? []), each]);
  }
  return fields;
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
