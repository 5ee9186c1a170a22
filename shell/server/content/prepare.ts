/** Makes content of a backend's or editor's JSON. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeHTMLStrict } from 'entities';
import type { Content } from '../../../widgets/runtime/content/content';
import {
  byLanguage,
  type Indexes,
  isNone,
  normalizeContent,
  type Problem,
} from '../../../widgets/runtime/content/normalize';
import type { Shape } from '../../../widgets/runtime/content/shape';
import { isObject } from '../../../widgets/runtime/core/is-object';
import { languages } from '../../../widgets/runtime/language/language';
import { maxDepth } from '../bank/json';
import { mapValues } from '../core/map-values';
import { limitJson } from '../guard/json-limits';
import { tagOf } from '../http/etag';
import type { Found } from './content-source';
import type { ContentPath } from './paths';
import { count, withoutStyles } from './sanitize';
import { visit } from './visit';

/** Bytes of an answer. Long lists are rendered in parts, so their blocks may be larger. */
const maxSize = { usual: 2 * 1024 * 1024, withLists: 16 * 1024 * 1024 };
/** An object or list counts as four values, because its shape is read, too. */
const limits = { values: 250_000, depth: maxDepth, weight: 4 };
/** Cost of one language of a block, see {@link costOf}. The limit takes 0.1 s to render, 0.3 s with cold code. */
const maxCost = 25_000;
const maxStyled = 2_000_000;

export const maxSizeOf = ({ block }: ContentPath): number => (block.lists ? maxSize.withLists : maxSize.usual);

export async function jsonOf(text: string, size: number): Promise<string> {
  const bytes = Buffer.from(text);
  if (bytes.length > size) throw new Error(`has more than ${size} bytes`);
  const json = text.replace(/^\uFEFF/, '');
  if (!/\S/.test(json)) throw new Error('is empty');
  if (/^\s*</.test(json)) throw new Error('is HTML, perhaps a login page, where JSON is expected');
  await limitJson(bytes, limits);
  return json;
}

/** Rejects if the text is no object or exceeds a limit. Checks and parses in separate turns of the event loop, because both take long. */
export async function parse(text: string, size: number): Promise<Record<string, unknown>> {
  const json = await jsonOf(text, size);
  await nextTurn();
  const given: unknown = JSON.parse(json);
  await nextTurn();
  if (!isObject(given)) throw new Error('not an object');
  return given;
}

export const isTooMuch = (content: Content): boolean =>
  languages.some((language) => costOf(content[language], maxCost) > maxCost);

/** 1 for a tag, an entity, 20 bytes of text or any other value, 5 for an object or list. Stops counting above the limit. */
function costOf(value: unknown, limit: number): number {
  if (typeof value === 'string') return 1 + Buffer.byteLength(value) / 20 + count(value, '<') + count(value, '&');
  if (typeof value !== 'object' || value === null) return 1;
  let cost = 5;
  for (const each of Object.values(value)) {
    cost += costOf(each, limit - cost);
    if (cost > limit) break;
  }
  return cost;
}

export function foundOf(
  content: Content,
  more: Pick<Found, 'problems' | 'isDamaged' | 'isStandIn'> = { problems: [] },
): Found {
  const json = JSON.stringify(content);
  return { status: 'found', content, json, tag: tagOf(json), ...more };
}

export interface PrepareOptions {
  rest?: Record<string, unknown> | undefined;
  noted?: readonly Problem[] | undefined;
  isSecure?: boolean | undefined;
  mostProblems?: number;
  indexes?: Indexes;
}

function completed(given: Record<string, unknown>, rest: unknown): Record<string, unknown> {
  const more = byLanguage(rest);
  return mapValues(byLanguage(given), (block, language) => {
    const other = more[language as keyof typeof more];
    if (!isObject(block) || !isObject(other)) return block;
    return { ...block, ...Object.fromEntries(Object.entries(other).filter(([name]) => isNone(block[name]))) };
  });
}

function styleResolver(): (source: string) => string {
  let left = maxStyled;
  return (source) => {
    left -= source.length;
    return left < 0 ? source : withoutStyles(source);
  };
}

const placeholder = {
  pattern: /\{\{[^{}]{0,60}\}\}/,
  problem: 'name of a fact in a text',
  expected: 'a text: only the files of the bank’s folder can name facts',
};
/** Stands for bytes that are not UTF-8, such as those of a file in Windows-1252. */
const replacement = { pattern: /\uFFFD.{0,20}/, problem: 'unreadable character', expected: 'a text in UTF-8' };

const mostSuspect = 200;

function suspectTexts(shape: Shape, content: Content): Problem[] {
  const problems: Problem[] = [];
  for (const language of languages) {
    visit(shape, content[language], {
      leaf({ value, at }) {
        for (const { pattern, ...wrong } of [placeholder, replacement]) {
          const [found] = pattern.exec(String(value)) ?? [];
          if (found && problems.length < mostSuspect)
            problems.push({ language, at, level: 'warning', ...wrong, found });
        }
      },
    });
  }
  return problems;
}

export async function prepare(
  { block: { shape, lists } }: ContentPath,
  given: Record<string, unknown>,
  { rest, noted = [], isSecure = false, ...options }: PrepareOptions = {},
): Promise<Found> {
  const isDecoded = given.normalized === true;
  // Texts of the folder may have HTML entities.
  const more =
    rest && isDecoded
      ? normalizeContent({ ...shape, essential: [] }, rest, { decode: decodeHTMLStrict }).content
      : rest;
  const whole = more && shape.kind === 'object' ? completed(given, more) : given;
  const { content, problems, isDamaged } = normalizeContent(shape, whole, {
    isSecure,
    isDecoded,
    decode: decodeHTMLStrict,
    html: styleResolver(),
    ...options,
  });
  await nextTurn();
  if (!lists && isTooMuch(content)) throw new Error('has too many values, tags or characters in a language');
  const found = foundOf(content, { problems: [], ...(isDamaged && { isDamaged }) });
  const suspect = /\{\{|\uFFFD/.test(found.json) ? suspectTexts(shape, content) : [];
  return { ...found, problems: [...noted, ...problems, ...suspect] };
}
