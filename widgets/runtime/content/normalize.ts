/**
 * Reads content as backends and editors really send it. Runs on the bank's server, or in the browser for a plain backend. The
 * result has only the shape's fields, with the types that {@link readBlock} expects.
 */

import { isObject } from '../core/is-object';
import { type Language, languages } from '../language/language';
import { completeAddress } from './address';
import type { Content } from './content';
import { type DecodeEntity, plainText } from './plain-text';
import { isNoDate, readDateTime, readDay } from './read-day';
import { isInlineImage, isSafe, MalformedContent, type Shape } from './shape';

export interface Problem {
  language?: Language;
  /** Path of the field: `faqs[2].title`; empty for the whole block. */
  at: string;
  /** `error`: a visitor misses something. */
  level: 'error' | 'warning';
  problem: string;
  found?: string;
  expected?: string;
}

interface Options {
  /** The site has `https:`, where browsers refuse pictures by `http:`. */
  isSecure?: boolean;
  /** The entities of texts are already decoded. */
  isDecoded?: boolean;
  /** Limit of problems kept for a block. */
  mostProblems?: number;
  indexes?: Indexes | undefined;
  decode?: DecodeEntity | undefined;
  html?: ((source: string) => string) | undefined;
}

/** For each normalized list, its items' indexes in the list as sent. */
export type Indexes = WeakMap<object, readonly number[]>;

interface Context extends Omit<Options, 'mostProblems'> {
  note(problem: Problem): unknown;
}

/** In characters. */
const longestFound = 60;

/** Backends also send dashes, `false` or empty objects for no value. */
export function isNone(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return ['', '-', '–', '—'].includes(value.trim());
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Not logged, because nothing is missing. */
export const unknownField = 'unknown field';

const isNumbered = (value: object): boolean => Object.keys(value).every((key) => /^\d{1,9}$/.test(key));

const expectations: Record<Shape['kind'], string> = {
  text: 'a text',
  html: 'HTML',
  link: 'an address like /promo or https://bank.example',
  media: 'the address of a file like /img/a.png',
  day: 'a date like 2026-12-31',
  dateTime: 'a date like 2026-12-31 or 2026-12-31T09:00',
  number: 'a number',
  flag: 'true or false',
  choice: 'a known value',
  list: 'a list',
  record: 'an object',
  object: 'an object',
};

type Normalize = (shape: Shape, value: unknown, at: string, context: Context) => unknown;

function wrong(shape: Shape, value: unknown, at: string, { note }: Context, problem = 'wrong type'): undefined {
  const found = (JSON.stringify(value) ?? '').slice(0, longestFound);
  const expected = shape.values ? shape.values.join(', ') : expectations[shape.kind];
  note({ at, level: 'error', problem, found, expected });
  return undefined;
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** Backends send a list as a list, an object with numbered keys, or a single item. */
export function asList({ item }: Shape, value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isObject(value)) {
    if (isNumbered(value)) {
      return Object.keys(value)
        .sort((a, b) => Number(a) - Number(b))
        .map((key) => value[key]);
    }
    const known = Object.keys(item?.fields ?? {});
    return known.some((name) => Object.hasOwn(value, name)) ? [value] : undefined;
  }
  return item?.kind === 'object' || typeof value === 'boolean' ? undefined : [value];
}

function date(read: typeof readDay, ...[shape, value, at, context]: Parameters<Normalize>): string | undefined {
  const given = typeof value === 'string' ? value : '';
  if (isNoDate(given)) return undefined;
  return read(given) ?? wrong(shape, value, at, context, 'not a date') ?? shape.unread;
}

/** An editor has left it empty, as a whole or in an essential field. */
const isBlank = ({ essential = [] }: Shape, value: unknown): boolean =>
  isNone(value) || (isObject(value) && essential.some((name) => Object.hasOwn(value, name) && isNone(value[name])));

/** Each takes a non-empty value, and returns undefined for a wrong one. */
const normalizers: Record<Shape['kind'], Normalize> = {
  text(shape, value, at, context) {
    if (typeof value === 'boolean' && shape.yes) return value ? shape.yes : 'no';
    const given = asText(value);
    if (given === undefined) return wrong(shape, value, at, context);
    // Half a surrogate pair makes `encodeURIComponent` throw. Control characters except line ends are invisible.
    const decoded = (context.isDecoded ? given : plainText(given, context.decode))
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/[^\P{Cc}\t\n\r]/gu, '');
    return isNone(decoded) ? undefined : decoded;
  },
  html(shape, value, at, context) {
    const given = asText(value);
    if (given === undefined) return wrong(shape, value, at, context);
    // An emptied editor leaves an empty paragraph.
    const isEmpty = !/<(?:img|hr)\b/i.test(given) && isNone(plainText(given));
    if (isEmpty) return undefined;
    return context.html ? context.html(given) : given;
  },
  link(shape, value, at, context) {
    const address = typeof value === 'string' ? completeAddress(value) : '';
    return isSafe(address) && address ? address : wrong(shape, value, at, context, 'unsafe or broken address');
  },
  media(shape, value, at, context) {
    if (typeof value === 'string' && isInlineImage(value.trim())) return value.trim();
    const address = typeof value === 'string' ? completeAddress(value) : '';
    if (!/^(?:https?:|[/?#])/i.test(address) || !isSafe(address)) {
      return wrong(shape, value, at, context, 'unsafe or broken address');
    }
    if (!context.isSecure || !/^http:/i.test(address)) return address;
    context.note({ at, level: 'warning', problem: 'asked by https:', found: address.slice(0, longestFound) });
    return address.replace(/^http:/i, 'https:');
  },
  day: (...of) => date(readDay, ...of),
  dateTime: (...of) => date(readDateTime, ...of),
  number(shape, value, at, context) {
    // In Indonesian `250.000` is 250,000; in English it is 250.
    const isClear = typeof value === 'string' && /^\s*-?\d{1,15}(?:\.(?!\d{3}\s*$)\d{1,10})?\s*$/.test(value);
    const found = isClear ? Number(value) : value;
    return typeof found === 'number' && Number.isFinite(found) ? found : wrong(shape, value, at, context);
  },
  flag(shape, value, at, context) {
    const given = value === true ? 'true' : (asText(value) ?? '');
    if (/^(?:true|yes|ya|1)$/i.test(given)) return true;
    return /^(?:false|no|tidak|0)$/i.test(given) ? undefined : wrong(shape, value, at, context);
  },
  choice: (shape, value, at, context) =>
    shape.values?.find((each) => each === value) ?? wrong(shape, value, at, context),
  list(shape, value, at, context) {
    const items = asList(shape, value);
    const { item, key } = shape;
    if (!items || !item) return wrong(shape, value, at, context);
    const keys = new Set<unknown>();
    const found: unknown[] = [];
    const indexes: number[] = [];
    let index = -1;
    for (const each of items) {
      index++;
      const where = `${at}[${index}]`;
      const one = normalize(item, each, where, context);
      if (one === undefined) continue;
      const name = item.kind === 'choice' ? one : key && (one as Record<string, unknown>)[key];
      if (name && keys.has(name)) {
        context.note({ at: key ? `${where}.${key}` : where, level: 'error', problem: 'double', found: String(name) });
        continue;
      }
      keys.add(name);
      found.push(one);
      indexes.push(index);
    }
    context.indexes?.set(found, indexes);
    // If all items are wrong, not blank, the backend may have changed, so the list does not count as empty.
    return found.length || items.every((each) => isBlank(item, each)) ? found : undefined;
  },
  record(shape, value, at, context) {
    if (!isObject(value)) return wrong(shape, value, at, context);
    const { item } = shape;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => {
        const one = item && normalize(item, each, `${at}["${name.slice(0, longestFound)}"]`, context);
        return one === undefined || name === '__proto__' ? [] : [[name, one]];
      }),
    );
  },
  object(shape, value, at, context) {
    if (!isObject(value)) return wrong(shape, value, at, context);
    const { fields = {}, essential = [] } = shape;
    const found: Record<string, unknown> = {};
    let isWhole = true;
    for (const [name, field] of Object.entries(fields)) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      const where = at ? `${at}.${name}` : name;
      const one = normalize(field, given, where, context);
      if (one !== undefined) found[name] = one;
      else if (field.isStrict && !isNone(given)) isWhole = false;
      else if (essential.includes(name)) {
        if (field.kind === 'list' && given !== undefined && isNone(given)) found[name] = [];
        else {
          isWhole = false;
          if (isNone(given)) {
            context.note({
              at: where,
              level: 'error',
              problem: 'essential missing',
              expected: expectations[field.kind],
            });
          }
        }
      }
    }
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(fields, name)) continue;
      if (name !== 'id') context.note({ at: at ? `${at}.${name}` : name, level: 'warning', problem: unknownField });
      // A backend's own id stays for other readers of the block.
      else if (typeof value.id === 'string' || typeof value.id === 'number') found.id = value.id;
    }
    return isWhole ? found : undefined;
  },
};

/** Undefined for no value and for a wrong one, which is noted. */
const normalize: Normalize = (shape, value, at, context) =>
  isNone(value) && !(value === false && shape.yes) ? undefined : normalizers[shape.kind](shape, value, at, context);

/** At the top level an empty list is a block, too. */
function normalizeBlock(shape: Shape, value: unknown, context: Context): unknown {
  if (shape.kind === 'list' && isNone(value)) return [];
  // Notes the missing essential fields by name.
  return normalizers[shape.kind](shape, isNone(value) && shape.kind === 'object' ? {} : value, '', context);
}

/** The two blocks; keys may have any case. */
export function byLanguage(content: unknown): Partial<Record<Language, unknown>> {
  if (!isObject(content)) return {};
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, block]) => {
      const language = languages.find((each) => each.toLowerCase() === key.trim().toLowerCase());
      return language ? [[language, block]] : [];
    }),
  );
}

export interface Normalized {
  content: Content;
  problems: readonly Problem[];
  /** A language's block lacks essential fields, so older whole content is better. */
  isDamaged: boolean;
}

/** Leaves out a missing, empty or damaged language. Throws {@link MalformedContent} if neither is whole. */
export function normalizeContent(
  shape: Shape,
  content: unknown,
  { mostProblems = 200, ...options }: Options = {},
): Normalized {
  const given = byLanguage(content);
  const problems: Problem[] = [];
  const isGiven = languages.some((language) => !isNone(given[language]));
  const blocks: Partial<Record<Language, unknown>> = {};
  let isDamaged = false;
  for (const language of languages) {
    const value = given[language];
    const note = (problem: Problem) => problems.length < mostProblems && problems.push({ language, ...problem });
    if (isGiven ? isNone(value) : value === undefined) {
      if (isGiven) note({ at: '', level: 'error', problem: 'language missing' });
      continue;
    }
    const block = normalizeBlock(shape, value, { isDecoded: Object(content).normalized === true, ...options, note });
    if (block === undefined) isDamaged = true;
    else blocks[language] = block;
  }
  if (!Object.keys(blocks).length) {
    const first = problems.find(({ problem }) => problem !== 'language missing');
    const reason = first
      ? `${[first.language, first.at].filter(Boolean).join('.')}: ${first.problem}, found ${first.found ?? 'none'}`
      : 'has neither English nor Indonesia';
    throw Object.assign(new MalformedContent(reason), { problems });
  }
  return { content: { normalized: true, ...blocks }, problems, isDamaged };
}

export const problemsOf = (error: unknown): readonly Problem[] => Object(error).problems ?? [];

/** Normalizes a plain backend's answer. Logs its errors once for each address. */
export function normalizeForBrowser(shape: Shape, content: Content): Content {
  const { content: normalized, problems } = normalizeContent(shape, content, {
    isSecure: location.protocol === 'https:',
  });
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length) {
    const listed = errors
      .slice(0, 10)
      .map(({ language, at, problem, found }) => `${language} ${at}: ${problem} ${found ?? ''}`);
    console.warn(`Serambi: content left out:\n${listed.join('\n')}`);
  }
  return normalized;
}
