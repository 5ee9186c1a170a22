import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { BlockState } from '../content/state';
import { codes, type Language } from '../language/language';
import { type Labels, labelsIn } from '../language/strings';
import { container, pill, visuallyHidden } from '../styles/base.styles';
import type { Sheet } from '../styles/sheet';
import { fill, skeletonBlock, skeletonStyles } from '../styles/skeleton.styles';
import type { Bank } from '../widget/config';
import type { ViewProps, Widget } from '../widget/definition';
import { type Rendering, useStrings, useStyles, WidgetContext } from '../widget/widget-context';
import { ErrorBoundary } from './error-boundary';
import { strings } from './widget-root.strings';

export interface ErrorStateProps {
  /** The failed state; `ready` if the view threw. */
  state: BlockState;
  language: Language;
  bank: Bank;
  link: (path: string) => string;
  isRetrying: boolean | undefined;
  onRetry: (() => void) | undefined;
}

export interface WidgetRootProps extends Omit<ViewProps<unknown>, 'block' | 't' | 'pages'> {
  widget: Widget;
  state: BlockState;
  rendering: Rendering;
  labels?: Labels | undefined;
  /** False if the page has no place for a hero. */
  hasHero?: boolean;
  /** The markup has both languages, so the widget's code never loads. */
  isStatic?: boolean | undefined;
  ErrorState?: ComponentType<ErrorStateProps> | undefined;
  addStyles: (sheet: Sheet) => unknown;
  /** Undefined on a server. */
  host?: Element;
  /** Called when a change of `state` is in the document. */
  onShow?: (state: BlockState) => void;
  onCrash?: (error: Error) => void;
  onRetry?: () => void;
}

/** Every widget's outermost element: language, content state, and a boundary that contains failures. */
export function WidgetRoot(props: WidgetRootProps) {
  const {
    widget,
    state,
    rendering,
    ErrorState = PlainErrorState,
    addStyles,
    host,
    onShow,
    onCrash,
    onRetry,
    labels,
    hasHero,
    isStatic,
    ...given
  } = props;
  // Labels follow the block's language if the block has only the other one.
  const language = state.status === 'ready' ? state.language : given.language;
  const view = { ...given, language };
  const { status } = state;
  const isCodeless = isStatic && status === 'ready';
  const View = widget.view;
  // Slotted content of the page stays visible in every state.
  const slots = view.slots.map((name) => name && <slot key={name} name={name} />);
  const error = (isRetrying?: boolean) => (
    <>
      <ErrorState
        state={state}
        language={language}
        bank={view.bank}
        link={view.link}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
      {slots}
    </>
  );
  const context = Object.assign(useRef({ rendering, addStyles, host }).current, { labels, hasHero });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onShow` is new in every render, but is called only when the state changes.
  useLayoutEffect(() => {
    context.rendering = 'client';
    onShow?.(state);
  }, [state]);
  return (
    <WidgetContext.Provider value={context}>
      <div
        className="root"
        part="root"
        lang={codes[language]}
        data-status={status}
        data-revision={isCodeless ? undefined : widget.revision}
        data-static={isCodeless ? '' : undefined}
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
            <View
              {...view}
              block={state.block ?? {}}
              pages={state.pages}
              t={labelsIn(widget.name, widget.strings as Record<Language, object>, language, labels)}
            />
          </ErrorBoundary>
        )}
      </div>
    </WidgetContext.Provider>
  );
}

function Loading({ widget, language }: { widget: Widget; language: Language }): ReactNode {
  const { height, skeleton: Skeleton } = widget;
  useStyles(height);
  useStyles(skeletonStyles);
  const { loading } = useStrings('widget-root', strings, language);
  return (
    <>
      <span className={visuallyHidden}>{loading}</span>
      <div className="loading" aria-hidden="true">
        {Skeleton ? <Skeleton /> : <div className={`${skeletonBlock} ${fill}`} />}
      </div>
    </>
  );
}

/** Shown until the full error state's code has loaded, or if it does not load. */
function PlainErrorState({ language, isRetrying, onRetry }: ErrorStateProps) {
  const t = useStrings('widget-root', strings, language);
  return (
    <div role="alert" className={container}>
      <p>{t.failed}</p>
      <button type="button" className={pill} aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
        {isRetrying ? t.loading : t.retry}
      </button>
    </div>
  );
}
