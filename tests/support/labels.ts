/** All labels of the product, and what can be done to each. */
import { strings } from 'serambi:strings';
import type { Language } from '../../widgets/runtime/language/language';
import { isPlural } from '../../widgets/runtime/language/strings';

export interface Label {
  /** `faq.found`, `next.pages./promo.0` */
  at: string;
  /** One text, or one for each plural form. */
  texts: Readonly<Record<string, unknown>>;
}

const labelsBelow = (value: unknown, at: string): Label[] => {
  if (isPlural(value)) return [{ at, texts: value as Record<string, unknown> }];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => labelsBelow(each, `${at}.${key}`))
    : [{ at, texts: { text: value } }];
};

export const labelsOf = (language: Language, file?: string): Label[] =>
  Object.entries(strings)
    .filter(([name]) => file === undefined || name === file)
    .flatMap(([name, own]) => labelsBelow(own[language], name));

/** An address instead of a label, to a page. */
const isAddress = (text: string) => /^[/#]/.test(text);

/** The same labels, each changed. */
export function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return isAddress(value) ? value : change(value);
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, change)]));
}
