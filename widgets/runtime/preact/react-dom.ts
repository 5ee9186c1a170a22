/** Replaces `react-dom` in the build: only the function that the site uses. */
import { options } from 'preact';

/** Renders the changes of `change` before it returns, not in the next microtask. */
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
