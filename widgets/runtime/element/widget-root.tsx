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
  /** What failed; ready where the view has failed with it. */
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
  /** Labels that the bank has replaced. */
  labels?: Labels | undefined;
  /** False where the page has no place for a hero. */
  hasHero?: boolean;
  /** Its content is there in both languages, so its code is never loaded. */
  isStatic?: boolean | undefined;
  /** Undefined until its code is loaded. */
  ErrorState?: ComponentType<ErrorStateProps> | undefined;
  /** Adds the styles of a component that is rendered. */
  addStyles: (sheet: Sheet) => unknown;
  /** Called after each change of `state` is in the document. */
  onShow?: (state: BlockState) => void;
  onCrash?: (error: Error) => void;
  onRetry?: () => void;
}

/** Every widget's outermost element: its language, the state of its content, and a boundary that contains failures. */
export function WidgetRoot(props: WidgetRootProps) {
  const {
    widget,
    state,
    rendering,
    ErrorState = PlainErrorState,
    addStyles,
    onShow,
    onCrash,
    onRetry,
    labels,
    hasHero,
    isStatic,
    ...given
  } = props;
  // Labels and content have one language: where the block has only the other one, all is in that.
  const language = state.status === 'ready' ? state.language : given.language;
  const view = { ...given, language };
  const { status } = state;
  const isCodeless = isStatic && status === 'ready';
  const View = widget.view;
  // What the page has put into the element stays visible, whatever becomes of the content around it.
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
  const context = useRef({ rendering, addStyles, labels, hasHero });
  Object.assign(context.current, { labels, hasHero });
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

/** Shows until the code of the error state is there, and where it cannot be had. */
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
