/** A form's rules as data: the browser and the server check the same list on submit. */
import type { Language } from '../language/language';

export interface Rule<Values> {
  field: keyof Values & string;
  holds(values: Values): boolean;
  /** Shown when it does not hold. */
  message: Record<Language, string>;
}

/**
 * The most characters that a field may have, generously and in whole thousands, and its name in a message: with one, every later
 * check is short.
 */
export interface Length extends Record<Language, string> {
  max: number;
}
export type Lengths<Field extends string> = Readonly<Record<Field, Length>>;

/** For a field of one line. */
export const line = 1_000;

export const tooLongMessage = ({ max, English, Indonesia }: Length): Record<Language, string> => ({
  English: `${English} may have at most ${max / 1_000},000 characters`,
  Indonesia: `${Indonesia} maksimal ${max / 1_000}.000 karakter`,
});

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
export const isPhone = (value: string): boolean => /^\d{11,14}$/.test(value);
export const isEmail = (value: string): boolean => longerThan(7)(value) && value.includes('@');

/** Messages that both forms use. */
export const emailMessage: Record<Language, string> = {
  English: 'The email must be valid',
  Indonesia: 'Email harus yang valid',
};
export const nameMessage: Record<Language, string> = {
  English: 'The name must be at least 5 characters long',
  Indonesia: 'Minimal panjang nama 5 karakter',
};
export const emailLength: Length = { max: line, English: 'The email', Indonesia: 'Email' };
export const nameLength: Length = { max: line, English: 'The name', Indonesia: 'Nama' };
export const phoneLength: Length = { max: line, English: 'The mobile number', Indonesia: 'Nomor ponsel' };
