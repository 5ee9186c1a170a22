import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageConfig } from '../widget/config';
import { WidgetContext } from '../widget/widget-context';
import { isAddressOf } from './fragment';

type Params<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** The last value counts where the address has a parameter twice. */
const inAddress = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(
    [...new URLSearchParams(location.search)].filter(([name]) => names.includes(name as Name)),
  ) as Params<Name>;

interface Kept<Name extends string> {
  queryOf?: (params: Params<Name>) => string;
  fragment?: string;
}

const queryOfAll = (params: Params<string>) =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();

export const addressWith = (path: string, params: Params<string>): string => {
  const query = queryOfAll(params);
  return query ? `${path}?${query}` : path;
};

/** Choices from the widget's attributes. On the bank's own pages the address may set them, and keeps what the visitor chooses. */
export function useAddressed<Name extends string>(
  names: readonly Name[],
  attributes: Params<Name>,
  addressable: boolean,
  { queryOf = queryOfAll, fragment }: Kept<Name> = {},
): [Params<Name>, (params: Params<Name>) => void] {
  const [params, setParams] = useState<Params<Name>>(attributes);
  const [isChosen, setChosen] = useState(false);
  /** The query that this hook last read or wrote. */
  const known = useRef('');
  /** The page's path, once it is shown: it may be made unseen under another address. */
  const path = useRef('');
  const { host } = useContext(WidgetContext);
  // Back tells of the next page's address before that page is shown.
  const isOwnAddress = () => {
    if (!isAddressOf(host)) return false;
    path.current ||= location.pathname;
    return location.pathname === path.current || pageConfig().isExported;
  };
  // The attributes hold the address only if the server rendered this page.
  const given = names.map((name) => attributes[name] ?? '').join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `given` has all values of the attributes.
  useLayoutEffect(() => {
    known.current = location.search;
    if (isAddressOf(host)) path.current = location.pathname;
    const said: Params<Name> = { ...attributes, ...(addressable && inAddress(names)) };
    // Keeps the same object, so that loading does not render twice.
    setParams((before) => (names.every((name) => before[name] === said[name]) ? before : said));
  }, [given, addressable, host]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` never change.
  useEffect(() => {
    if (!addressable) return;
    // For a link to this page, or Back within it. The attributes still hold the values that the page was opened with.
    const follow = () => {
      if (!isOwnAddress() || location.search === known.current) return;
      known.current = location.search;
      setChosen(false);
      setParams(inAddress(names));
    };
    const listeners = new AbortController();
    for (const event of ['hashchange', 'popstate']) window.addEventListener(event, follow, listeners);
    return () => listeners.abort();
  }, [addressable, host]);
  const query = addressable && isChosen ? queryOf(params) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` never change.
  useEffect(() => {
    if (query === undefined) return;
    // Browsers limit how often the history may change; a slider exceeds that.
    const timer = setTimeout(() => {
      if (!isOwnAddress()) return;
      const url = new URL(location.href);
      for (const name of names) url.searchParams.delete(name);
      for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
      if (fragment) url.hash = fragment;
      history.replaceState(history.state, '', url);
      known.current = location.search;
    }, 300);
    return () => clearTimeout(timer);
  }, [query, fragment, host]);
  const choose = (chosen: Params<Name>) => {
    setChosen(true);
    setParams(chosen);
  };
  return [params, choose];
}
