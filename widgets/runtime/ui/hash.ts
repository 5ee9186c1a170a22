import { useEffect, useState } from 'react';

const fragment = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A stray percent sign: no name of ours.
    return '';
  }
};

/**
 * A choice among named things that keeps its name in the page's address (`#name`), so that it can be linked to.
 * Where the page is not the bank's own (`addressable` false) the address is left alone.
 */
export function useHashChoice(names: readonly string[], addressable: boolean): [number, (index: number) => void] {
  const [chosen, choose] = useState(0);
  const known = names.join('\n');
  useEffect(() => {
    if (!addressable) return;
    const follow = () => {
      const index = known.split('\n').indexOf(fragment());
      if (index >= 0) choose(index);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [known, addressable]);
  const select = (index: number) => {
    choose(index);
    const name = names[index];
    if (addressable && name) history.replaceState(history.state, '', `#${encodeURIComponent(name)}`);
  };
  return [chosen, select];
}
