/** An attribute by name: what it may be (anything, where nothing is listed), and whether the widget is lost without. */
export type Known = readonly [name: string, values: readonly string[], isNeeded?: 1];

/**
 * Says in the console which attributes on the page a widget cannot use. It shows its error state, or goes on as if there
 * were none; why, only who wrote the page needs to know.
 */
export function advise(tag: string, known: readonly Known[]): void {
  for (const element of document.querySelectorAll(tag)) {
    for (const [name, values, isNeeded] of known) {
      const value = element.getAttribute(name);
      if (value ? !values.length || values.includes(value) : !isNeeded) continue;
      console.warn(`Serambi: <${tag}> has ${name}=${value}, needs ${values.join(', ') || 'one'}`);
    }
  }
}
