/** From JSON as a backend or an editor writes it to content that can be shown and published. */
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
import { tagOf } from '../http/etag';
import type { Found } from './content-source';
import { endOfText } from './json-text';
import type { ContentPath } from './paths';
import { count, withoutStyles } from './sanitize';
import { visit } from './visit';

/** Largest answer, in bytes. Long lists are rendered in parts, so their blocks may be larger. */
const maxSize = { usual: 2 * 1024 * 1024, withLists: 16 * 1024 * 1024 };
/** Values of an answer, of which an object or a list counts as four: each item of a list is read through its shape. */
const maxValues = 250_000;
/** What one language of a block may cost to render, see {@link costOf}. The costliest block takes 0.1 s, and 0.3 s on cold code. */
const maxCost = 25_000;

/** Characters of HTML in which styles are resolved. */
const maxStyled = 2_000_000;

export const maxSizeOf = ({ block }: ContentPath): number => (block.lists ? maxSize.withLists : maxSize.usual);

/** The JSON of an answer. Throws where it is none, or has too much to read. */
export function jsonOf(text: string, size: number): string {
  if (Buffer.byteLength(text) > size) throw new Error(`has more than ${size} bytes`);
  // A byte order mark is no JSON.
  const json = text.replace(/^\uFEFF/, '');
  if (!/\S/.test(json)) throw new Error('is empty');
  if (/^\s*</.test(json)) throw new Error('is HTML, perhaps a login page, where JSON is expected');
  limitValues(json);
  return json;
}

/**
 * The object that a text is the JSON of. Rejects where it is none, or has too much to read. A long one takes most of a turn of the
 * event loop to look through, and another one to parse, so others have theirs between.
 */
export async function parse(text: string, size: number): Promise<Record<string, unknown>> {
  const json = jsonOf(text, size);
  await nextTurn();
  const given: unknown = JSON.parse(json);
  await nextTurn();
  if (!isObject(given)) throw new Error('not an object');
  return given;
}

const [quote, comma, bracket, bracketEnd, brace, braceEnd] = Buffer.from('",[]{}');

/** Throws when JSON has too many values, or too deep ones. It is called before they are parsed, since that takes long. */
function limitValues(source: string): void {
  let [depth, values] = [0, 0];
  for (let at = 0; at < source.length; at++) {
    const sign = source.charCodeAt(at);
    if (sign === quote) at = endOfText(source, at);
    else if (sign === comma) values += 1;
    else if (sign === bracket || sign === brace) {
      values += 4;
      depth += 1;
    } else if (sign === bracketEnd || sign === braceEnd) depth -= 1;
    if (depth > maxDepth) throw new Error(`is deeper than ${maxDepth} levels`);
    if (values > maxValues) throw new Error(`has more than ${maxValues} values`);
  }
}

/** Whether a language of the content takes too long to render in one page, which shows one. */
export const isTooMuch = (content: Content): boolean =>
  languages.some((language) => costOf(content[language], maxCost) > maxCost);

/**
 * What a value costs to render, in tags of rich text: a tag or an entity is 1, as are 20 bytes of any text; an object or a list,
 * which becomes several elements, is 5, and any other value 1. The count ends above the limit.
 */
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

/** Content that was found, with its JSON and its tag. */
export function foundOf(
  content: Content,
  more: Pick<Found, 'problems' | 'isDamaged' | 'isStandIn'> = { problems: [] },
): Found {
  const json = JSON.stringify(content);
  return { status: 'found', content, json, tag: tagOf(json), ...more };
}

export interface PrepareOptions {
  /** The same block in the bank's own folder, for fields that `given` lacks. */
  rest?: Record<string, unknown> | undefined;
  /** Problems that were found before. */
  noted?: readonly Problem[] | undefined;
  /** The site has `https:`. */
  isSecure?: boolean | undefined;
  mostProblems?: number;
  indexes?: Indexes;
}

/** The blocks, with the top-level fields of `rest` where their own are none in the same language. */
function completed(given: Record<string, unknown>, rest: unknown): Record<string, unknown> {
  const more = byLanguage(rest);
  return Object.fromEntries(
    Object.entries(byLanguage(given)).map(([language, block]) => {
      const other = more[language as keyof typeof more];
      if (!isObject(block) || !isObject(other)) return [language, block];
      return [
        language,
        { ...block, ...Object.fromEntries(Object.entries(other).filter(([name]) => isNone(block[name]))) },
      ];
    }),
  );
}

/** Resolves the styles in HTML of at most {@link maxStyled} characters in all, as parsing takes long. */
function styleResolver(): (source: string) => string {
  let left = maxStyled;
  return (source) => {
    left -= source.length;
    return left < 0 ? source : withoutStyles(source);
  };
}

/** Names of facts in texts: they are filled in only in the files of the bank's folder. */
function openPlaceholders(shape: Shape, content: Content): Problem[] {
  const problems: Problem[] = [];
  for (const language of languages) {
    visit(shape, content[language], {
      leaf({ value, at }) {
        const [found] = (typeof value === 'string' && /\{\{[^{}]{0,60}\}\}/.exec(value)) || [];
        if (!found) return;
        const expected = 'a text: only the files of the bank’s folder can name facts';
        problems.push({ language, at, level: 'warning', problem: 'name of a fact in a text', found, expected });
      },
    });
  }
  return problems;
}

/** Rejects where no language has a block with its essentials, or where one is too much to render. */
export async function prepare(
  { block: { shape, lists } }: ContentPath,
  given: Record<string, unknown>,
  { rest, noted = [], isSecure = false, ...options }: PrepareOptions = {},
): Promise<Found> {
  const isDecoded = given.normalized === true;
  // The folder's texts are as an editor wrote them.
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
  const open = found.json.includes('{{') ? openPlaceholders(shape, content) : [];
  return { ...found, problems: [...noted, ...problems, ...open] };
}
