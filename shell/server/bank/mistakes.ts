/** Messages about mistakes in a bank's folder, one line each. */
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';

export interface Mistake {
  file: string;
  /** Place in the file, such as `menu[0].path`; empty for the whole file. */
  at: string;
  text: string;
}

export const lineOf = ({ file, at, text }: Mistake): string => `${[file, at].filter(Boolean).join(' ')}: ${text}`;

type Path = readonly PropertyKey[];
export type Note = (path: Path, text: string) => void;

const step = (key: PropertyKey): string => {
  if (typeof key === 'number') return `[${key}]`;
  return /^[\w$-]+$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`;
};

export const placeOf = (path: Path): string => path.map(step).join('').replace(/^\./, '');

export const notesIn =
  (file: string, mistakes: Mistake[]): Note =>
  (path, text) =>
    void mistakes.push({ file, at: placeOf(path), text });

const longestFound = 60;
const shown = (value: unknown): string =>
  value === undefined ? 'none' : JSON.stringify(value).slice(0, longestFound).replace(/\s+/g, ' ');

const longestName = 100;

export function nearestTo(name: string, known: readonly string[]): string | undefined {
  if (!known.length || name.length > longestName) return undefined;
  const nearest = closest(name, known);
  return distance(name, nearest) <= Math.max(2, name.length / 3) ? nearest : undefined;
}

export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestTo(name, known);
  return nearest === undefined ? '' : `, did you mean ${nearest}?`;
}

const mostListed = 40;

export function unknownKey(key: string, known: readonly string[]): string {
  const listed = known.length > mostListed ? '' : `: known are ${known.join(', ')}`;
  return `unknown key${didYouMean(key, known) || listed}`;
}

const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const separator = ', ';
function keysOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : [];
}

function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return issue.values.join(' or ');
  if (issue.code === 'unrecognized_keys') return keysOf(issue.inst).join(separator);
  return undefined;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((found: unknown, key) => Object(found)[key], value);

function noteIssue(issue: z.core.$ZodIssue, value: unknown, note: Note): void {
  const { code, path, message } = issue;
  if (code === 'unrecognized_keys') {
    for (const key of issue.keys) note([...path, key], unknownKey(key, message.split(separator)));
    return;
  }
  const [reason] = code === 'invalid_key' ? issue.issues : [issue];
  const found = code === 'invalid_key' ? path.at(-1) : valueAt(value, path);
  const known =
    reason?.code === 'invalid_value' ? reason.values : reason?.code === 'custom' ? reason.params?.known : [];
  const meant = typeof found === 'string' ? didYouMean(found, (known ?? []).map(String)) : '';
  note(path, `expected ${reason?.message}, found ${shown(found)}${meant}`);
}

export function parse<Output>(schema: z.ZodType<Output>, value: unknown, note: Note): Output | undefined {
  const { data, error } = schema.safeParse(value, { error: expectation });
  for (const issue of error?.issues ?? []) noteIssue(issue, value, note);
  return data;
}
