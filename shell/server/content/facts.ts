/**
 * What several texts of the bank's folder state, once: `facts.json` holds it by name, and the texts say `{{transfer.fee}}`. It is
 * replaced in the JSON as it was written, so that all else stays byte for byte.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInWords, dayOf } from '../../../widgets/runtime/content/day';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { decimal } from '../../../widgets/runtime/ui/numbers';
import { OptionError } from '../start/option-error';
import { endOfText } from './json-text';

interface Fact {
  /** In words of each language. */
  words: Readonly<Record<Language, string>>;
  /** What stands for it where there is no language; undefined for a fact that has only words. */
  value?: string | number;
}

export type Facts = ReadonlyMap<string, Fact>;

export const noFacts: Facts = new Map();

const maxFacts = 1_000;
const maxWords = 500;
/** In one file. */
const maxPlaceholders = 20_000;

const quoted = (text: string) => JSON.stringify(text.slice(0, 60));

/** Words that mean the same in plain text, in HTML and in an attribute, and hold no placeholder themselves. */
function checked(name: string, words: unknown): string {
  if (typeof words === 'string' && words && words.length <= maxWords && !/[<>&"{}\p{Cc}]/u.test(words)) return words;
  throw new Error(`${quoted(name)}: a text must have 1 to ${maxWords} characters, none of < > & " { }`);
}

/** A line ends neither within a number nor between one and what it is of: `1500 123`, `1 July 2025`. */
const unbroken = (words: string) => words.replace(/(?<=\d) /g, '\u00a0');

const inBoth = (of: (language: Language) => string): Fact['words'] => ({
  English: of('English'),
  Indonesia: of('Indonesia'),
});

const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1e15;

function readFact(name: string, fact: unknown): Fact {
  if (typeof fact === 'string') {
    const value = checked(name, fact);
    return { value, words: inBoth(() => unbroken(value)) };
  }
  if (isNumber(fact)) {
    const digits = String(fact).split('.')[1]?.length ?? 0;
    return { value: fact, words: inBoth((language) => decimal(fact, digits, language)) };
  }
  const fields: Record<string, unknown> = Object(fact);
  const { number, decimals, day, English, Indonesia } = fields;
  const keys = Object.keys(fields).sort().join();
  if (keys === 'English,Indonesia') {
    return { words: { English: unbroken(checked(name, English)), Indonesia: unbroken(checked(name, Indonesia)) } };
  }
  if (keys === 'day' && typeof day === 'string' && dayOf(day) === day) {
    return { value: day, words: inBoth((language) => unbroken(dayInWords(day, language))) };
  }
  if (keys === 'decimals,number' && isNumber(number) && [1, 2, 3, 4].includes(Number(decimals))) {
    return { value: number, words: inBoth((language) => decimal(number, Number(decimals), language)) };
  }
  throw new Error(
    `${quoted(name)} must be a number, a text, { "English", "Indonesia" }, { "day" } or { "number", "decimals" }`,
  );
}

/** Reads `facts.json` in the bank's folder; without it there are none. Throws {@link OptionError} with one line. */
export function readFacts(bankFolder: string): Facts {
  const file = join(bankFolder, 'facts.json');
  if (!existsSync(file)) return noFacts;
  try {
    const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) throw new Error('not an object');
    const entries = Object.entries(facts);
    if (entries.length > maxFacts) throw new Error(`has more than ${maxFacts} facts`);
    return new Map(
      entries.map(([name, fact]) => {
        if (/^[a-z][a-z\d.-]{0,59}$/.test(name)) return [name, readFact(name, fact)];
        throw new Error(`${quoted(name)}: a name has lower-case letters, digits, dots and dashes`);
      }),
    );
  } catch (error) {
    throw new OptionError(`${file}: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}

const placeholder = /\{\{([^{}]*)\}\}/g;

const bare = (json: string) => json.slice(1, -1);

/** A text of JSON, in its quotes, with the facts in the place of their names. */
function fillText(text: string, language: Language | undefined, facts: Facts): string {
  const find = (name: string): Fact => {
    const fact = facts.get(name);
    if (fact) return fact;
    throw new Error(`{{${bare(quoted(name))}}} is no fact of facts.json`);
  };
  const outside = (name: string) => {
    const { value } = find(name);
    if (value !== undefined) return value;
    throw new Error(`{{${name}}} has words for English and Indonesia alone, and stands in neither`);
  };
  // A number is one, where a text would be what its words are in a language.
  const [whole, only] = language ? [] : (/^"\{\{([^{}]*)\}\}"$/.exec(text) ?? []);
  if (whole && only !== undefined) return JSON.stringify(outside(only));
  const filled = text.replace(placeholder, (_, name: string, at: number) => {
    const words = language ? find(name).words[language] : String(outside(name));
    // A telephone link has no spaces.
    return bare(JSON.stringify(text.startsWith('tel:', at - 4) ? words.replace(/\s/g, '') : words));
  });
  if (filled.includes('{{')) throw new Error(`{{ without its }}: ${quoted(filled.slice(filled.indexOf('{{')))}`);
  return filled;
}

/**
 * JSON with the facts in the place of their names in all its texts, in the language whose key they stand below. Throws at a name
 * that is unknown. Whether it is JSON, its reader says.
 */
export function fillFacts(json: string, facts: Facts): string {
  if (!json.includes('{{')) return json;
  if (json.split('{{').length > maxPlaceholders) throw new Error(`states more than ${maxPlaceholders} facts`);
  const outer: (Language | undefined)[] = [];
  /** Of the object or list that is open, and of the value that comes next in it. */
  let [around, next]: (Language | undefined)[] = [];
  let [filled, copied] = ['', 0];
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '{' || sign === '[') {
      outer.push(around);
      around = next;
    } else if (sign === '}' || sign === ']') {
      around = outer.pop();
      next = around;
    } else if (sign === ',') next = around;
    else if (sign === '"') {
      const end = endOfText(json, at);
      const text = json.slice(at, end + 1);
      let after = end + 1;
      while (/\s/.test(json.charAt(after))) after++;
      if (json[after] === ':') next = languages.find((language) => text === `"${language}"`) ?? around;
      else if (text.includes('{{')) {
        filled += json.slice(copied, at) + fillText(text, next, facts);
        copied = end + 1;
      }
      at = end;
    }
  }
  return filled + json.slice(copied);
}

/** Throws {@link OptionError} with the name of the first file in a content folder that states what is no fact. */
export function checkFacts(folder: string, facts: Facts): void {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    try {
      fillFacts(readFileSync(join(folder, file), 'utf8'), facts);
    } catch (error) {
      throw new OptionError(`${join(folder, file)}: ${(error as Error).message}`);
    }
  }
}
