export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Changed by the visitor, or by the browser restoring a page. In a group of radio buttons only the chosen one counts. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return !(field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.selected;
  const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}
