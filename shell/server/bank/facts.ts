/** The bank's `facts.json`: named values that several texts share, as `{{transfer.fee}}`. */
import { join } from 'node:path';
import { z } from 'zod';
import { dayInWords } from '../../../widgets/runtime/content/day';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { decimal } from '../../../widgets/runtime/ui/numbers';
import { inEachLanguage } from '../core/in-each-language';
import { mapValues } from '../core/map-values';
import { maxDepth, readJson } from './json';
import { didYouMean, lineOf, type Mistake, type Note, notesIn, parse } from './mistakes';

interface Fact {
  words: Readonly<Record<Language, string>>;
  /** Used where the placeholder is the whole text; undefined for a fact that has only words. */
  value?: string | number;
}

export type Facts = ReadonlyMap<string, Fact>;

export const noFacts: Facts = new Map();

const maxFacts = 1_000;
const maxWords = 500;
const maxPlaceholders = 20_000;

/** Safe in plain text, HTML and attributes, and without placeholders. */
const words = z
  .string()
  .regex(/^[^<>&"{}\p{Cc}]+$/u, 'a text without < > & " { }')
  .max(maxWords, `a text of at most ${maxWords} characters`);
const largest = 1e15;
const number = z.number().gt(-largest, 'a smaller number').lt(largest, 'a smaller number');

/** No line break within a number or before its unit: `1500 123`, `1 July 2025`. */
const unbroken = (text: string) => text.replace(/(?<=\d) /g, '\u00a0');

const fact = z.union(
  [
    number,
    words,
    z.strictObject({ English: words, Indonesia: words }),
    z.strictObject({ day: z.iso.date('a day like 2026-11-30') }).describe('A day, written in words in each language.'),
    z.strictObject({ number, decimals: z.literal([1, 2, 3, 4]) }).describe('A number that keeps its decimals: 2.00.'),
  ],
  'a number, a text, { "English", "Indonesia" }, { "day": "2026-11-30" } or { "number", "decimals": 1 to 4 }',
);

export const factsSchema = z
  .record(z.string().regex(/^[a-z][a-z\d.-]{0,59}$/, 'a name of lower-case letters, digits, dots and dashes'), fact)
  .refine((facts) => Object.keys(facts).length <= maxFacts, `at most ${maxFacts} facts`);

function numberFact(value: number, digits = String(value).split('.')[1]?.length ?? 0): Fact {
  return { value, words: inEachLanguage((language) => decimal(value, digits, language)) };
}

function factOf(stated: z.output<typeof fact>): Fact {
  if (typeof stated === 'string') return { value: stated, words: inEachLanguage(() => unbroken(stated)) };
  if (typeof stated === 'number') return numberFact(stated);
  if ('number' in stated) return numberFact(stated.number, stated.decimals);
  if ('day' in stated) {
    return { value: stated.day, words: inEachLanguage((language) => unbroken(dayInWords(stated.day, language))) };
  }
  return { words: inEachLanguage((language) => unbroken(stated[language])) };
}

export function factsOf(value: unknown, note: Note): Facts | undefined {
  const stated = parse(factsSchema, value, note);
  return stated && new Map(Object.entries(stated).map(([name, each]) => [name, factOf(each)]));
}

export function readFacts(bankFolder: string): Facts {
  const file = join(bankFolder, 'facts.json');
  const mistakes: Mistake[] = [];
  const note = notesIn(file, mistakes);
  const value = readJson(file, note);
  const facts = value === undefined ? noFacts : factsOf(value, note);
  if (!facts || mistakes.length) throw new Error(mistakes.map(lineOf).join('\n'));
  return facts;
}

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Throws for an unknown fact, or one that has no words for this place. */
function fillText(text: string, language: Language | undefined, facts: Facts): string | number {
  const find = (name: string): Fact => {
    const found = facts.get(name);
    if (found) return found;
    const meant = didYouMean(name, [...facts.keys()]);
    throw new Error(`{{${name.slice(0, 60)}}} is no fact of facts.json${meant}`);
  };
  const [, alone] = /^\{\{([^{}]*)\}\}$/.exec(text) ?? [];
  const value = alone === undefined ? undefined : find(alone).value;
  if (value !== undefined) return value;
  const filled = text.replace(placeholder, (_, name: string, at: number) => {
    const { words, value } = find(name);
    const said = language ? words[language] : value;
    if (said === undefined)
      throw new Error(`{{${name}}} has words for English and Indonesia only, and stands in neither`);
    return text.startsWith('tel:', at - 4) ? String(said).replace(/\s/g, '') : String(said);
  });
  const open = filled.indexOf('{{');
  if (open >= 0) throw new Error(`{{ without its }}: ${JSON.stringify(filled.slice(open, open + 60))}`);
  return filled;
}

/** Fills the placeholders of JSON values. `isLeftOut`: a text with a mistake becomes undefined. */
export function withFacts(value: unknown, facts: Facts, note: Note, isLeftOut = false): unknown {
  const fill = (each: unknown, path: readonly PropertyKey[], language: Language | undefined): unknown => {
    if (typeof each === 'string') {
      if (!each.includes('{{')) return each;
      try {
        return fillText(each, language, facts);
      } catch (error) {
        note(path, (error as Error).message);
        return isLeftOut ? undefined : each;
      }
    }
    if (typeof each !== 'object' || each === null) return each;
    if (path.length >= maxDepth) throw new Error(`deeper than ${maxDepth} levels`);
    if (Array.isArray(each)) return each.map((item, index) => fill(item, [...path, index], language));
    return mapValues({ ...each }, (field, key) =>
      fill(field, [...path, key], languages.find((name) => name === key) ?? language),
    );
  };
  return fill(value, [], undefined);
}

const refuse: Note = (_, text) => {
  throw new Error(text);
};

export function fillFacts(json: string, facts: Facts, note: Note = refuse): string {
  if (!json.includes('{{')) return json;
  if (json.split('{{').length > maxPlaceholders) throw new Error(`states more than ${maxPlaceholders} facts`);
  return JSON.stringify(withFacts(JSON.parse(json.replace(/^\uFEFF/, '')), facts, note, true)) ?? 'null';
}
