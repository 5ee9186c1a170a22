import type { Content } from '../content/content';
import type { BlockState } from '../content/state';
import { type Field, isChanged } from '../core/is-changed';
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

/** Finds the same control in replaced markup. Radio buttons of a group share one `name`, so their value is added. */
const nameOf = (control: Element) => {
  const name = control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;
  return isChoice(control) ? `${name} ${control.value}` : name;
};

const isChoice = (control: Element): control is HTMLInputElement => control.matches('[type=radio], [type=checkbox]');

const isReplaced = ({ isConnected }: Element) => !isConnected;

const inputOf = ({ type, value, checked, files }: HTMLInputElement) => {
  if (type === 'file') return { files };
  return type === 'radio' || type === 'checkbox' ? { checked } : { value };
};

const alike = <Control extends HTMLElement>(root: ParentNode, control: Control) =>
  [...root.querySelectorAll<Control>(control.localName)].filter((each) => nameOf(each) === nameOf(control));

/** The control itself, or its equivalent in replaced markup: same name and place. */
function sameIn<Control extends HTMLElement>(root: ShadowRoot, control: Control): Control | undefined {
  if (control.isConnected) return control;
  const at = alike(control.getRootNode() as ParentNode, control).indexOf(control);
  return alike(root, control)[Math.max(0, at)];
}

/**
 * Repeats input from before the code came: fields have the typed value, but nothing heard their events. Replaced markup has the
 * same names.
 */
export function replay(used: readonly HTMLElement[], root: ShadowRoot): void {
  root.host.setAttribute(replaying, '');
  for (const before of used) {
    const same = sameIn(root, before);
    if (before.localName === 'button') same?.click();
    // A form finds the files in its own fields by itself.
    else if (same && !(same === before && same.matches('[type=file]'))) {
      if (same !== before) Object.assign(same, inputOf(before as HTMLInputElement));
      for (const type of ['input', 'change']) same.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  root.host.removeAttribute(replaying);
}

/** Saves values, open `<details>` and the focus of markup. Returns the function that restores them in the new markup. */
export function keepUse(root: ShadowRoot): () => void {
  const fields = [...root.querySelectorAll<Field>('input,textarea,select')].filter(isChanged);
  const opened = [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const focused = root.activeElement as HTMLElement | null;
  return () => {
    for (const details of opened.filter(isReplaced)) sameIn(root, details)?.setAttribute('open', '');
    replay(fields.filter(isReplaced), root);
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
