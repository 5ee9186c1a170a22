import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Params<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** What the page's address says of these parameters; of one that it has twice, the last. */
function inAddress<Name extends string>(names: readonly Name[]): Params<Name> {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(
    names.flatMap((name) => (query.has(name) ? [[name, query.getAll(name).at(-1)]] : [])),
  ) as Params<Name>;
}

interface Kept<Name extends string> {
  /** The query that stands for a choice; by default its parameters that have a value. */
  queryOf?: (params: Params<Name>) => string;
  /** The fragment beside that query: the place on the page where the choice is shown. */
  fragment?: string;
}

const queryOfAll = (params: Params<string>) =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();

/** A page with the parameters that have a value. */
export const addressWith = (path: string, params: Params<string>): string => {
  const query = queryOfAll(params);
  return query ? `${path}?${query}` : path;
};

/**
 * What a widget's attributes choose, and on the bank's own page its address, which may set those attributes. What the visitor
 * chooses is kept in the address.
 */
export function useAddressed<Name extends string>(
  names: readonly Name[],
  attributes: Params<Name>,
  addressable: boolean,
  { queryOf = queryOfAll, fragment }: Kept<Name> = {},
): [Params<Name>, (params: Params<Name>) => void] {
  const [params, setParams] = useState<Params<Name>>(attributes);
  /** The visitor has chosen, so the address says what. */
  const [isChosen, setChosen] = useState(false);
  /** The address's query as it was last read or written here. */
  const known = useRef('');
  // What the server knows of the address it has put into the attributes; a page opened in the browser has none.
  const given = names.map((name) => attributes[name] ?? '').join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `given` is all that the attributes say.
  useLayoutEffect(() => {
    known.current = location.search;
    const said: Params<Name> = { ...attributes, ...(addressable && inAddress(names)) };
    // The same object, so that a page is not rendered twice for nothing while it loads.
    setParams((before) => (names.every((name) => before[name] === said[name]) ? before : said));
  }, [given, addressable]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` are a widget's own.
  useEffect(() => {
    if (!addressable) return;
    const { pathname } = location;
    // A link to this page, or Back within it: the attributes still say what the page was opened with.
    const follow = () => {
      if (location.pathname !== pathname || location.search === known.current) return;
      known.current = location.search;
      setChosen(false);
      setParams(inAddress(names));
    };
    const events = ['hashchange', 'popstate'];
    for (const event of events) window.addEventListener(event, follow);
    return () => {
      for (const event of events) window.removeEventListener(event, follow);
    };
  }, [addressable]);
  const query = addressable && isChosen ? queryOf(params) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` are a widget's own.
  useEffect(() => {
    if (query === undefined) return;
    // Browsers allow so many changes in a time, and a slider makes many.
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      for (const name of names) url.searchParams.delete(name);
      for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
      if (fragment) url.hash = fragment;
      history.replaceState(history.state, '', url);
      known.current = location.search;
    }, 300);
    return () => clearTimeout(timer);
  }, [query, fragment]);
  const choose = (chosen: Params<Name>) => {
    setChosen(true);
    setParams(chosen);
  };
  return [params, choose];
}
