import type { Problem } from '../../../widgets/runtime/content/normalize';
import type { Mistake } from '../bank/mistakes';

/** `path` is a path of the API or a file of the bank's folder. */
export interface CheckProblem extends Problem {
  path: string;
}

const longestFound = 60;
export const cut = (value: string): string =>
  value.length > longestFound ? `${value.slice(0, longestFound - 1)}…` : value;

export const reasonOf = (thrown: unknown): string => {
  const { message, cause } = thrown as Error;
  return cut(cause instanceof Error && cause.message ? cause.message : message);
};

/** An error, because the server does not start with it. */
export function problemOf({ file, at, text }: Mistake): CheckProblem {
  const [, expected, found] = /^expected (.*), found (.*)$/s.exec(text) ?? [];
  const wrong =
    expected === undefined ? { problem: text } : { problem: 'wrong value', found: cut(found ?? ''), expected };
  return { path: file, at, level: 'error', ...wrong };
}

export const countOf = (problems: readonly Problem[], level: Problem['level']): number =>
  problems.filter((problem) => problem.level === level).length;

export function sumOf(problems: readonly Problem[]): string {
  const counts = [
    [countOf(problems, 'error'), 'error'],
    [countOf(problems, 'warning'), 'warning'],
  ] as const;
  return counts.map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`).join(' and ');
}
