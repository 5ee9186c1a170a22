/** Checks names that blocks use for items of other blocks, such as the details of listed promos. */
import { type Indexes, isNone, type Problem } from '../../../widgets/runtime/content/normalize';
import { questionFinder } from '../../../widgets/runtime/content/question-id';
import type { Language } from '../../../widgets/runtime/language/language';
import { didYouMean, placeOf } from './mistakes';

export type Blocks = Partial<Record<Language, unknown>>;
/** By the path after `/api/`: `promo/all`. */
type Content = ReadonlyMap<string, Blocks>;

/** `*` in the path is every item of a list. `at` is the place in the block before normalizing. */
function valuesAt(block: unknown, path: readonly string[], indexes?: Indexes): { at: PropertyKey[]; value: unknown }[] {
  const [step, ...rest] = path;
  if (step === undefined) return [{ at: [], value: block }];
  const fields: Record<string, unknown> = Object(block);
  const keys = step === '*' ? Object.keys(fields) : Object.hasOwn(fields, step) ? [step] : [];
  return keys.flatMap((key) => {
    const place = Array.isArray(block) ? (indexes?.get(block)?.[Number(key)] ?? Number(key)) : key;
    return valuesAt(fields[key], rest, indexes).map(({ at, value }) => ({ at: [place, ...at], value }));
  });
}

const textsAt = (block: unknown, path: string): string[] =>
  valuesAt(block, path.split('.')).flatMap(({ value }) => (isNone(value) ? [] : [String(value)]));

interface Known {
  has(name: string): boolean;
  names: readonly string[];
}
type FindKnown = (content: Content, language: Language) => Known | undefined;

const setOf = (names: readonly string[]): Known => {
  const all = new Set(names);
  return { has: (name) => all.has(name), names };
};

const namesAt =
  (name: string, path: string): FindKnown =>
  (content, language) => {
    const block = content.get(name)?.[language];
    return block === undefined ? undefined : setOf(textsAt(block, path));
  };

const blocksBelow =
  (folder: string): FindKnown =>
  (content) => {
    const names = [...content.keys()].flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : []));
    const { has } = setOf(names);
    // Blocks are named as in an address, where half of a surrogate pair is `\uFFFD`.
    return { has: (slug) => has(encodeURIComponent(slug.replace(/\p{Surrogate}/gu, '\uFFFD'))), names };
  };

const questions: FindKnown = (content, language) => {
  const categories = valuesAt(content.get('faq/all')?.[language], ['faqs', '*']).map(({ value }) => ({
    features: valuesAt(value, ['features', '*']).map((feature): { id?: string } => Object(feature.value)),
  }));
  const find = questionFinder(categories);
  return {
    has: (name) => find(name) !== undefined,
    names: textsAt(categories, '*.features.*.id'),
  };
};

interface Reference {
  block: string;
  path: string;
  problem: string;
  expected: string;
  known: FindKnown;
}

const references: readonly Reference[] = [
  {
    block: 'promo/all',
    path: 'kinds.*.promos.*',
    problem: 'unknown promo',
    expected: 'the slug of a promo',
    known: namesAt('promo/all', 'dataPromo.*.slug'),
  },
  {
    block: 'promo/all',
    path: 'dataPromo.*.slug',
    problem: 'detail missing',
    expected: 'a block at /api/promo/detail/:slug',
    known: blocksBelow('promo/detail/'),
  },
  ...['news', 'pressrelease', 'event'].map((kind) => ({
    block: `news/${kind}`,
    path: 'dataNews.*.slug',
    problem: 'detail missing',
    expected: 'a block at /api/detail/:slug',
    known: blocksBelow('detail/'),
  })),
  {
    block: 'faq/all',
    path: 'popular.*',
    problem: 'unknown question',
    expected: 'the id of a question',
    known: questions,
  },
  {
    block: 'manajemen-komite',
    path: 'boards.*.committees.*.chair.name',
    problem: 'unknown person',
    expected: 'a name in /api/leader',
    known: namesAt('leader', '*.mens.*.name'),
  },
];

type BlockProblem = Problem & { block: string };

/** Comparing every unknown name with every known one would hold the server up. */
const maxSuggested = 20;
const maxCompared = 1_000;

export function brokenReferences(content: Content, indexes?: Indexes): BlockProblem[] {
  return references.flatMap(({ block, path, problem, expected, known: find }) =>
    (Object.entries(content.get(block) ?? {}) as [Language, unknown][]).flatMap(([language, value]) => {
      const known = find(content, language);
      const named = known ? valuesAt(value, path.split('.'), indexes) : [];
      const compared = known?.names.slice(0, maxCompared) ?? [];
      let suggested = 0;
      return named.flatMap(({ at, value }): BlockProblem[] => {
        const name = String(value);
        if (!known || isNone(value) || known.has(name)) return [];
        return [
          {
            block,
            language,
            at: placeOf(at),
            level: 'error',
            problem,
            found: JSON.stringify(name.slice(0, 60)),
            expected: expected + (suggested++ < maxSuggested ? didYouMean(name, compared) : ''),
          },
        ];
      });
    }),
  );
}
