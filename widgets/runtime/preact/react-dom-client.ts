/** Replaces `react-dom/client` in the build. */
import { type ComponentChild, type ContainerNode, hydrate } from 'preact';
import { type Field, isChanged } from '../core/is-changed';
import { createRoot } from './react';

export { createRoot };

/** Repeats the input events of each control, and renders their effects before the next. */
async function replay(controls: readonly Field[], root: ShadowRoot): Promise<void> {
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
  replay([...root.querySelectorAll<Field>('input,textarea,select')].filter(isChanged), root);
  return createRoot(container);
}
