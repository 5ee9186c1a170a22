/** An attribute and its possible values. */
export type Known = readonly [name: string, values: readonly string[]];

/**
 * Warns in the console of attributes with an unknown value, and names the known ones. The widget itself ignores such an
 * attribute, or shows its error state if it needs one.
 */
export function advise(tag: string, known: readonly Known[]): void {
  for (const element of document.querySelectorAll(tag)) {
    for (const [name, values] of known) {
      const value = element.getAttribute(name);
      if (value && !values.includes(value)) {
        console.warn(`Serambi: <${tag} ${name}="${value}"> knows only ${values.join(', ')}`);
      }
    }
  }
}
