import type { BlockState, ContentState } from '../content/state';

/** Dispatches the element's events as the contract has them: one for each content or failure that shows. */
export function announcer(element: HTMLElement) {
  /** The content that `serambi:ready` was last dispatched for. */
  let announced: ContentState | undefined;
  /** The state that the view has thrown with: it does not show, whatever its status. */
  let crashed: BlockState | undefined;

  const emit = (name: string, detail?: unknown) =>
    element.dispatchEvent(new CustomEvent(`serambi:${name}`, { detail }));
  const fail = ({ message, status }: Error & { status?: number }) => emit('error', { message, status });

  return {
    emit,
    /** @param isCurrent whether `state` is still the one that shows */
    show(content: ContentState, state: BlockState, isCurrent: () => boolean): void {
      if (state === crashed) return;
      const before = announced;
      announced = state.status === 'ready' ? content : undefined;
      if (announced && announced !== before) emit('ready');
      if (state.status !== 'error' || state.isRetrying) return;
      fail(state.error);
      // Frameworks may set attributes only after they have inserted the element, so the warning waits for them.
      setTimeout(() => {
        if (isCurrent()) console.warn(`Serambi: <${element.localName}> ${state.error.message}`);
      });
    },
    crash(error: Error, state: BlockState): void {
      console.error(`Serambi: <${element.localName}> failed and shows its error state.`, error);
      crashed = state;
      announced = undefined;
      fail(error);
    },
  };
}
