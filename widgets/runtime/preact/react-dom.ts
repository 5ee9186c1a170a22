/** What the build resolves `react-dom` to: the one function that the shell uses. */
import { options } from 'preact';

/** Renders the state changes of `change` before it returns, not in the next microtask. */
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
