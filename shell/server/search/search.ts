/** Search over all pages: an index for each language, made anew when a block of theirs has changed. Nothing that is asked is kept. */

import { type Language, languages } from '../../../widgets/runtime/language/language';
import type { Labels } from '../../../widgets/runtime/language/strings';
import {
  type Entry,
  find,
  groupsOf,
  type Hit,
  type Index,
  makeIndex,
  type Stored,
  unknownWords,
} from '../../../widgets/runtime/search/engine';
import {
  addressQueryWords,
  isAmong,
  maxQuery,
  placeOf,
  queryKey,
  termsOf,
  wordsOf,
} from '../../../widgets/runtime/search/words';
import type { Bank } from '../../../widgets/runtime/widget/config';
import type { RouteTable } from '../../routes';
import type { SearchWords } from '../bank/search-words';
import { type ContentSource, type Found, readInTime } from '../content/content-source';
import { inEachLanguage, partsOf } from '../content/parts';
import { foundOf } from '../content/prepare';
import { createLog, type Log } from '../core/log';
import type { ServerWidget } from '../core/widgets';
import { entriesOf, foundRoutes, waysIn, waysPath } from './entries';
import { excerptOf, type Unit, unitsOf } from './excerpt';

/** Where the widget asks; the index for browsers is below it. */
export const searchPath = '/api/search';

/** Milliseconds for which an index is not compared with the blocks, and for which blocks are waited for. */
const checkEvery = 2_000;
const blockTimeout = 1_000;
/** Characters of sentences below the title of the best result. */
const bestLength = 260;
/** Results of each kind. */
const maxOfKind = 8;

interface Options {
  /** The blocks as they are written: what is joined to one is found where it is said first. */
  source: ContentSource;
  /** With what is joined to them, such as the dates of documents: for the blocks whose widget says what search finds in them. */
  joined?: ContentSource | undefined;
  widgets: ReadonlyMap<string, ServerWidget>;
  table: RouteTable;
  words?: SearchWords | undefined;
  /** Labels that the bank has replaced. */
  labels?: Labels | undefined;
  bank?: Bank | undefined;
  log?: Log;
  /** Milliseconds of a clock. */
  now?: () => number;
}

interface Indexed {
  entries: readonly (Entry & { units: readonly Unit[] })[];
  /** The entries' places by their addresses, which are the same in both languages. */
  places: ReadonlyMap<string, number>;
  index: Index;
  /** For browsers. */
  json: string;
}

interface Made {
  /** Of the blocks that it is made of. */
  signature: string;
  languages: Record<Language, Indexed>;
}

export interface Search {
  /** The answer to what the path asks (`/api/search?q=`), in both languages. */
  answer(path: string): Promise<Found>;
  /** The index of a language as JSON. */
  index(language: Language): Promise<string>;
  /** The words of a path that something is found by; empty where there is nothing. */
  wordsIn(path: string): Promise<string>;
  /** Content has changed. */
  renew(): Promise<void>;
}

const addressOf = ({ kind, path, file }: Stored) => `${kind} ${path ?? file}`;

export function createSearch({
  source,
  joined = source,
  widgets,
  table,
  words,
  labels,
  bank,
  log = createLog(),
  now = () => performance.now(),
}: Options): Search {
  const routes = foundRoutes(table).map((route) => ({
    route,
    // A private page is found by its title.
    parts: route.isPrivate ? [] : partsOf({ route, params: {} }, widgets),
  }));
  const listed = new Set(
    routes.flatMap(({ parts }) => parts.filter(({ widget }) => widget.page.entries).map(({ path }) => path)),
  );
  /** The blocks as they were last found: one that is late or fails for once is not forgotten. */
  const found = new Map<string, Found>();
  let made: Made | undefined;
  let making: Promise<Made> | undefined;
  let isMaking = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function make(): Promise<Made> {
    const paths = [...new Set([waysPath, ...routes.flatMap(({ parts }) => parts.map(({ path }) => path))])];
    const blocks: ContentSource = { read: (path, signal) => (listed.has(path) ? joined : source).read(path, signal) };
    for (const [index, answer] of (await readInTime(blocks, paths, blockTimeout)).entries()) {
      const path = paths[index] ?? '';
      if (answer?.status === 'found') found.set(path, answer);
      else if (answer?.status === 'missing') found.delete(path);
    }
    const signature = paths.map((path) => found.get(path)?.tag).join(' ');
    if (made?.signature === signature) return made;
    const pages = routes.map(({ route, parts }) => ({
      route,
      parts: parts.map((part) => ({ ...part, answer: found.get(part.path) })),
    }));
    const indexed = async (language: Language): Promise<Indexed> => {
      const entries = entriesOf(pages, language, {
        ways: waysIn(found.get(waysPath)?.content, language),
        labels,
        bank,
        words: words?.[language].words,
      });
      const index = await makeIndex(entries, language);
      const places = new Map(entries.map((entry, id) => [addressOf(entry), id]));
      const withUnits = entries.map((entry) => ({ ...entry, units: unitsOf(entry.text) }));
      return {
        entries: withUnits,
        places,
        index,
        json: JSON.stringify({ index, synonyms: words?.[language].synonyms ?? [] }),
      };
    };
    made = { signature, languages: { English: await indexed('English'), Indonesia: await indexed('Indonesia') } };
    return made;
  }

  /** The index. Who searches waits for the first one alone: from then on it is compared with the blocks in the background. */
  async function latest(): Promise<Made> {
    if (!isMaking && now() - checkedAt >= checkEvery) {
      checkedAt = now();
      isMaking = true;
      making = make().finally(() => {
        isMaking = false;
      });
      making.catch((error: Error) => log.warn('search-index', { reason: error.message }));
    }
    return made ?? (making as Promise<Made>);
  }

  const searchOf = (language: Language, query: string, isGuess: boolean) => ({
    query,
    language,
    synonyms: words?.[language].synonyms ?? [],
    isGuess,
  });

  /**
   * What is found, as the entries of a language. A query is read in the reader's language, or in the other one where that knows more
   * of the words.
   */
  function hitsIn(indexes: Made['languages'], language: Language, query: string, isGuess: boolean): Hit[] {
    const unknown = (each: Language) => unknownWords(indexes[each].index, searchOf(each, query, isGuess));
    const own = unknown(language);
    const other = languages.find((each) => each !== language) ?? language;
    const hitsOf = (each: Language) => find(indexes[each].index, searchOf(each, query, isGuess));
    const readsOther = own > 0 && unknown(other) < own;
    const inOwn = readsOther ? [] : hitsOf(language);
    // A guess looks in titles alone, which may have a word that other texts of the reader's language have.
    if (inOwn.length || !(readsOther || isGuess)) return inOwn;
    const hits = hitsOf(other);
    const { entries, places } = indexes[language];
    return hits.flatMap((hit): Hit[] => {
      const id = places.get(addressOf(hit)) ?? -1;
      const entry = entries[id];
      // Its words are not those that were found.
      return entry ? [{ ...entry, id, score: hit.score, terms: [], same: [] }] : [];
    });
  }

  function block(indexes: Made['languages'], language: Language, query: string, isGuess: boolean) {
    const { entries } = indexes[language];
    const hits = hitsIn(indexes, language, query, isGuess);
    const shown = ({ id, terms, same, title, path, file }: Hit) => {
      const isAsked = isAmong(new Set(terms), language);
      const isSame = isAmong(new Set(same), language);
      const isInTitle = isAmong(new Set(wordsOf(title).flatMap((word) => termsOf(word, language))), language);
      const isAbout = placeOf(title, isAsked) >= 0;
      const { units = [], about, date } = entries[id] ?? {};
      // The title of the best one and its excerpt are the answer; the others are looked through.
      const room = id === hits[0]?.id ? bestLength : 0;
      // The excerpt leaves out words of the title: “Limit” has the sentence with “QRIS”.
      const weightOf = (word: string) => {
        if (isInTitle(word)) return 0;
        return isAsked(word) ? 1 : Number(isSame(word) && !isAbout) / 4;
      };
      return { title, about, text: excerptOf(units, weightOf, room), path, file, date, terms };
    };
    return {
      popular: words?.[language].popular ?? [],
      total: hits.length,
      groups: groupsOf(hits, maxOfKind).map(({ kind, hits: own }) => ({ kind, items: own.map(shown) })),
    };
  }

  return {
    async answer(path) {
      const asked = new URLSearchParams(path.slice(searchPath.length));
      const query = queryKey((asked.get('q') ?? '').slice(0, maxQuery));
      const isGuess = asked.get('type') === 'not-found';
      const { languages: indexes } = await latest();
      return foundOf({ normalized: true, ...inEachLanguage((each) => block(indexes, each, query, isGuess)) });
    },

    async index(language) {
      return (await latest()).languages[language].json;
    },

    async wordsIn(path) {
      // What asks for a file reads no suggestions.
      const query = /\.\w+$/.test(path) ? '' : queryKey(path);
      if (!query) return '';
      const { languages: indexes } = await latest();
      const isFound = languages.some((each) => find(indexes[each].index, searchOf(each, query, true)).length);
      return isFound ? addressQueryWords(query).join(' ') : '';
    },

    async renew() {
      await making?.catch(() => {});
      checkedAt = Number.NEGATIVE_INFINITY;
      await latest();
      await making;
    },
  };
}

/** The content source that also answers what is searched for. */
export const withSearch = (source: ContentSource, search: Search): ContentSource => ({
  async renew() {
    await source.renew?.();
    // The reason is in the log.
    await search.renew().catch(() => {});
  },
  read: (path, signal) => {
    const [name] = path.split('?');
    if (name !== searchPath) return source.read(path, signal);
    return search
      .answer(path)
      .catch((error: Error) => ({ status: 'failed', reason: `the search index cannot be made: ${error.message}` }));
  },
});
