import type { Content } from '../content/content';
import type { BlockState } from '../content/state';
import { replaying } from './actions';
import type { BankData } from './bank';

/** `element.status`: `empty` is content that shows nothing. */
export type Status = BlockState['status'] | 'empty';

export interface Early {
  readonly status: Status;
  readonly ready: Promise<void>;
  /** Call it whenever the code has shown content. Returns once the tab and button that the visitor used before. */
  shown(): HTMLElement[];
  /** Text of the markup's sheets; undefined without markup. */
  readonly style?: string | undefined;
  /** The markup is for attributes that have changed since. */
  readonly isStale: boolean;
  readonly path?: string | undefined;
  readonly content?: Content | undefined;
  readonly facts?: BankData | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Changed by the visitor, or by the browser restoring a page. In a group of radio buttons only the chosen one counts. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return !(field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.selected;
  const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

/** Finds the same control in replaced markup. Radio buttons of a group share one `name`, so their value is added. */
const nameOf = (control: Element) => {
  const name = control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;
  return isChoice(control) ? `${name} ${control.value}` : name;
};

const isChoice = (control: Element): control is HTMLInputElement => control.matches('[type=radio], [type=checkbox]');

const inputOf = (field: Field) => {
  const { value, checked, files } = field as HTMLInputElement;
  if (field.type === 'file') return { files };
  return isChoice(field) ? { checked } : { value };
};

const alike = <Control extends HTMLElement>(root: ParentNode, control: Control) =>
  [...root.querySelectorAll<Control>(control.localName)].filter((each) => nameOf(each) === nameOf(control));

/** The control itself, or its equivalent in replaced markup: same name and place. */
function sameIn<Control extends HTMLElement>(root: ShadowRoot, control: Control): Control | undefined {
  if (root.contains(control)) return control;
  const at = alike(control.getRootNode() as ParentNode, control).indexOf(control);
  return alike(root, control)[Math.max(0, at)];
}

/** Presses buttons from before the code came. The loader has reported their press. */
export function pressAgain(buttons: readonly HTMLElement[], root: ShadowRoot): void {
  root.host.setAttribute(replaying, '');
  for (const button of buttons) button.click();
  root.host.removeAttribute(replaying);
}

/**
 * Saves values, open `<details>` and the focus of markup. Returns the function that restores them once the code has hydrated or
 * replaced it. The components missed the input events and would reset the fields, so they get the events now.
 */
export function keepUse(root: ShadowRoot): () => Promise<void> {
  const changed = [...root.querySelectorAll<Field>('input,textarea,select')].filter(isChanged);
  const inputs = changed.map((field) => ({ field, input: inputOf(field) }));
  const opened = [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const focused = root.activeElement as HTMLElement | null;
  return async () => {
    for (const details of opened) sameIn(root, details)?.setAttribute('open', '');
    const fields = inputs.map(({ field, input }) => ({ field: sameIn(root, field), input, isLeft: field !== focused }));
    for (const { field, input, isLeft } of fields) {
      // Renders the effects of the field before, which may remove or reset this one.
      await undefined;
      if (!field || !root.contains(field)) continue;
      Object.assign(field, input);
      const types = ['input', 'change', ...(isLeft ? ['blur'] : [])];
      for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (!focused || root.activeElement) return;
    const same = sameIn(root, focused) as HTMLInputElement | undefined;
    same?.focus({ preventScroll: true });
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    // Fields of some types have no selection.
    if (selectionStart !== null) same?.setSelectionRange?.(selectionStart, selectionEnd);
  };
}

/** The loader's base class, in place of `HTMLElement`. */
export interface EarlyElements {
  /** Returns the element that is handed over, not a new one. */
  Base: typeof HTMLElement;
  early(element: HTMLElement): Early;
}
