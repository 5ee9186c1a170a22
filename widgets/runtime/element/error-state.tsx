import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockState } from '../content/state';
import { telephone } from '../language/link';
import { pill } from '../styles/base.styles';
import { Icon } from '../ui/icon';
import * as paths from '../ui/icon-paths';
import { brief, errorStateStyles, failure } from './error-state.styles';
import { addFailure, type Place, retryAll } from './failures';
import { useStyles } from './widget-context';
import { type ErrorStateProps, strings } from './widget-root';

const more = {
  English: {
    several: 'This page could not be loaded in full.',
    also: 'Something is missing here, too.',
    connection: 'Check your connection, then try again.',
    advice: 'Only what this page shows is affected: your money is safe. Please try again in a moment.',
    retryAll: 'Reload all parts',
    call: 'Need us now? Call',
  },
  Indonesia: {
    several: 'Halaman ini belum termuat seluruhnya.',
    also: 'Bagian ini juga belum termuat.',
    connection: 'Periksa koneksi Anda, lalu coba lagi.',
    advice: 'Kendala ini hanya pada tampilan halaman, uang Anda tetap aman. Silakan coba beberapa saat lagi.',
    retryAll: 'Muat ulang semua',
    call: 'Ada keperluan mendesak? Telepon',
  },
};

/**
 * Whether the connection may be at fault: there was no answer, or none in time (408), or code could not be loaded. Known by
 * the names of errors, which may be those of another bundle on the page.
 */
function isUnreached(state: BlockState): boolean {
  if (state.status !== 'error') return false;
  const { name, status = 408 }: Error & { status?: number } = state.error;
  return name === 'TypeError' || (name === 'RequestError' && status === 408);
}

/**
 * What has happened, what to do, the button, and the bank's phone for what cannot wait. Where several have failed the first speaks
 * for all of them and its button retries all; the others have a line with a button of their own.
 */
export function ErrorState({ state, language, bank, isRetrying, onRetry }: ErrorStateProps) {
  const t = { ...strings[language], ...more[language] };
  useStyles(errorStateStyles);
  const element = useRef<HTMLDivElement>(null);
  const retry = useRef(onRetry);
  retry.current = isRetrying ? undefined : onRetry;
  const [place, setPlace] = useState<Place>('only');
  useLayoutEffect(() => {
    const failed = element.current;
    return failed ? addFailure({ element: failed, retry: () => retry.current?.(), onChange: setPlace }) : undefined;
  }, []);
  // When the focused button goes away with this state, the focus moves to the widget's root instead of being lost.
  useLayoutEffect(() => {
    const error = element.current;
    return () => {
      if (!error?.matches(':focus-within')) return;
      const root = error.parentElement as HTMLElement;
      root.tabIndex = -1;
      root.focus();
    };
  }, []);
  const [what, label, handleClick] = {
    only: [t.failed, t.retry, () => retry.current?.()] as const,
    first: [t.several, t.retryAll, retryAll] as const,
    later: [t.also, t.retry, () => retry.current?.()] as const,
  }[place];
  const isBrief = place === 'later';
  const [phone] = bank.phones ?? [];
  return (
    // Not atomic: a change of the button's words does not announce the whole again.
    <div ref={element} className={isBrief ? brief : failure} role="alert" aria-atomic="false">
      {!isBrief && <Icon path={paths.noCloud} size="2.5rem" />}
      <p>{what}</p>
      {!isBrief && <p>{isUnreached(state) ? t.connection : t.advice}</p>}
      <button type="button" className={isBrief ? undefined : pill} aria-disabled={isRetrying} onClick={handleClick}>
        {isRetrying ? t.loading : label}
      </button>
      {!isBrief && phone && (
        <p>
          {t.call} <a href={telephone(phone)}>{phone}</a>
          {bank.hours && <small>{bank.hours[language]}</small>}
        </p>
      )}
    </div>
  );
}
