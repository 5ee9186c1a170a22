/** Checks the files of a bank's `content/`, also against each other: what the reading of one block cannot find. */
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { byLanguage, isNone } from '../../../widgets/runtime/content/normalize';
import { questionNamed } from '../../../widgets/runtime/content/question-id';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import type { Log } from '../log';
import { type Facts, noFacts, withFacts } from './facts';
import { readJson } from './json';
import { didYouMean, lineOf, type Mistake, notesIn } from './mistakes';
import type { Site } from './site';

type Blocks = Partial<Record<Language, unknown>>;
/** By the path after `/api/`: `promo/all`. */
type Content = ReadonlyMap<string, Blocks>;

/** The values at a path of a block, in which `*` stands for every item of a list. */
function valuesAt(block: unknown, path: readonly string[]): { at: PropertyKey[]; value: unknown }[] {
  const [step, ...rest] = path;
  if (step === undefined) return [{ at: [], value: block }];
  const fields: Record<string, unknown> = Object(block);
  const keys = step === '*' ? Object.keys(fields) : Object.hasOwn(fields, step) ? [step] : [];
  return keys.flatMap((key) =>
    valuesAt(fields[key], rest).map(({ at, value }) => ({
      at: [Array.isArray(block) ? Number(key) : key, ...at],
      value,
    })),
  );
}

const textsAt = (block: unknown, path: string): string[] =>
  valuesAt(block, path.split('.')).flatMap(({ value }) => (isNone(value) ? [] : [String(value)]));

interface Known {
  has(name: string): boolean;
  /** To suggest the nearest one from. */
  names: readonly string[];
}
/** Names that a block may use; undefined where the bank has nothing that they could name. */
type FindKnown = (content: Content, language: Language) => Known | undefined;

const setOf = (names: readonly string[]): Known => {
  const all = new Set(names);
  return { has: (name) => all.has(name), names };
};

const namesAt =
  (file: string, path: string): FindKnown =>
  (content, language) => {
    const block = content.get(file)?.[language];
    return block === undefined ? undefined : setOf(textsAt(block, path));
  };

const filesBelow =
  (folder: string): FindKnown =>
  (content) => {
    const names = [...content.keys()].flatMap((file) => (file.startsWith(folder) ? [file.slice(folder.length)] : []));
    const { has } = setOf(names);
    // A file is named as in an address. Half of a surrogate pair has no name there.
    return { has: (slug) => has(encodeURIComponent(slug.replace(/\p{Surrogate}/gu, '\uFFFD'))), names };
  };

const questions: FindKnown = (content, language) => {
  const categories = valuesAt(content.get('faq/all')?.[language], ['faqs', '*']).map(({ value }) => ({
    features: valuesAt(value, ['features', '*']).map((feature): { id?: string } => Object(feature.value)),
  }));
  return {
    has: (name) => questionNamed(categories, name) !== undefined,
    names: textsAt(categories, '*.features.*.id'),
  };
};

/** Names in a file, at a path of its blocks, that must be known. */
interface Reference {
  file: string;
  path: string;
  expected: string;
  known: FindKnown;
}

const references: readonly Reference[] = [
  {
    file: 'promo/all',
    path: 'kinds.*.promos.*',
    expected: 'the slug of a promo',
    known: namesAt('promo/all', 'dataPromo.*.slug'),
  },
  {
    file: 'promo/all',
    path: 'dataPromo.*.slug',
    expected: 'a file in promo/detail',
    known: filesBelow('promo/detail/'),
  },
  ...['news', 'pressrelease', 'event'].map((kind) => ({
    file: `news/${kind}`,
    path: 'dataNews.*.slug',
    expected: 'a file in detail',
    known: filesBelow('detail/'),
  })),
  { file: 'faq/all', path: 'popular.*', expected: 'the id of a question', known: questions },
  {
    file: 'manajemen-komite',
    path: 'boards.*.committees.*.chair.name',
    expected: 'a name in leader.json',
    known: namesAt('leader', '*.mens.*.name'),
  },
];

/** Returns what is wrong with the files below a bank's `content/`. */
export function checkContent(bankFolder: string, facts: Facts): Mistake[] {
  const mistakes: Mistake[] = [];
  const notes = (name: string) => notesIn(`content/${name}.json`, mistakes);
  const folder = join(bankFolder, 'content');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
  const content = new Map<string, Blocks>();
  for (const file of files.filter((each) => each.endsWith('.json'))) {
    const name = file.slice(0, -'.json'.length).replaceAll(sep, '/');
    const note = notes(name);
    const value = readJson(join(folder, file), note);
    if (value === undefined) continue;
    const blocks = byLanguage(withFacts(value, facts, note));
    content.set(name, blocks);
    const missing = languages.filter((language) => !Object.hasOwn(blocks, language));
    for (const language of missing) note([], `${language} is missing`);
  }
  for (const { file, path, expected, known: find } of references) {
    for (const [language, block] of Object.entries(content.get(file) ?? {}) as [Language, unknown][]) {
      const known = find(content, language);
      for (const { at, value } of known ? valuesAt(block, path.split('.')) : []) {
        const name = String(value);
        if (!known || isNone(value) || known.has(name)) continue;
        notes(file)(
          [language, ...at],
          `expected ${expected}, found ${JSON.stringify(name.slice(0, 60))}${didYouMean(name, known.names)}`,
        );
      }
    }
  }
  return mistakes;
}

const maxLines = 100;

/** Logs what is wrong with the files: the server starts nevertheless, and shows what is right. */
export function warnOfContent(bankFolder: string, { facts = noFacts }: Site, log: Log): void {
  const mistakes = checkContent(bankFolder, facts);
  for (const mistake of mistakes.slice(0, maxLines)) log.warn('content', { reason: lineOf(mistake) });
  if (mistakes.length > maxLines) log.warn('content', { reason: `${mistakes.length - maxLines} more mistakes` });
}
