import type { Language } from '../language/language';
import { months } from './date';

const dayFirst = /^([^:]{1,30} (\p{L}{3,9}) \d{4}): (.)(.*)$/su;

/**
 * An article has the day of its publication, but no field for the day of what it invites to: that stands at the beginning of the
 * description, before a colon (`Saturday, 12 December 2026: a free morning`). The two apart, where it does.
 */
export function dayBefore(text: string, language: Language): readonly [when: string | undefined, rest: string] {
  // A day begins with a letter or a digit.
  if (!/^[\p{L}\d]/u.test(text)) return [undefined, text];
  const [, when, month = '', first = '', rest = ''] = dayFirst.exec(text) ?? [];
  return when && months[language].includes(month) ? [when, first.toUpperCase() + rest] : [undefined, text];
}
