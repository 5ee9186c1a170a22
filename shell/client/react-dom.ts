/** What `react-dom` is in the build: the little that only the shell and its router ask of React (see `runtime/react.ts`). */
import { options } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Renders at once what `change` sets, rather than in the next microtask. */
export function flushSync(change: () => void): void {
  const { debounceRendering } = options;
  let flush = () => {};
  options.debounceRendering = (rendering) => {
    flush = rendering;
  };
  try {
    change();
    flush();
  } finally {
    options.debounceRendering = debounceRendering;
  }
}

/** As wouter asks for it. What is read when hydrating is what the server wrote. */
export function useSyncExternalStore<T extends string>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  readOnServer = read,
): T {
  const value = (typeof document === 'undefined' ? readOnServer : read)();
  const [, show] = useState(value);
  useLayoutEffect(() => {
    const update = () => show(read());
    update();
    return subscribe(update);
  }, [subscribe, read]);
  return value;
}
