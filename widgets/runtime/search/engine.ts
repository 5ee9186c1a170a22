/** The search index of one language. The server makes and searches it; a browser loads it when a visitor starts a search. */
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

/** Kinds of results and their weights: news and documents rarely answer a search. */
export const kinds = { answers: 1, pages: 1, promos: 0.7, news: 0.4, documents: 0.45 };
export type Kind = keyof typeof kinds;

/** A page of the site, or a file. */
export interface Entry {
  kind: Kind;
  title: string;
  text: string;
  /** Its context in a few words: the page above it, its subject. */
  about?: string | undefined;
  /** Hidden synonyms of its title, which count like the title. */
  words?: string | undefined;
  /** Words for things that the bank does not have. They find the nearest entry if nothing else is found. */
  near?: string | undefined;
  /** Its page's name and other words that find it. */
  place?: string;
  path?: string | undefined;
  file?: string | undefined;
  /** First day of validity, or day of publication (`YYYY-MM-DD`). */
  date?: string | undefined;
}

export type Stored = Pick<Entry, 'kind' | 'title' | 'words' | 'path' | 'file'>;

export interface Hit extends Stored {
  id: number;
  score: number;
  /** Words of the query, or their forms, as the index has them. */
  terms: readonly string[];
  same: readonly string[];
}

export type Index = MiniSearch<Entry & { id: number }>;

const fields = ['title', 'words', 'text', 'place', 'about'];

const optionsOf = (language: Language): Options<Entry & { id: number }> => ({
  fields: [...fields, 'near'],
  storeFields: ['kind', 'title', 'words', 'path', 'file'],
  tokenize: wordsOf,
  processTerm: (word) => [...termsOf(word, language)],
});

const numbered = (entries: readonly Entry[]) => entries.map((entry, id) => ({ ...entry, id }));

export function indexOf(entries: readonly Entry[], language: Language): Index {
  const index: Index = new MiniSearch(optionsOf(language));
  index.addAll(numbered(entries));
  return index;
}

export async function makeIndex(entries: readonly Entry[], language: Language): Promise<Index> {
  const index: Index = new MiniSearch(optionsOf(language));
  await index.addAllAsync(numbered(entries), { chunkSize: 20 });
  return index;
}

export const loadIndex = (json: AsPlainObject, language: Language): Promise<Index> =>
  MiniSearch.loadJSAsync(json, optionsOf(language));

/** The words are terms already. */
const asTerms = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/** Weights of inexact matches: a longer word, a mistyped one, another form, a synonym, a synonym of another form. */
const weights = { prefix: 0.8, fuzzy: 0.3, form: 0.7, same: 0.6, sameAsForm: 0.25 };
/** Bonus for all words in the title, and the weight of synonyms in it. */
const inTitle = { bonus: 3, same: 0.8 };
/** Word lengths that allow one and two errors. */
const [oneError, twoErrors] = [5, 8];

/** Weight of a mistyped word. */
const mistypedShare = 0.5;
/** Shortest word that may be a mistyped synonym. */
const leastNear = 4;
/** Shortest word that may be two (“someone” is one), and the shortest of the two. */
const leastTogether = 10;
const leastPart = 3;

/** Exponent of the share of words found, for entries with only some. */
const incomplete = 1.5;
/** Lowest score of a hit, as a share of the best one's. */
const leastShare = 0.1;

interface Search {
  query: string;
  language: Language;
  synonyms?: Synonyms;
  /** The words come from an address: only some may matter, and none counts as mistyped. */
  isGuess?: boolean;
  /** The last word may be incomplete. */
  isTyping?: boolean;
  /** Only words for what the bank does not have. */
  isNearest?: boolean;
}

interface Way {
  query: Query;
  weight: number;
  isSame?: boolean;
}

interface Having {
  result: SearchResult;
  score: number;
  terms: string[];
  same: string[];
  share: number;
}

const knows = (index: Index, word: string) => index.search({ queries: [word] }, asTerms).length > 0;

/**
 * The indexed word for a query's word: itself or a form, or a synonym. Else the written form of a spoken word (“nyampe”: “sampai”),
 * or a mistyped one's correct form (“krtu”: “kartu”).
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

/** Two words that were typed as one (“kartukredit”), if the index has both. */
function wordsMeant(index: Index, word: string, search: Search): string[] {
  const meant = wordMeant(index, word, search);
  if (search.isGuess || word.length < leastTogether || knows(index, meant)) return [meant];
  for (let at = leastPart; at <= word.length - leastPart; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => knows(index, part))) return parts;
  }
  return [meant];
}

/** Number of words that a language has in no form, without stop words of either language. */
export const unknownWords = (index: Index, { query, language, synonyms = [] }: Search): number =>
  addressQueryWords(query).filter(
    (word) =>
      !termsOf(word, language).some((term) => synonyms.some((group) => group.includes(term)) || knows(index, term)),
  ).length;

/** The hits, best first. All words count more than some. But most words in a title count more than all in a long text. */
export function find(index: Index, search: Search): Hit[] {
  const { query, language, synonyms = [], isGuess, isTyping, isNearest } = search;
  const asked = isGuess
    ? addressQueryWords(query).filter((word) => word.length > 3 && /\p{L}/u.test(word))
    : queryWords(query, language);
  if (!asked.length) return [];
  const words = [...new Set(asked.flatMap((word) => wordsMeant(index, word, search)))];
  const waysOf = (word: string, at: number): Way[] => {
    const forms = termsOf(word, language).slice(1);
    const sameAs = (term: string, weight: number) => {
      const same = new Set(synonyms.filter((group) => group.includes(term)).flat());
      return [...same].filter((each) => each !== term).map((each) => ({ query: each, weight, isSame: true }));
    };
    const isLast = at === words.length - 1;
    // The last word is incomplete while a visitor types. Short words would begin too many others: two letters, or known words such
    // as “fee”.
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
    fields: isGuess ? ['title', 'about'] : isNearest ? ['near'] : fields,
    boost: { title: 4, words: 5, place: 0.5, about: 0.3 },
    boostDocument: (_, __, stored) => kinds[stored?.kind as Kind] ?? 1,
    weights,
  };
  /** Entries that contain a word. The best way counts, so that many synonyms do not raise a text. */
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
    // A word that is found as typed is not mistyped.
    const isMistyped = !found.size && !isGuess && word.length >= oneError && !knows(index, word);
    const fuzzy = word.length < twoErrors ? 1 : 2;
    const own = isMistyped ? having([{ query: { queries: [word], prefix: true, fuzzy }, weight: 1 }]) : found;
    // Rare words tell entries apart better; words that may be mistyped count less.
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
  // Entries with the words themselves always stay, whatever the other scores.
  const isNamed = (terms: readonly string[]) =>
    words.every((word) => termsOf(word, language).some((form) => terms.includes(form)));
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

export function groupsOf<H extends Stored>(hits: readonly H[], limit: number): { kind: Kind; hits: H[] }[] {
  const found = [...new Set(hits.map(({ kind }) => kind))];
  return found.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind).slice(0, limit) }));
}
