import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { BlockState } from '../content/state';
import { codes, type Language } from '../language/language';
import { failure, fill, pill, skeletonBlock, visuallyHidden } from '../styles/base.styles';
import type { Sheet } from '../styles/sheet';
import { Icon } from '../ui/icon';
import type { ViewProps, Widget } from './definition';
import { ErrorBoundary } from './error-boundary';
import { addFailure, retryAll } from './failures';
import { type Rendering, useStyles, WidgetContext } from './widget-context';

const strings = {
  English: {
    loading: 'Loading',
    failed: 'This part of the page could not be loaded.',
    advice: 'Check your connection, then try again. The rest of the page works.',
    retry: 'Try again',
    retryAll: 'Try all again',
  },
  Indonesia: {
    loading: 'Memuat',
    failed: 'Bagian halaman ini tidak dapat dimuat.',
    advice: 'Periksa koneksi Anda, lalu coba lagi. Bagian lain halaman ini tetap berfungsi.',
    retry: 'Coba lagi',
    retryAll: 'Coba lagi semuanya',
  },
};

export interface WidgetRootProps extends Omit<ViewProps<unknown>, 'block' | 't' | 'pages'> {
  widget: Widget;
  state: BlockState;
  rendering: Rendering;
  /** Adds the styles of a component that is rendered. */
  addStyles: (sheet: Sheet) => unknown;
  /** Called after each change of `state` is in the document. */
  onShow?: (state: BlockState) => void;
  onCrash?: (error: Error) => void;
  onRetry?: () => void;
}

/** Every widget's outermost element: its language, the state of its content, and a boundary that contains failures. */
export function WidgetRoot(props: WidgetRootProps) {
  const { widget, state, rendering, addStyles, onShow, onCrash, onRetry, ...view } = props;
  const { language } = view;
  const { status } = state;
  const View = widget.view;
  // What the page has put into the element stays visible, whatever becomes of the content around it.
  const slots = view.slots.map((name) => name && <slot key={name} name={name} />);
  const error = (isRetrying?: boolean) => (
    <>
      <ErrorState language={language} isRetrying={isRetrying} onRetry={onRetry} />
      {slots}
    </>
  );
  const context = useRef({ rendering, addStyles });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onShow` is new in every render, but is called only when the state changes.
  useLayoutEffect(() => {
    context.current.rendering = 'client';
    onShow?.(state);
  }, [state]);
  return (
    <WidgetContext.Provider value={context.current}>
      <div
        className="root"
        part="root"
        lang={codes[language]}
        data-status={status}
        data-revision={widget.revision}
        data-static={widget.isStatic ? '' : undefined}
        aria-busy={status === 'loading' || undefined}
      >
        {status === 'loading' && (
          <>
            <Loading widget={widget} language={language} />
            {slots}
          </>
        )}
        {status === 'error' && error(state.isRetrying)}
        {status === 'ready' && (
          <ErrorBoundary fallback={error()} onError={onCrash} content={state}>
            <View {...view} block={state.block ?? {}} pages={state.pages} t={widget.strings[language]} />
          </ErrorBoundary>
        )}
      </div>
    </WidgetContext.Provider>
  );
}

function Loading({ widget, language }: { widget: Widget; language: Language }): ReactNode {
  const { height, skeleton: Skeleton } = widget;
  useStyles(height);
  return (
    <>
      <span className={visuallyHidden}>{strings[language].loading}</span>
      <div className="loading" aria-hidden="true">
        {Skeleton ? <Skeleton /> : <div className={`${skeletonBlock} ${fill}`} />}
      </div>
    </>
  );
}

interface ErrorStateProps {
  language: Language;
  isRetrying: boolean | undefined;
  onRetry: (() => void) | undefined;
}

/** A cloud, and a line through it. */
const noCloud = 'M7.5 18.5h9.6a4.4 4.4 0 0 0 .9-8.7 6 6 0 0 0-11.4-1.1 5 5 0 0 0 .9 9.8ZM4 3.5l16.5 17';

function ErrorState({ language, isRetrying, onRetry }: ErrorStateProps) {
  const t = strings[language];
  const element = useRef<HTMLDivElement>(null);
  const retry = useRef(onRetry);
  retry.current = isRetrying ? undefined : onRetry;
  const [failures, setFailures] = useState(1);
  useLayoutEffect(() => addFailure({ retry: () => retry.current?.(), onCount: setFailures }), []);
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
  const label = failures > 1 ? t.retryAll : t.retry;
  return (
    // Not atomic: a change of the button's words does not announce the whole again.
    <div ref={element} className={failure} role="alert" aria-atomic="false">
      <Icon path={noCloud} size="2.5rem" />
      <p>{t.failed}</p>
      <p>{t.advice}</p>
      <button type="button" className={pill} aria-disabled={isRetrying} onClick={retryAll}>
        {isRetrying ? t.loading : label}
      </button>
    </div>
  );
}
