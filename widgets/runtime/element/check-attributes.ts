export type Known = readonly [name: string, values: readonly string[]];

/** Warns in the console of unknown attribute values. The widget ignores such an attribute, or shows its error state. */
export function warnOfUnknownValues(tag: string, known: readonly Known[]): void {
  for (const element of document.querySelectorAll(tag)) {
    for (const [name, values] of known) {
      const value = element.getAttribute(name);
      if (value && !values.includes(value)) {
        console.warn(`Serambi: <${tag} ${name}="${value}"> knows only ${values.join(', ')}`);
      }
    }
  }
}
