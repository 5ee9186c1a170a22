import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockState } from '../content/state';
import { pill } from '../styles/base.styles';
import { Icon } from '../ui/icon';
import * as paths from '../ui/icon-paths';
import { brief, errorStateStyles, failure } from './error-state.styles';
import { addFailure, type Place, retryAll } from './failures';
import { useStyles } from './widget-context';
import { type ErrorStateProps, strings } from './widget-root';

const more = {
  English: {
    connection: 'Check your connection, then try again.',
    advice: 'Please try again later.',
    retryAll: 'Try all again',
  },
  Indonesia: {
    connection: 'Periksa koneksi Anda, lalu coba lagi.',
    advice: 'Silakan coba lagi nanti.',
    retryAll: 'Coba lagi semuanya',
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
 * What has happened, what to do, and the button. Where several have failed the button of the first retries all of them, and the
 * others have a line with a button of their own.
 */
export function ErrorState({ state, language, isRetrying, onRetry }: ErrorStateProps) {
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
  const [label, handleClick] = place === 'first' ? [t.retryAll, retryAll] : [t.retry, () => retry.current?.()];
  const isBrief = place === 'later';
  return (
    // Not atomic: a change of the button's words does not announce the whole again.
    <div ref={element} className={isBrief ? brief : failure} role="alert" aria-atomic="false">
      {!isBrief && <Icon path={paths.noCloud} size="2.5rem" />}
      <p>{t.failed}</p>
      {!isBrief && <p>{isUnreached(state) ? t.connection : t.advice}</p>}
      <button type="button" className={isBrief ? undefined : pill} aria-disabled={isRetrying} onClick={handleClick}>
        {isRetrying ? t.loading : label}
      </button>
    </div>
  );
}
