import { useEffect } from 'react';
import { pageSize } from '../content/long-lists';
import type { ViewProps } from '../widget/definition';

/** Where a view searches a long list, it needs all of it: adds the pages that are not shown yet. */
export function useAllPages({ pages, showPages }: Pick<ViewProps, 'pages' | 'showPages'>, isSearching: boolean): void {
  const { last = 1, rest = 0 } = pages ?? {};
  const wanted = isSearching && rest > 0 ? last + Math.ceil(rest / pageSize) : 0;
  useEffect(() => {
    // What cannot be had is not found. The next search asks for it once more.
    if (wanted) showPages(wanted).catch(() => {});
  }, [wanted, showPages]);
}
