/**
 * Short names for terser, by number alone. Its own order follows how often each character occurs in a file, and these
 * characters include Rollup's numbers of the other chunks: one more widget could rename what is in a file that it does not
 * concern. Terser runs this in a worker, so the functions use nothing from outside.
 */
export const identifiers = {
  /** @param {number} number */
  get(number) {
    // The characters that are the most frequent in JavaScript come first; a name does not begin with a digit.
    const characters = 'etnrisouaflchpdvmgybwESxTNCkLAOM_DPHBjFIqRUzWXV$JKQGYZ0516372984';
    let name = '';
    let rest = number;
    for (let count = 54; ; count = 64) {
      name += characters[rest % count];
      rest = Math.floor(rest / count);
      if (!rest) return name;
      rest--;
    }
  },
};
