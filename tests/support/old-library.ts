/** Changes built-in objects like a script of 2008: additions that `for…in` finds, and replacements that can do less. */
function replaceBuiltIns() {
  const define = (target: object, members: object) => Object.assign(target, members);
  const toArray = ({ length, ...items }: ArrayLike<unknown>) => Object.assign(new Array(length), items);
  define(Object.prototype, { extend() {}, owner: 'page' });
  define(Array, { from: (items: ArrayLike<unknown>) => toArray(items) });
  define(Array.prototype, {
    each: Array.prototype.forEach,
    first(this: unknown[]) {
      return this[0];
    },
    entries(this: unknown[]) {
      return [...this];
    },
    reduce(this: unknown[]) {
      return this.length > 1 ? this : this[0];
    },
    toJSON(this: unknown[]) {
      return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
    },
  });

  const Native = Promise;
  type Then = Parameters<Promise<unknown>['then']>;
  /** A promise of 2014: no `finally`, no `allSettled`. */
  class Polyfill {
    readonly #native: Promise<unknown>;
    constructor(run: ConstructorParameters<typeof Promise>[0]) {
      this.#native = new Native(run);
    }
    static resolve = (value: unknown) => new Polyfill((resolve) => resolve(value));
    static reject = (reason: unknown) => new Polyfill((_, reject) => reject(reason));
    static all = (all: unknown[]) => Polyfill.resolve(Native.all(all));
    static race = (all: unknown[]) => Polyfill.resolve(Native.race(all));
    // biome-ignore lint/suspicious/noThenProperty: A promise has one.
    then(...handlers: Then) {
      return Polyfill.resolve(this.#native.then(...handlers));
    }
    catch(handle: Then[1]) {
      return Polyfill.resolve(this.#native.catch(handle));
    }
  }
  define(window, { Promise: Polyfill });
}

export const oldLibrary = `(${replaceBuiltIns})()`;
