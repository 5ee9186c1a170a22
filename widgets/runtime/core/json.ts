/** `JSON.stringify` that ignores the `toJSON` methods of arrays and objects, which Prototype 1.6 adds to pages. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
