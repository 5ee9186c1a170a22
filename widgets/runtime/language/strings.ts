/** The product's labels as data, which a bank's `strings.json` may replace. */
import { isObject } from '../core/is-object';
import type { Language } from './language';

/** A label: `{name}` stands for a value. English chooses a plural form by the value `count`; Indonesian has only `other`. */
export type Message = string | { one?: string; other: string };

/** By file name (`faq` of `faq.strings.ts`): texts, messages, lists and objects of them. */
export type Labels = Readonly<Record<string, Partial<Record<Language, object>>>>;

/** Fills in a label's values; placeholders without a value stay. */
export function format(
  message: Message,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const { one, other } = typeof message === 'string' ? { one: message, other: message } : message;
  const text = language === 'English' && Number(values.count) === 1 ? (one ?? other) : other;
  return text.replace(/\{(\w+)\}/g, (all, name: string) => (Object.hasOwn(values, name) ? `${values[name]}` : all));
}

export const isPlural = (value: unknown): boolean =>
  isObject(value) && 'other' in value && Object.keys(value).every((key) => /^(zero|one|two|few|many|other)$/.test(key));

function replaced(given: unknown, own: unknown): unknown {
  if (own === undefined) return given;
  if (!isObject(given) || !isObject(own) || isPlural(given)) return own;
  return {
    ...given,
    ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, replaced(given[key], value)])),
  };
}

/** The merged labels, by the bank's own, so that nothing renders again. */
const known = new WeakMap<object, unknown>();

export function labelsIn<T extends object>(
  name: string,
  strings: Readonly<Record<Language, T>>,
  language: Language,
  labels: Labels = {},
): T {
  const given = strings[language];
  const own = Object.hasOwn(labels, name) ? labels[name]?.[language] : undefined;
  if (!own) return given;
  const merged = known.get(own) ?? replaced(given, own);
  known.set(own, merged);
  return merged as T;
}

export type LocalizedText = (language: Language, labels?: Labels) => string;

/** Makes texts for code that does not know the language yet, such as a form's rules. */
export const localizedTexts =
  <T extends object>(name: string, strings: Readonly<Record<Language, T>>) =>
  (read: (t: T) => string): LocalizedText =>
  (language, labels) =>
    read(labelsIn(name, strings, language, labels));
