interface Working {
  /** Shows the state in the markup, which may have changed. */
  show(): void;
  stop(): void;
}

/** A behaviour that begins once for each element, shows its state at each call, and ends with the function that a call returns. */
export function lasting(begin: (element: HTMLElement) => Working): (element: HTMLElement) => () => void {
  const working = new WeakMap<HTMLElement, Working>();
  return (element) => {
    const known = working.get(element) ?? begin(element);
    working.set(element, known);
    known.show();
    return () => {
      working.delete(element);
      known.stop();
    };
  };
}
