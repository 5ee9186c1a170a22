/** The search index of one language: made on the server, searched there and in browsers. Loaded when a visitor begins to search. */
import MiniSearch, {
  type AsPlainObject,
  type Options,
  type Query,
  type SearchOptions,
  type SearchResult,
} from 'minisearch';
import { sum } from '../core/sum';
import type { Language } from '../language/language';
import { addressQueryWords, isNear, queryWords, type Synonyms, termsOf, wordsOf, writtenForms } from './words';

/** Kinds of results, and how much a result of each counts: news and documents are read for more, and seldom the answer. */
export const kinds = { answers: 1, pages: 1, promos: 0.7, news: 0.4, documents: 0.45 };
export type Kind = keyof typeof kinds;

/** What can be found. It has a page of the site, or is a file. */
export interface Entry {
  kind: Kind;
  title: string;
  text: string;
  /** What it belongs to, in a few words: the page above it, its subject. */
  about?: string | undefined;
  /** Other words for its title, which are not shown: a query that has them finds the entry as one that has its title. */
  words?: string | undefined;
  /** What the page is called that it is on, and other words that it is found by. */
  place?: string;
  path?: string | undefined;
  file?: string | undefined;
  /** The day since when it holds, or of its publication (`YYYY-MM-DD`). */
  date?: string | undefined;
}

export type Stored = Pick<Entry, 'kind' | 'title' | 'words' | 'path' | 'file'>;

export interface Hit extends Stored {
  /** Its place among the entries that the index was made of. */
  id: number;
  score: number;
  /** Those of its words that were asked for, or are forms of them, as the index has them. */
  terms: readonly string[];
  /** Those that mean the same. */
  same: readonly string[];
}

export type Index = MiniSearch<Entry & { id: number }>;

const optionsOf = (language: Language): Options<Entry & { id: number }> => ({
  fields: ['title', 'words', 'text', 'place', 'about'],
  storeFields: ['kind', 'title', 'words', 'path', 'file'],
  tokenize: wordsOf,
  processTerm: (word) => [...termsOf(word, language)],
});

const numbered = (entries: readonly Entry[]) => entries.map((entry, id) => ({ ...entry, id }));

/** The index of few entries. */
export function indexOf(entries: readonly Entry[], language: Language): Index {
  const index: Index = new MiniSearch(optionsOf(language));
  index.addAll(numbered(entries));
  return index;
}

/** The index of many entries, made in steps between which others are served. */
export async function makeIndex(entries: readonly Entry[], language: Language): Promise<Index> {
  const index: Index = new MiniSearch(optionsOf(language));
  await index.addAllAsync(numbered(entries), { chunkSize: 20 });
  return index;
}

export const loadIndex = (json: AsPlainObject, language: Language): Promise<Index> =>
  MiniSearch.loadJSAsync(json, optionsOf(language));

/** The words are terms already. */
const asTerms = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/**
 * How much a match counts beside the word itself: a longer word, a mistyped one, another form, a word that means the same, and one
 * that means the same as another form.
 */
const weights = { prefix: 0.8, fuzzy: 0.3, form: 0.7, same: 0.6, sameAsForm: 0.25 };
/** How much more counts what has all that is asked in its title; and a word there that means the same, beside the word itself. */
const inTitle = { bonus: 3, same: 0.8 };
/** Letters of a word that may have one error, and two. */
const [oneError, twoErrors] = [5, 8];

/** How much a word says that is found as a mistyped one, beside one that is found as it stands. */
const mistypedShare = 0.5;
/** Letters of a word that may be a mistyped synonym. */
const leastNear = 4;

/** How much less counts what has only some of the words: the power of their share. */
const incomplete = 1.5;
/** What a hit's score is at least of the best one's. */
const leastShare = 0.1;

interface Search {
  query: string;
  language: Language;
  synonyms?: Synonyms;
  /** The words come from an address, of which only some may mean something; none of them is taken for a mistyped one. */
  isGuess?: boolean;
  /** The last word may not be ended. */
  isTyping?: boolean;
}

/** A way in which a text may have a word. */
interface Way {
  query: Query;
  weight: number;
  /** By a word that means the same. */
  isSame?: boolean;
}

/** An entry that has a word, in one way or several. */
interface Having {
  result: SearchResult;
  score: number;
  terms: string[];
  same: string[];
  /** How much of what is asked the word is. */
  share: number;
}

/** Whether texts have a word. */
const knows = (index: Index, word: string) => index.search({ queries: [word] }, asTerms).length > 0;

/**
 * The word that texts have for one of a query: itself or a form of it, else a word that means the same. If there is none, the word
 * is taken for one that is spoken, then for one that is mistyped: “nyampe” is “sampai”, “krtu” is “kartu”.
 */
function wordMeant(index: Index, word: string, { language, synonyms = [], isGuess }: Search): string {
  const isKnown = (each: string) => knows(index, each);
  const groupOf = (each: string) => synonyms.find((group) => group.includes(each));
  const forms = termsOf(word, language);
  if (isKnown(word)) return word;
  const same = groupOf(word)?.find(isKnown);
  if (same || isGuess || forms.some(isKnown)) return same ?? word;
  const isNearTo = (each: string) => forms.some((form) => form.length >= leastNear && isNear(form, each));
  const meant =
    writtenForms(word, language).find((each) => isKnown(each) || groupOf(each)) ?? synonyms.flat().find(isNearTo);
  if (!meant || isKnown(meant)) return meant ?? word;
  return groupOf(meant)?.find(isKnown) ?? word;
}

/** How many words of a query a language does not know in any form. Those that say nothing in either language do not count. */
export const unknownWords = (index: Index, { query, language, synonyms = [] }: Search): number =>
  addressQueryWords(query).filter(
    (word) =>
      !termsOf(word, language).some((term) => synonyms.some((group) => group.includes(term)) || knows(index, term)),
  ).length;

/**
 * The hits, best first. One with all words counts for more than one with some, but a long text that has them all somewhere is not
 * better than a title with most of them.
 */
export function find(index: Index, search: Search): Hit[] {
  const { query, language, synonyms = [], isGuess, isTyping } = search;
  const asked = isGuess
    ? addressQueryWords(query).filter((word) => word.length > 3 && /\p{L}/u.test(word))
    : queryWords(query, language);
  if (!asked.length) return [];
  const words = [...new Set(asked.map((word) => wordMeant(index, word, search)))];
  const waysOf = (word: string, at: number): Way[] => {
    const forms = termsOf(word, language).slice(1);
    const sameAs = (term: string, weight: number) => {
      const same = new Set(synonyms.filter((group) => group.includes(term)).flat());
      return [...same].filter((each) => each !== term).map((each) => ({ query: each, weight, isSame: true }));
    };
    const isLast = at === words.length - 1;
    // The last word is unfinished while a visitor types. A short one begins too many others: one of two letters, or one that texts have, “fee”.
    const isOpen = () => (isLast && isTyping) || word.length >= oneError || !knows(index, word);
    const prefix = !isGuess && word.length >= (isLast ? 2 : 3) && isOpen();
    return [
      { query: { queries: [word], prefix }, weight: 1 },
      ...forms.map((form) => ({ query: form, weight: weights.form })),
      ...sameAs(word, weights.same),
      ...forms.flatMap((form) => sameAs(form, weights.sameAsForm)),
    ];
  };
  const options: SearchOptions = {
    ...asTerms,
    ...(isGuess && { fields: ['title', 'about'] }),
    boost: { title: 4, words: 5, place: 0.5, about: 0.3 },
    boostDocument: (_, __, stored) => kinds[stored?.kind as Kind] ?? 1,
    weights,
  };
  /** The entries that have a word. One that has it in several ways counts for the best: a text is not better for many synonyms. */
  const having = (ways: readonly Way[]): ReadonlyMap<number, Having> => {
    const found = new Map<number, Having>();
    for (const { query, weight, isSame } of ways) {
      for (const result of index.search(query, options)) {
        const known = found.get(result.id) ?? { result, score: 0, terms: [], same: [], share: 0 };
        known.score = Math.max(known.score, weight * result.score);
        known[isSame ? 'same' : 'terms'].push(...result.terms);
        found.set(result.id, known);
      }
    }
    return found;
  };
  const havings = words.flatMap((word, at) => {
    const found = having(waysOf(word, at));
    // A word that is found as it was typed is not taken for a mistyped one.
    const isMistyped = !found.size && !isGuess && word.length >= oneError;
    const fuzzy = word.length < twoErrors ? 1 : 2;
    const own = isMistyped ? having([{ query: { queries: [word], prefix: true, fuzzy }, weight: 1 }]) : found;
    // A rare word tells entries apart better than a frequent one; a word that may mean another one, less well.
    const weight = (isMistyped ? mistypedShare : 1) * Math.log(1 + index.documentCount / own.size);
    return own.size ? [{ own, weight }] : [];
  });
  const all = sum(havings.map(({ weight }) => weight));
  const ids = new Set(havings.flatMap(({ own }) => [...own.keys()]));
  const found = [...ids].map((id) => {
    const own = havings.flatMap(({ own, weight }): Having[] => {
      const each = own.get(id);
      return each ? [{ ...each, share: weight / all }] : [];
    });
    const share = sum(own.map((each) => each.share));
    return { own, score: sum(own.map((each) => each.score)) * share ** incomplete };
  });
  const best = Math.max(...found.map(({ score }) => score));
  // What has the words themselves is never left out, however much more another has to say of them.
  const isNamed = (terms: readonly string[]) =>
    words.every((word) => termsOf(word, language).some((form) => terms.includes(form)));
  /** How much of what is asked the title says, or its other words. */
  const shareIn = (titles: string, own: readonly Having[]): number => {
    const said = new Set(wordsOf(titles).flatMap((word) => termsOf(word, language)));
    return sum(
      own.map(({ terms, same, share }) => {
        if (terms.some((term) => said.has(term))) return share;
        return same.some((term) => said.has(term)) ? inTitle.same * share : 0;
      }),
    );
  };
  return found
    .map(({ own, score }) => ({ own, score, matched: own.flatMap(({ terms }) => terms) }))
    .filter(({ score, matched }) => score >= best * leastShare || isNamed(matched))
    .flatMap(({ own, score, matched }): Hit[] => {
      const [first] = own;
      if (!first) return [];
      const { id, kind, title, words: otherWords = '', path, file } = first.result;
      const bonus = inTitle.bonus * shareIn(`${title} ${otherWords}`, own) ** 2;
      const same = [...new Set(own.flatMap((each) => each.same))];
      return [{ id, score: score * (1 + bonus), terms: [...new Set(matched)], same, kind, title, path, file }];
    })
    .sort((one, other) => other.score - one.score);
}

/** Hits of each kind, the kind of the best hit first. */
export function groupsOf<H extends Stored>(hits: readonly H[], limit: number): { kind: Kind; hits: H[] }[] {
  const found = [...new Set(hits.map(({ kind }) => kind))];
  return found.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind).slice(0, limit) }));
}
