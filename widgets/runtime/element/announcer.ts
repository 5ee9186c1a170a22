import type { BlockState, ContentState } from '../content/state';

/** `element.status`: `empty` is content of which nothing shows. */
export type Status = BlockState['status'] | 'empty';

/** Keeps the element's status, and dispatches its events as the contract has them: one for each content or failure that shows. */
export function announcer(element: HTMLElement) {
  /** The content that `serambi:ready` was last dispatched for. */
  let announced: ContentState | undefined;
  /** The state that the view has thrown with: it does not show, whatever its status. */
  let crashed: BlockState | undefined;
  let status: Status = 'loading';
  let resolve = () => {};
  const ready = new Promise<void>((done) => {
    resolve = done;
  });

  // The second name is for frameworks whose templates cannot write a colon.
  const emit = (name: string, detail?: unknown) => {
    for (const prefix of ['serambi:', 'serambi-']) element.dispatchEvent(new CustomEvent(prefix + name, { detail }));
  };
  const fail = ({ message, status }: Error & { status?: number }) => emit('error', { message, status });

  return {
    emit,
    get status() {
      return status;
    },
    /** Resolves with the first content that shows; a failure before it leaves it pending. */
    ready,
    /** @param isCurrent whether `state` is still the one that shows */
    show(content: ContentState, state: BlockState, isEmpty: boolean, isCurrent: () => boolean): void {
      if (state === crashed) return;
      const before = announced;
      status = isEmpty ? 'empty' : state.status;
      announced = state.status === 'ready' ? content : undefined;
      if (announced) resolve();
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
      status = 'error';
      fail(error);
    },
  };
}
