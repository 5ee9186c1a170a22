import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { WidgetContext } from '../widget/widget-context';
import { fragment, indexOfName, isAddressOf, nameInAddress } from './fragment';

/**
 * Calls `follow` with the fragment now and whenever it or `known` changes; returns a function that sets it. Without `addressable`
 * it leaves the address alone.
 */
export function useHash(addressable: boolean, follow: (name: string) => void, known = ''): (name: string) => void {
  const latestFollow = useRef(follow);
  latestFollow.current = follow;
  const { host } = useContext(WidgetContext);
  // In the same frame as the markup, so that a panel with the focus is not hidden before the fragment shows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` decides the meaning of a fragment.
  useLayoutEffect(() => {
    if (!addressable) return;
    const handleChange = () => isAddressOf(host) && latestFollow.current(fragment());
    handleChange();
    window.addEventListener('hashchange', handleChange);
    return () => window.removeEventListener('hashchange', handleChange);
  }, [addressable, known, host]);
  return (name) => {
    if (addressable) nameInAddress(name);
  };
}

/** A choice among named items, kept in the fragment so that links can name it. */
export function useHashChoice(names: readonly string[], addressable: boolean): [number, (index: number) => void] {
  const [chosen, choose] = useState(0);
  const follow = (name: string) => {
    const index = indexOfName(names, name);
    if (index >= 0) choose(index);
  };
  const write = useHash(addressable, follow, names.join('\n'));
  const select = (index: number) => {
    choose(index);
    const name = names[index];
    if (name) write(name);
  };
  return [chosen, select];
}
