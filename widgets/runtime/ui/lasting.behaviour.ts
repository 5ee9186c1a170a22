/** Begins a behaviour, which ends with the signal. Returns the function that shows its state in the markup. */
type Begin = (element: HTMLElement, signal: AbortSignal) => () => void;

/** A behaviour that begins once for each element, shows its state at each call, and ends with the function that a call returns. */
export function lasting(begin: Begin): (element: HTMLElement) => () => void {
  const working = new WeakMap<HTMLElement, { show: () => void; end: AbortController }>();
  const start = (element: HTMLElement) => {
    const end = new AbortController();
    return { show: begin(element, end.signal), end };
  };
  return (element) => {
    const known = working.get(element) ?? start(element);
    working.set(element, known);
    known.show();
    return () => {
      working.delete(element);
      known.end.abort();
    };
  };
}
