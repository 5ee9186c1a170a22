export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A visitor, or the browser when it restores a page, has changed it. Of a group of radio buttons, it is the one now chosen. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return !(field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.selected;
  const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}
