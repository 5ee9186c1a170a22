import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Shown } from '../content/state';
import { codes, type Language } from '../language/language';
import { bars, failure, pill, skeletonBlock, visuallyHidden } from '../styles/base.styles';
import type { ViewProps, Widget } from './definition';
import { type Rendering, RenderingContext } from './rendering';

const strings = {
  English: {
    loading: 'Loading',
    failed: 'This part of the page could not be loaded.',
    retry: 'Try again',
  },
  Indonesia: {
    loading: 'Memuat',
    failed: 'Bagian halaman ini tidak dapat dimuat.',
    retry: 'Coba lagi',
  },
};

export interface WidgetRootProps extends Omit<ViewProps<unknown>, 'block' | 't'> {
  widget: Widget;
  shown: Shown;
  rendering: Rendering;
  onShown?: (shown: Shown) => void;
  onCrash?: (error: Error) => void;
  onRetry?: () => void;
}

/** Every widget's outermost markup: the language, the content's state, and a boundary that keeps failures inside. */
export function WidgetRoot({ widget, shown, rendering, onShown, onCrash, onRetry, ...view }: WidgetRootProps) {
  const { language } = view;
  const { status } = shown;
  const View = widget.view;
  // What the page has put in stands, whatever becomes of what is around it.
  const slots = view.slots.map((name) => name && <slot key={name} name={name} />);
  const error = (retrying?: boolean) => (
    <>
      <ErrorState language={language} retrying={retrying} onRetry={onRetry} />
      {slots}
    </>
  );
  const now = useRef(rendering);
  useLayoutEffect(() => {
    now.current = 'client';
    onShown?.(shown);
  }, [shown]);
  return (
    <RenderingContext.Provider value={now}>
      <div
        className="root"
        part="root"
        lang={codes[language]}
        data-status={status}
        data-static={widget.isStatic ? '' : undefined}
        aria-busy={status === 'loading' || undefined}
      >
        {status === 'loading' && (
          <>
            <Loading language={language} skeleton={widget.skeleton} />
            {slots}
          </>
        )}
        {status === 'error' && error(shown.retrying)}
        {status === 'ready' && (
          <Boundary fallback={error()} onCrash={onCrash} shown={shown}>
            <View {...view} block={shown.block ?? {}} t={widget.strings[language]} />
          </Boundary>
        )}
      </div>
    </RenderingContext.Provider>
  );
}

function Loading({ language, skeleton: Skeleton }: { language: Language; skeleton: Widget['skeleton'] }) {
  return (
    <>
      <span className={visuallyHidden}>{strings[language].loading}</span>
      <div aria-hidden="true">{Skeleton ? <Skeleton /> : <div className={`${skeletonBlock} ${bars}`} />}</div>
    </>
  );
}

interface ErrorStateProps {
  language: Language;
  retrying: boolean | undefined;
  onRetry: (() => void) | undefined;
}

function ErrorState({ language, retrying, onRetry }: ErrorStateProps) {
  const t = strings[language];
  const own = useRef<HTMLDivElement>(null);
  // Who pressed the button, which is about to go, goes on where it was.
  useLayoutEffect(() => {
    const error = own.current;
    return () => {
      if (!error?.matches(':focus-within')) return;
      const root = error.parentElement as HTMLElement;
      root.tabIndex = -1;
      root.focus();
    };
  }, []);
  return (
    <div ref={own} className={failure} role="alert">
      <p>{t.failed}</p>
      <button type="button" className={pill} aria-disabled={retrying} onClick={retrying ? undefined : onRetry}>
        {retrying ? t.loading : t.retry}
      </button>
    </div>
  );
}

interface BoundaryProps {
  fallback: ReactNode;
  onCrash: ((error: Error) => void) | undefined;
  shown: Shown;
  children: ReactNode;
}

interface BoundaryState {
  crashed: boolean;
  shown?: Shown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { crashed: false };
  static getDerivedStateFromError() {
    return { crashed: true };
  }
  /** Other content may be sound, and so may the other language's. */
  static getDerivedStateFromProps({ shown }: BoundaryProps, state: BoundaryState) {
    return shown === state.shown ? null : { crashed: false, shown };
  }
  override componentDidCatch(error: Error) {
    this.props.onCrash?.(error);
  }
  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
