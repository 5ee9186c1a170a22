import { useEffect } from 'react';
import { pageSize } from '../content/long-lists';
import type { ViewProps } from '../widget/definition';

export function useAllPages({ pages, showPages }: Pick<ViewProps, 'pages' | 'showPages'>, isSearching: boolean): void {
  const { last = 1, rest = 0 } = pages ?? {};
  const wanted = isSearching && rest > 0 ? last + Math.ceil(rest / pageSize) : 0;
  useEffect(() => {
    // The search goes on with the items that are there; the next one tries again.
    if (wanted) showPages(wanted).catch(() => {});
  }, [wanted, showPages]);
}
