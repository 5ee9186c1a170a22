import { type BlockState, type ContentState, withoutBlock } from '../content/state';
import { emit } from './actions';
import { type Early, pressAgain } from './early';

/**
 * Keeps an element's status, and dispatches one event for each content or failure that shows.
 *
 * @param early the state that the loader has shown and announced
 */
export function announcer(element: HTMLElement, early?: Early) {
  /** The state that made the view throw; it does not show, whatever its status. */
  let crashed: BlockState | undefined;
  let status = early?.status ?? 'loading';
  /** The last content that was shown. `withoutBlock` also stands for the loader's markup. Content after it is not announced. */
  let announced: ContentState | undefined = early?.style ? withoutBlock : undefined;
  let resolve = () => {};
  const ready =
    early?.ready ??
    new Promise<void>((done) => {
      resolve = done;
    });
  if (early) resolve = () => pressAgain(early.shown(), element.shadowRoot as ShadowRoot);

  const fail = ({ message, status }: Error & { status?: number }) => emit(element, 'error', { message, status });

  return {
    get status() {
      return status;
    },
    /** Resolves with the first content that shows; a failure leaves it pending. */
    ready,
    /** @param isCurrent true while `state` is the one that shows */
    show(content: ContentState, state: BlockState, isEmpty: boolean, isCurrent: () => boolean): void {
      if (state === crashed) return;
      const before = announced;
      status = isEmpty ? 'empty' : state.status;
      announced = state.status === 'ready' ? content : undefined;
      if (announced) resolve();
      if (announced && announced !== before && before !== withoutBlock) emit(element, 'ready');
      if (state.status !== 'error' || state.isRetrying) return;
      fail(state.error);
      // Frameworks may set attributes after inserting the element, so the warning waits.
      setTimeout(() => {
        if (isCurrent()) console.warn(`Serambi: <${element.localName}> ${state.error.message}`);
      });
    },
    crash(error: Error, state: BlockState): void {
      console.error(`Serambi: <${element.localName}> failed and shows its error state.`, error);
      crashed = state;
      announced = undefined;
      status = 'error';
      fail(error);
    },
  };
}
