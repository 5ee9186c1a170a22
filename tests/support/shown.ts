/** Reads from the page what a visitor sees of it, and types into its fields. */

type Within = ParentNode | null | undefined;

const found = (within: Within, selector: string) => [...(within?.querySelectorAll(selector) ?? [])];

export const texts = (within: Within, selector: string) =>
  found(within, selector).map(({ textContent }) => textContent);

export const attributes = (within: Within, selector: string, name: string) =>
  found(within, selector).map((each) => each.getAttribute(name));

/** Addresses as they are written, not as the browser resolves them. */
export const hrefs = (within: Within, selector = 'a') => attributes(within, selector, 'href');

/** The texts of a table's cells, row by row. */
export const rows = (within: Within, selector = 'tr') => found(within, selector).map((row) => texts(row, 'th, td'));

/** Text and address of each link. */
export const links = (within: Within, selector = 'a') =>
  found(within, selector).map((each) => [each.textContent, each.getAttribute('href')]);

export const toasts = () => texts(document.getElementById('serambi-toasts')?.shadowRoot, 'p');

/** Replaces the text of a field, as a visitor who types. */
export function type(field: HTMLInputElement | HTMLTextAreaElement | null | undefined, value: string) {
  if (!field) throw new Error('There is no field');
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
