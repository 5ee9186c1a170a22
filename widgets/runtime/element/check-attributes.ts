/** An attribute by name, and all that it may be. */
export type Known = readonly [name: string, values: readonly string[]];

/**
 * Says in the console which attributes on the page have a value that the widget does not know, and what it knows. The
 * widget itself goes on as if there were none, or says that it needs one.
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
