/**
 * What the build resolves `react` and `react-dom/client` to. It is Preact's own API: `@preact/compat` would add 1.3 kB and
 * some work for each element that is created. Only the date picker needs compat, and loads it when it is opened.
 *
 * So the source does not use what only compat translates: `onChange` of a text field (`onInput` is the same in both),
 * `onFocus` and `onBlur` that bubble (`onFocusCapture`, `onBlurCapture`), `strokeWidth` and its like (use the stylesheet).
 */
import { type ComponentChild, type ContainerNode, hydrate, options, render } from 'preact';
import { undoTranslation } from '../element/translation';

export { Component, createContext, createElement, Fragment } from 'preact';
export * from 'preact/hooks';

// Before what a change of state renders; `element.tsx` does the same before it renders a whole widget.
options.debounceRendering = (rendering) =>
  queueMicrotask(() => {
    undoTranslation();
    rendering();
  });

export const createRoot = (container: ContainerNode) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A visitor, or the browser when it restores a page, has changed it. Of a group of radio buttons, it is the one now chosen. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return !(control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.selected;
  const { type, value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

/** Says again what was typed or chosen, one control after the other: what one causes is rendered before the next. */
async function replay(controls: readonly Control[], root: ShadowRoot): Promise<void> {
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
  replay([...root.querySelectorAll<Control>('input,textarea,select')].filter(isChanged), root);
  return createRoot(container);
}
