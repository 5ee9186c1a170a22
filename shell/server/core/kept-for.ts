/** Calls `make` at most once in `maxAge` ms. All calls in between get the same value. */
export function keptFor<Value>(maxAge: number, make: () => Value): () => Value {
  let kept: { at: number; value: Value } | undefined;
  return () => {
    const now = performance.now();
    if (!kept || now - kept.at > maxAge) kept = { at: now, value: make() };
    return kept.value;
  };
}
