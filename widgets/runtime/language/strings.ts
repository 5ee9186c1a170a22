/** The product's labels, as data: a bank replaces any of them by its `strings.json`. */
import { codes, type Language } from './language';

/**
 * A label. `{name}` stands for a value. One that depends on a number, which is then its value `count`, has a text for each of its
 * language's plural forms (`Intl.PluralRules`).
 */
export type Message = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Labels by the name of their file (`faq` of `faq.strings.ts`). Each may have texts, messages, lists and objects of them. */
export type Labels = Readonly<Record<string, Partial<Record<Language, object>>>>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  const found = rules[language] ?? new Intl.PluralRules(codes[language]);
  rules[language] = found;
  return found.select(count);
}

/** A label with its values. */
export function format(
  message: Message,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const text =
    typeof message === 'string' ? message : (message[pluralForm(Number(values.count), language)] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (all, name: string) => (Object.hasOwn(values, name) ? `${values[name]}` : all));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function replaced(given: unknown, own: unknown): unknown {
  if (own === undefined) return given;
  if (!isObject(given) || !isObject(own) || 'other' in own) return own;
  return {
    ...given,
    ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, replaced(given[key], value)])),
  };
}

const known = new WeakMap<object, WeakMap<object, unknown>>();

/** A file's labels in a language, with those that the bank has replaced. */
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
