/** What the build resolves `react-dom/client` to. */
import { type ComponentChild, type ContainerNode, hydrate } from 'preact';
import { type Field, isChanged } from '../core/is-changed';
import { createRoot } from './react';

export { createRoot };

/** Says again what was typed or chosen, one control after the other: what one causes is rendered before the next. */
async function replay(controls: readonly Field[], root: ShadowRoot): Promise<void> {
  const said = controls.map((control) => ({
    control,
    value: control.value,
    checked: (control as HTMLInputElement).checked,
  }));
  for (const { control, value, checked } of said) {
    // A rendering in between may have removed it. Out of the document with its widget, it is heard.
    if (!root.contains(control)) continue;
    // A rendering in between may have set it back. It leaves the chosen file of a file input, which no script may set.
    if (control.value !== value) control.value = value;
    (control as HTMLInputElement).checked = checked;
    const left = root.activeElement === control ? [] : ['blur'];
    for (const type of ['input', 'change', ...left]) control.dispatchEvent(new Event(type, { bubbles: true }));
    await undefined;
  }
}

/**
 * Takes over a server's markup. Its components have not heard of what was typed or chosen before their code was loaded, and
 * would set it back when they render again. So they get the events of it now.
 */
export function hydrateRoot(container: ContainerNode, children: ComponentChild) {
  const root = container as unknown as ShadowRoot;
  hydrate(children, container);
  replay([...root.querySelectorAll<Field>('input,textarea,select')].filter(isChanged), root);
  return createRoot(container);
}
