/** A form's rules as data: the browser and the server check the same list on submit. */
import { format, type LocalizedText, labelsIn, localizedTexts } from '../language/strings';
import { strings } from './form.rules.strings';
import { grouped } from './numbers';

export interface Rule<Values> {
  field: keyof Values & string;
  holds(values: Values): boolean;
  /** The specification's words, shown in a toast when it does not hold. */
  message: LocalizedText;
  /** Shown beside the field instead, where the specification's words give another number than its rule. */
  exact?: LocalizedText;
}

/** The most characters that a field may have, generously: with a limit, every later check is short. */
export interface Length {
  max: number;
  /** The field's name in a message. */
  name: LocalizedText;
}
export type Lengths<Field extends string> = Readonly<Record<Field, Length>>;

/** For a field of one line. */
export const line = 1_000;

export const tooLongMessage =
  ({ max, name }: Length): LocalizedText =>
  (language, labels) => {
    const { tooLong } = labelsIn('form.rules', strings, language, labels);
    return format(tooLong, { field: name(language, labels), count: grouped(max, language) }, language);
  };

/** Looked at before the form's own rules. */
export const lengthRules = <Values>(lengths: Partial<Lengths<keyof Values & string>>): Rule<Values>[] =>
  (Object.entries(lengths) as [keyof Values & string, Length][]).map(([field, length]) => ({
    field,
    holds: (values) => String(values[field]).length <= length.max,
    message: tooLongMessage(length),
  }));

/** Checks of single fields while they are typed; the specification's thresholds differ from those of the rules. */
export type Live<Values> = { [Field in keyof Values]?: (value: string) => boolean };

export type LiveState = 'neutral' | 'success' | 'error';

/** The first rule, in order, that the values break. */
export const firstFailure = <Values>(rules: readonly Rule<Values>[], values: Values): Rule<Values> | undefined =>
  rules.find((rule) => !rule.holds(values));

/** Every rule that the values break, in order. */
export const failures = <Values>(rules: readonly Rule<Values>[], values: Values): Rule<Values>[] =>
  rules.filter((rule) => !rule.holds(values));

/** The state that a field's border shows: neutral when empty, else by its live check. */
export const liveState = (holds: ((value: string) => boolean) | undefined, value: string): LiveState =>
  !holds || value === '' ? 'neutral' : holds(value) ? 'success' : 'error';

/** Length without white space at the ends, so that blanks do not fill a field. */
const length = (value: string): number => value.trim().length;

export const longerThan =
  (minimum: number, limit = Infinity) =>
  (value: string): boolean =>
    length(value) > minimum && length(value) < limit;

export const isFilled = longerThan(0);

/** A phone number as its digits; text with anything else but spaces, dashes, brackets, invisible characters and a first `+` stays as it is. */
export function readPhone(value: string): string {
  const bare = value
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Ps}\p{Pe}\p{Cf}\u2212]+/gu, '')
    .replace(/^\+/, '');
  return /^\d+$/.test(bare) ? bare : value;
}
export const isPhone = (value: string): boolean => /^\d{11,14}$/.test(readPhone(value));
export const isEmail = (value: string): boolean => longerThan(7)(value) && value.includes('@');

const text = localizedTexts('form.rules', strings);

/** What both forms use. */
export const emailMessage = text((t) => t.email);
export const nameMessage = text((t) => t.name);
export const nameExact = text((t) => t.nameExact);
export const emailLength: Length = { max: line, name: text((t) => t.fields.email) };
export const nameLength: Length = { max: line, name: text((t) => t.fields.name) };
export const phoneLength: Length = { max: line, name: text((t) => t.fields.phone) };
