/** A form's rules as data; browser and server check them on submit. */
import { format, type LocalizedText, labelsIn, localizedTexts } from '../language/strings';
import { strings } from './form.rules.strings';
import { grouped } from './numbers';

interface FieldRule<Field, Value> {
  field: Field;
  holds(value: Value): boolean;
  /** The specification's words, for the toast. */
  message: LocalizedText;
  /** For the field, where the specification's message contradicts the rule's number. */
  exact?: LocalizedText;
}
export type Rule<Values> = { [Field in keyof Values & string]: FieldRule<Field, Values[Field]> }[keyof Values & string];

/** A generous limit in characters, which keeps later checks fast. */
export interface Length {
  max: number;
  name: LocalizedText;
}
export type Lengths<Field extends string> = Readonly<Record<Field, Length>>;

export const line = 1_000;

/** The texts of all fields with a length; a missing one is empty. */
export const textsOf = <Field extends string>(
  lengths: Lengths<Field>,
  given: Readonly<Partial<Record<Field, string>>>,
): Record<Field, string> => {
  const names = Object.keys(lengths) as Field[];
  return Object.fromEntries(names.map((name) => [name, given[name] ?? ''])) as Record<Field, string>;
};

export const tooLongMessage =
  ({ max, name }: Length): LocalizedText =>
  (language, labels) => {
    const { tooLong } = labelsIn('form.rules', strings, language, labels);
    return format(tooLong, { field: name(language, labels), count: grouped(max, language) }, language);
  };

export const lengthRules = <Values>(lengths: Partial<Lengths<keyof Values & string>>): Rule<Values>[] =>
  (Object.entries(lengths) as [keyof Values & string, Length][]).map(([field, length]) => ({
    field,
    holds: (value: unknown) => String(value).length <= length.max,
    message: tooLongMessage(length),
  }));

/** Checks while typing, with the specification's other thresholds. */
export type Live<Values> = { [Field in keyof Values]?: (value: string) => boolean };

export type LiveState = 'neutral' | 'success' | 'error';

export const failures = <Values>(rules: readonly Rule<Values>[], values: Values): Rule<Values>[] =>
  rules.filter((rule: FieldRule<keyof Values, Values[keyof Values]>) => !rule.holds(values[rule.field]));

export const liveState = (holds: ((value: string) => boolean) | undefined, value: string): LiveState =>
  !holds || value === '' ? 'neutral' : holds(value) ? 'success' : 'error';

const length = (value: string): number => value.trim().length;

export const longerThan =
  (minimum: number, limit = Infinity) =>
  (value: string): boolean =>
    length(value) > minimum && length(value) < limit;

export const isFilled = longerThan(0);

/** A number of another country with fewer digits than `isPhone` requires. */
const shortFromAbroad = /^\+(?!62)(?=\d{9,10}$)/;

/**
 * A phone number's digits, without spaces, dashes, brackets, invisible characters and the first `+`. A short one from abroad gets
 * 00. Other text is unchanged.
 */
export function readPhone(value: string): string {
  const bare = value
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Ps}\p{Pe}\p{Cf}\u2212]+/gu, '')
    .replace(shortFromAbroad, '00')
    .replace(/^\+/, '');
  return /^\d+$/.test(bare) ? bare : value;
}
export const isPhone = (value: string): boolean => /^\d{11,14}$/.test(readPhone(value));
export const isEmail = (value: string): boolean => longerThan(7)(value) && value.includes('@');

const text = localizedTexts('form.rules', strings);

export const emailMessage = text((t) => t.email);
export const nameMessage = text((t) => t.name);
export const nameExact = text((t) => t.nameExact);
export const emailLength: Length = { max: line, name: text((t) => t.fields.email) };
export const nameLength: Length = { max: line, name: text((t) => t.fields.name) };
export const phoneLength: Length = { max: line, name: text((t) => t.fields.phone) };
