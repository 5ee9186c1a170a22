/** The JSON of a value, also on a page whose script has given arrays or objects a `toJSON` of 2008 (Prototype 1.6). */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
