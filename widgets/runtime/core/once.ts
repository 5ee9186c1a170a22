/** Calls `make` when the value is first needed, and again after a failure. */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    if (!value) {
      value = make();
      Promise.resolve(value).catch(() => {
        value = undefined;
      });
    }
    return value;
  };
}
