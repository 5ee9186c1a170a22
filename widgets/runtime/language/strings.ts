/** The product's labels as data, which a bank's `strings.json` may replace. */
import { isObject } from '../core/is-object';
import { codes, type Language } from './language';

type PluralForm = Intl.LDMLPluralRule;

/** A label: `{name}` stands for a value. Plural forms (`Intl.PluralRules`) depend on the value `count`. */
export type Message = string | (Partial<Record<PluralForm, string>> & { other: string });

/** By file name (`faq` of `faq.strings.ts`): texts, messages, lists and objects of them. */
export type Labels = Readonly<Record<string, Partial<Record<Language, object>>>>;

/** Not from `Intl`, whose first use blocks a phone for tens of milliseconds. */
const ownRules: Readonly<Record<string, (count: number) => PluralForm>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  id: () => 'other',
};
const otherRules = new Map<string, Intl.PluralRules>();

function pluralForm(count: number, code: string): PluralForm {
  const own = ownRules[code];
  if (own) return own(count);
  const rules = otherRules.get(code) ?? new Intl.PluralRules(code);
  otherRules.set(code, rules);
  return rules.select(count);
}

/** Fills in a label's values; placeholders without a value stay. `language` may be any BCP 47 tag. */
export function format(message: Message, values: Readonly<Record<string, string | number>>, language: string): string {
  const code = codes[language as Language] ?? language;
  const text =
    typeof message === 'string' ? message : (message[pluralForm(Number(values.count), code)] ?? message.other);
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

const known = new WeakMap<object, WeakMap<object, unknown>>();

export function labelsIn<T extends object>(
  name: string,
  strings: Readonly<Record<Language, T>>,
  language: Language,
  labels: Labels = {},
): T {
  const given = strings[language];
  const own = Object.hasOwn(labels, name) ? labels[name]?.[language] : undefined;
  if (!own) return given;
  const ofOwn = known.get(own) ?? new WeakMap<object, unknown>();
  known.set(own, ofOwn);
  if (!ofOwn.has(given)) ofOwn.set(given, replaced(given, own));
  return ofOwn.get(given) as T;
}

export type LocalizedText = (language: Language, labels?: Labels) => string;

/** Makes texts for code that does not know the language yet, such as a form's rules. */
export const localizedTexts =
  <T extends object>(name: string, strings: Readonly<Record<Language, T>>) =>
  (read: (t: T) => string): LocalizedText =>
  (language, labels) =>
    read(labelsIn(name, strings, language, labels));
