/** Replaces `react-dom/client` in the build. */
import { type ComponentChild, type ContainerNode, hydrate } from 'preact';
import { createRoot } from './react';

export { createRoot };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Changed by the visitor, or by the browser restoring a page. In a group of radio buttons only the chosen one counts. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return !(control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.selected;
  const { type, value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

/** Repeats the input events of each control, and renders their effects before the next. */
async function replay(controls: readonly Control[], root: ShadowRoot): Promise<void> {
  const said = controls.map((control) => ({
    control,
    value: control.value,
    checked: (control as HTMLInputElement).checked,
  }));
  for (const { control, value, checked } of said) {
    // A rendering in between may have removed it. A whole detached widget still gets its events.
    if (!root.contains(control)) continue;
    // A rendering in between may have reset it. No script may set a file input, so that keeps its file.
    if (control.value !== value) control.value = value;
    (control as HTMLInputElement).checked = checked;
    const left = root.activeElement === control ? [] : ['blur'];
    for (const type of ['input', 'change', ...left]) control.dispatchEvent(new Event(type, { bubbles: true }));
    await undefined;
  }
}

/** Hydrates server markup. Its components missed earlier input and would reset it, so they get the events now. */
export function hydrateRoot(container: ContainerNode, children: ComponentChild) {
  const root = container as unknown as ShadowRoot;
  hydrate(children, container);
  replay([...root.querySelectorAll<Control>('input,textarea,select')].filter(isChanged), root);
  return createRoot(container);
}
