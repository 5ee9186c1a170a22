import { useEffect, useRef, useState } from 'react';

const fragment = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A stray percent sign: no name of ours.
    return location.hash;
  }
};

/**
 * Follows the name in the page's address (`#name`): `follow` is told it now, whenever it changes, and again when `known`
 * does. Answers the function that puts a name there. Where the page is not the bank's own (`addressable` false) the
 * address is left alone.
 */
export function useHash(addressable: boolean, follow: (name: string) => void, known = ''): (name: string) => void {
  const latest = useRef(follow);
  latest.current = follow;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` is what makes a name mean something.
  useEffect(() => {
    if (!addressable) return;
    const heard = () => latest.current(fragment());
    heard();
    window.addEventListener('hashchange', heard);
    return () => window.removeEventListener('hashchange', heard);
  }, [addressable, known]);
  return (name) => {
    if (addressable) history.replaceState(history.state, '', `#${encodeURI(name)}`);
  };
}

/**
 * A choice among named things that keeps its name in the page's address, so that it can be linked to. The part of a name
 * before a slash stands for the first that begins with it.
 */
export function useHashChoice(names: readonly string[], addressable: boolean): [number, (index: number) => void] {
  const [chosen, choose] = useState(0);
  const follow = (name: string) => {
    // An address that names nothing is the first one's.
    const index = name ? names.findIndex((each) => each === name || each.startsWith(`${name}/`)) : 0;
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
