import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockState } from '../content/state';
import { telephone } from '../language/link';
import { pill } from '../styles/base.styles';
import { Icon } from '../ui/icon';
import { hasPage } from '../widget/config';
import { useStrings, useStyles } from '../widget/widget-context';
import { strings } from './error-state.strings';
import { brief, errorStateStyles, failure, lines } from './error-state.styles';
import { addFailure, hostOf, type Place, retryAll } from './failures';
import { noCloud } from './no-cloud';
import type { ErrorStateProps } from './widget-root';
import { strings as rootStrings } from './widget-root.strings';

/**
 * The connection may be at fault: no answer, none in time (408), or code not loaded. Compares names, as another bundle may have
 * thrown it.
 */
function isUnreached(state: BlockState): boolean {
  if (state.status !== 'error') return false;
  const { name, status = 408 }: Error & { status?: number } = state.error;
  return name === 'TypeError' || (name === 'RequestError' && status === 408);
}

export function ErrorState({ state, language, bank, link, isRetrying, onRetry }: ErrorStateProps) {
  const t = {
    ...useStrings('widget-root', rootStrings, language),
    ...useStrings('error-state', strings, language),
  };
  useStyles(errorStateStyles);
  const element = useRef<HTMLDivElement>(null);
  const retry = useRef(onRetry);
  retry.current = isRetrying ? undefined : onRetry;
  const [place, setPlace] = useState<Place>('only');
  useLayoutEffect(() => {
    const failed = element.current;
    return failed ? addFailure({ element: failed, retry: () => retry.current?.(), onChange: setPlace }) : undefined;
  }, []);
  // The page styles its own title and the spacing by it.
  useLayoutEffect(() => {
    const host = hostOf(element.current as Element) as HTMLElement;
    host.dataset.failed = place;
    return () => void delete host.dataset.failed;
  }, [place]);
  // If the focused button disappears, the focus moves to the widget's root instead of getting lost.
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
    other: [t.also, t.retry, () => retry.current?.()] as const,
  }[place];
  const isBrief = place === 'other';
  const [phone] = bank.phones ?? [];
  return (
    // Not atomic: a change of the button's label must not announce all again.
    <div ref={element} className={isBrief ? brief : failure} role="alert" aria-atomic="false">
      {place === 'first' ? <DarkVeranda /> : !isBrief && <Icon path={noCloud} size="2.5rem" />}
      <p>{what}</p>
      {!isBrief && <p>{isUnreached(state) ? t.connection : t.advice}</p>}
      <button type="button" className={isBrief ? undefined : pill} aria-disabled={isRetrying} onClick={handleClick}>
        {isRetrying ? t.loading : label}
      </button>
      {place === 'first' && (
        <p>
          {hasPage(bank, '/help') && <a href={link('/help')}>{t.help}</a>} <a href={link('/')}>{t.home}</a>
        </p>
      )}
      {!isBrief && phone && (
        <p>
          {t.call} <a href={telephone(phone)}>{phone}</a>
          {bank.hours && <small>{bank.hours[language]}</small>}
        </p>
      )}
    </div>
  );
}

const night: readonly (readonly [colour: string, path: string, kind?: 'lines'])[] = [
  ['var(--deep)', 'M0 0H320V200H0z'],
  [
    'var(--turmeric-light)',
    'M248 62a17 17 0 1 0 16 23 14 14 0 0 1-16-23M92 78h3v3h-3zM126 60h3v3h-3zM214 92h3v3h-3zM72 104h2v2h-2z',
  ],
  ['var(--mid)', 'M0 150C60 122 120 138 176 146S270 126 320 134V200H0z'],
  ['var(--on-deep)', 'M40 122H280v6H40zM40 160H280v5H40z'],
  ['var(--on-deep)', 'M56 128v34M88 128v34M120 128v34M152 128v34M184 128v34M216 128v34M248 128v34', 'lines'],
  ['var(--on-deep)', 'M28 40h18v130H28zM274 40h18v130h-18z'],
  ['var(--leaf)', 'M0 0H320V34H0z'],
  ['var(--on-deep)', 'M0 34H320v6H0z'],
  ['var(--turmeric)', `M0 22${'q10-14 20 0-10 14-20 0m20 0'.repeat(16)}`],
  ['var(--soil)', 'M0 170H320V200H0z'],
  ['var(--on-deep)', 'M160 40V66M144 84 148 68H172L176 84M148 84 152 108H168L172 84z', 'lines'],
  ['var(--on-deep)', 'M140 82h40v4h-40z'],
];

const DarkVeranda = () => (
  <svg viewBox="0 0 320 200" aria-hidden="true">
    {night.map(([colour, d, kind]) => (
      <path key={d} d={d} {...(kind ? { className: lines, stroke: colour } : { fill: colour })} />
    ))}
  </svg>
);
