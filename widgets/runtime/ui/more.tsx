import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { PageRange } from '../content/content';
import { maxPages, pageParam } from '../content/long-lists.pages';
import { inPlace } from '../core/in-place';
import { format } from '../language/strings';
import { pill, visuallyHidden } from '../styles/base.styles';
import { pageConfig } from '../widget/config';
import type { MoreProps } from '../widget/definition';
import { useStrings, useStyles, WidgetContext } from '../widget/widget-context';
import { strings } from './more.strings';
import * as css from './more.styles';

/** Keeps the shown pages in the address, for Back and a reload. One number counts for all lists of a page. */
function keepInAddress({ first, last }: PageRange): void {
  const url = new URL(location.href);
  const before = Number(url.searchParams.get('page')?.split('-').at(-1));
  url.searchParams.set('page', pageParam({ first, last: Math.max(last, before || last) }));
  history.replaceState(history.state, '', url);
}

/** Hydration fails if markup names styles that the browser has not loaded, so only shown content adds them. */
function Box({ children }: { children: ReactNode }) {
  useStyles(css.styles);
  return (
    <div className={css.more} data-on="screen">
      {children}
    </div>
  );
}

/** Adds the next page of a long list. On the bank's site it is a link, so that it works without script and for search engines. */
export function More({ view, path, rest = view.pages?.rest ?? 0, about }: MoreProps) {
  const { pages, showPages, language, addressable, link } = view;
  const t = useStrings('more', strings, language);
  const { rendering } = useContext(WidgetContext);
  // Hydration keeps the server's link.
  const [isLink] = useState(addressable || rendering !== 'client');
  const [status, setStatus] = useState<'' | 'loading' | 'failed' | number>('');
  const message = useRef<HTMLParagraphElement>(null);
  const isAdding = useRef(false);
  const shownLast = pages?.last;
  const shown = useRef({ rest, shownLast, language });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { rest, shownLast, language };
    // A language switch changes the length but adds nothing.
    const isSwitched = before.language !== language && before.shownLast === shownLast;
    if (!isAdding.current || isSwitched) return;
    isAdding.current = false;
    setStatus(Math.max(0, before.rest - rest));
    // The focused button is gone. The new items stay in view.
    if (!rest) message.current?.focus({ preventScroll: true });
  }, [rest, shownLast, language]);
  if (!pages || (pages.first === 1 && !rest && !status)) return null;

  const hasQuery = path.includes('?');
  const addressOf = (page: number) => link(page > 1 ? `${path}${hasQuery ? '&' : '?'}page=${page}` : path);
  const { first } = pages;
  const last = pages.last + 1;
  const handleClick = inPlace(() => {
    if (status === 'loading') return;
    setStatus('loading');
    isAdding.current = true;
    const { pathname } = location;
    showPages(last).then(
      (isShown) => {
        // An exported page is one file for every query.
        const isKept = () => addressable && !pageConfig().isExported && location.pathname === pathname;
        if (isShown) return isKept() && keepInAddress({ first, last });
        isAdding.current = false;
        setStatus((status) => (status === 'loading' ? '' : status));
      },
      () => {
        isAdding.current = false;
        setStatus('failed');
      },
    );
  });
  const button = {
    className: pill,
    onClick: handleClick,
    'aria-disabled': status === 'loading',
    'aria-label': about && `${t.more}: ${about}`,
    children: t.more,
    part: 'more',
  };
  const isOver = typeof status === 'number' && !rest;
  let words = typeof status === 'number' ? format(t.added, { count: status }, language) : '';
  if (status === 'failed') words = t.failed;
  if (isOver) words = t.all;
  return (
    <Box>
      {first > 1 && (
        <a className={css.previous} href={addressOf(first - (hasQuery ? maxPages : 1))} rel="prev">
          {t.previous}
        </a>
      )}
      {rest > 0 &&
        (isLink ? <a {...button} href={addressOf(last)} rel="next" /> : <button type="button" {...button} />)}
      <p
        ref={message}
        role="status"
        tabIndex={-1}
        className={isOver || status === 'failed' ? undefined : visuallyHidden}
      >
        {words}
      </p>
    </Box>
  );
}
