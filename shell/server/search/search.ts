/** Searches all pages: an index for each language, renewed when a block changes. Queries are not stored. */
import { type Language, languages } from '../../../widgets/runtime/language/language';
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
import type { RouteTable } from '../../route';
import type { Site } from '../bank/site';
import { type ContentSource, type Found, readInTime } from '../content/content-source';
import { partsOf } from '../content/parts';
import { foundOf } from '../content/prepare';
import { inEachLanguage } from '../core/in-each-language';
import { createLog, type Log } from '../core/log';
import { repeated } from '../core/repeated';
import type { ServerWidgets } from '../core/widgets';
import { entriesOf, foundRoutes, waysIn, waysPath } from './entries';
import { excerptOf, type Unit, unitsOf } from './excerpt';

export const searchPath = '/api/search';

const checkEvery = 2_000;
const blockTimeout = 1_000;
const bestLength = 260;
const maxOfKind = 8;
const maxNear = 3;

interface Options {
  /** Blocks without joins, so that a text is found in its own block only. */
  source: ContentSource;
  /** Blocks with joins, such as dates of documents, for widgets with search entries of their own. */
  joined?: ContentSource | undefined;
  widgets: ServerWidgets;
  table: RouteTable;
  site?: Partial<Pick<Site, 'search' | 'labels' | 'bank'>>;
  log?: Log;
}

interface Indexed {
  entries: readonly (Entry & { units: readonly Unit[] })[];
  places: ReadonlyMap<string, number>;
  index: Index;
  json: string;
}

interface Made {
  signature: string;
  languages: Record<Language, Indexed>;
}

export type Search = ReturnType<typeof createSearch>;

const addressOf = ({ kind, path, file }: Stored) => `${kind} ${path ?? file}`;

export function createSearch(options: Options) {
  const { source, joined = source, widgets, table, site = {}, log = createLog() } = options;
  const { search: words, labels, bank } = site;
  const routes = foundRoutes(table).map((route) => ({
    route,
    // A private page is found by its title only.
    parts: route.isPrivate ? [] : partsOf({ route, params: {} }, widgets),
  }));
  const listed = new Set(
    routes.flatMap(({ parts }) => parts.filter(({ widget }) => widget.page.entries).map(({ path }) => path)),
  );
  /** The last found blocks, so that one that is late or fails once stays in the index. */
  const found = new Map<string, Found>();
  let made: Made | undefined;

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
        near: words?.[language].near,
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

  const makes = repeated(() =>
    make().catch((error: Error) => {
      log.warn('search-index', { reason: error.message });
      throw error;
    }),
  );
  let making: Promise<Made> | undefined;

  /** Only the first index is waited for; later ones are made in the background. */
  async function latest(): Promise<Made> {
    if (makes.age() >= checkEvery) {
      making = makes.again();
      making.catch(() => {});
    }
    return made ?? (making as Promise<Made>);
  }

  const searchOf = (language: Language, query: string, isGuess: boolean) => ({
    query,
    language,
    synonyms: words?.[language].synonyms ?? [],
    isGuess,
  });

  /** Entries in the reader's language. The query is read in the other language if that knows more of its words. */
  function hitsIn(indexes: Made['languages'], language: Language, query: string, isGuess: boolean): Hit[] {
    const unknown = (each: Language) => unknownWords(indexes[each].index, searchOf(each, query, isGuess));
    const own = unknown(language);
    const other = languages.find((each) => each !== language) ?? language;
    const hitsOf = (each: Language) => find(indexes[each].index, searchOf(each, query, isGuess));
    const readsOther = own > 0 && unknown(other) < own;
    const inOwn = readsOther ? [] : hitsOf(language);
    // A guess looks only in titles. A word of other texts in the reader's language may be in a title of the other.
    if (inOwn.length || !(readsOther || isGuess)) return inOwn;
    const hits = hitsOf(other);
    const { entries, places } = indexes[language];
    return hits.flatMap((hit): Hit[] => {
      const id = places.get(addressOf(hit)) ?? -1;
      const entry = entries[id];
      // Its words are in the other language.
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
      // The best result gets a longer excerpt, because it may be the answer.
      const room = id === hits[0]?.id ? bestLength : 0;
      // Words of the title do not count: a result "Limit" shows the sentence with "QRIS".
      const weightOf = (word: string) => {
        if (isInTitle(word)) return 0;
        return isAsked(word) ? 1 : Number(isSame(word) && !isAbout) / 4;
      };
      return { title, about, text: excerptOf(units, weightOf, room), path, file, date, terms };
    };
    const nearest = { ...searchOf(language, query, false), isNearest: true };
    const near = hits.length || isGuess ? [] : find(indexes[language].index, nearest);
    return {
      popular: words?.[language].popular ?? [],
      near: near.slice(0, maxNear).map(shown),
      total: hits.length,
      groups: groupsOf(hits, maxOfKind).map(({ kind, hits: own }) => ({ kind, items: own.map(shown) })),
    };
  }

  return {
    async answer(path: string): Promise<Found> {
      const asked = new URLSearchParams(path.slice(searchPath.length));
      const query = queryKey((asked.get('q') ?? '').slice(0, maxQuery));
      const isGuess = asked.get('type') === 'not-found';
      const { languages: indexes } = await latest();
      return foundOf({ normalized: true, ...inEachLanguage((each) => block(indexes, each, query, isGuess)) });
    },

    async index(language: Language): Promise<string> {
      return (await latest()).languages[language].json;
    },

    async wordsIn(path: string): Promise<string> {
      // A request for a file shows no suggestions.
      const query = /\.\w+$/.test(path) ? '' : queryKey(path);
      if (!query) return '';
      const { languages: indexes } = await latest();
      const isFound = languages.some((each) => find(indexes[each].index, searchOf(each, query, true)).length);
      return isFound ? addressQueryWords(query).join(' ') : '';
    },

    renew: makes.again,
  };
}

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
