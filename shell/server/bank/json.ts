/** Reads JSON written by hand, with mistakes that `JSON.parse` reports badly or not at all. */
import { readFileSync, statSync } from 'node:fs';
import { isNone } from '../../../widgets/runtime/content/normalize';
import { isObject } from '../../../widgets/runtime/core/is-object';
import type { Note } from './mistakes';

/** Levels of nesting: the functions that read a file are recursive. */
export const maxDepth = 100;

/** `JSON.parse` silently keeps the last of two equal keys. */
function noteDoubleKeys(json: string, note: Note): void {
  const open: { keys: Set<string>; next: string | number }[] = [];
  // Without escaped quotes, at the same length. A text before a colon is a key.
  const plain = json.replace(/\\./g, '__');
  for (const { 0: sign, 1: colon, index } of plain.matchAll(/"[^"]*"(\s*:)?|[[\]{},]/g)) {
    const inner = open.at(-1);
    if (sign === '{' || sign === '[') open.push({ keys: new Set(), next: sign === '[' ? 0 : '' });
    if (sign === '}' || sign === ']') open.pop();
    if (sign === ',' && typeof inner?.next === 'number') inner.next++;
    if (open.length > maxDepth) throw new Error(`deeper than ${maxDepth} levels`);
    if (!colon || !inner) continue;
    const name: string = JSON.parse(json.slice(index, index + sign.length - colon.length));
    inner.next = name;
    const path = open.map(({ next }) => next);
    if (inner.keys.has(name)) note(path, 'is there twice');
    inner.keys.add(name);
  }
}

function withoutSchema(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { $schema, ...rest } = value;
  return rest;
}

/** Undefined for other text, which is noted. */
export function parseJson(source: string, note: Note): unknown {
  const json = source.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(json);
    noteDoubleKeys(json, note);
    return withoutSchema(value);
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    const [, position] = /position (\d+)/.exec(reason) ?? [];
    note([], `${position ? `line ${json.slice(0, Number(position)).split('\n').length}: ` : ''}${reason}`);
    return undefined;
  }
}

/** Undefined if there is no file, or if it cannot be read, which is noted. */
export function readJson(file: string, note: Note): unknown {
  try {
    // Reading a pipe would block the server.
    if (!statSync(file).isFile()) return void note([], 'is no file');
    return parseJson(readFileSync(file, 'utf8'), note);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') note([], `cannot be read: ${code}`);
    return undefined;
  }
}

/** Unlike in content, `false` and an empty list are values. */
const isUnset = (value: unknown): boolean => isNone(value) && value !== false && !Array.isArray(value);

export function withoutNone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNone);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, each]) => [key, withoutNone(each)] as const);
  return Object.fromEntries(fields.filter(([, each]) => !isUnset(each)));
}
