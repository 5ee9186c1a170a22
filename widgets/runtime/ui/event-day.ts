import type { Language } from '../language/language';
import { months } from './date';

const dayFirst = /^([\p{L}\d][^:]{0,29} (\p{L}{3,9}) \d{4}): (.)(.*)$/su;

/**
 * An article has the day of its publication, but no field for the day of what it invites to: that stands at the beginning of the
 * description, before a colon (`Saturday, 12 December 2026: a free morning`). The two apart, where it does.
 */
export function dayBefore(text: string, language: Language): readonly [when: string | undefined, rest: string] {
  const [, when, month = '', first = '', rest = ''] = dayFirst.exec(text) ?? [];
  return when && months[language].includes(month) ? [when, first.toUpperCase() + rest] : [undefined, text];
}
