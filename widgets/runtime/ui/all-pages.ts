import { useEffect } from 'react';
import { pageSize } from '../content/long-lists';
import type { ViewProps } from '../widget/definition';

/** True if pages of a long list are missing: not loaded yet, no script, or a later page in the address. */
export const isListPartly = ({ pages }: Pick<ViewProps, 'pages'>): boolean =>
  (pages?.rest ?? 0) > 0 || (pages?.first ?? 1) > 1;

export function useAllPages({ pages, showPages }: Pick<ViewProps, 'pages' | 'showPages'>, isSearching: boolean): void {
  const { last = 1, rest = 0 } = pages ?? {};
  const wanted = isSearching && rest > 0 ? last + Math.ceil(rest / pageSize) : 0;
  useEffect(() => {
    // The search goes on with the items that are there; the next one tries again.
    if (wanted) showPages(wanted).catch(() => {});
  }, [wanted, showPages]);
}
