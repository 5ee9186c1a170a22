import type { Content } from '../content/content';
import type { BlockState } from '../content/state';
import { type Field, isChanged } from '../core/is-changed';
import { replaying } from './actions';
import type { BankFacts } from './bank';

/** `element.status`: `empty` is content of which nothing shows. */
export type Status = BlockState['status'] | 'empty';

/** An element that the loader has shown, or is about to show, and hands to the widget's code. */
export interface Early {
  readonly status: Status;
  /** The promise that `element.ready` has returned so far. */
  readonly ready: Promise<void>;
  /** Called whenever the code has shown content. Returns once the tab and the button that were used before it came. */
  shown(): HTMLElement[];
  /** The texts of the sheets of the markup that is there; undefined where there is none. */
  readonly style?: string | undefined;
  /** The block that it shows, and where it is. */
  readonly path?: string | undefined;
  readonly content?: Content | undefined;
  /** The bank's facts that the markup shows. */
  readonly facts?: BankFacts | undefined;
}

/** A control's name: in markup that has replaced another it finds the same control. All radio buttons of a group have one name. */
const nameOf = (control: Element) => {
  const name = control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;
  return isChoice(control) ? `${name} ${control.value}` : name;
};

const isChoice = (control: Element): control is HTMLInputElement => control.matches('[type=radio], [type=checkbox]');

const alike = (root: ParentNode, control: Element) =>
  [...root.querySelectorAll<HTMLElement>(control.localName)].filter((each) => nameOf(each) === nameOf(control));

/** The control itself, or the one of its name and place in the markup that has replaced it. */
function sameIn(root: ShadowRoot, control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const at = alike(control.getRootNode() as ParentNode, control).indexOf(control);
  return alike(root, control)[Math.max(0, at)];
}

/**
 * Uses controls again that a visitor has used before the code came: a field has the typed value, but its events were not heard.
 * Markup of another release has been replaced, so there it is the control of the same name.
 */
export function replay(used: readonly HTMLElement[], root: ShadowRoot): void {
  root.host.setAttribute(replaying, '');
  for (const before of used) {
    const same = sameIn(root, before);
    if (before.localName === 'button') same?.click();
    // A chosen file cannot be given to another field.
    else if (same && !same.matches('[type=file]')) {
      const { value, checked } = before as HTMLInputElement;
      if (same !== before) Object.assign(same, isChoice(before) ? { checked } : { value });
      for (const type of ['input', 'change']) same.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  root.host.removeAttribute(replaying);
}

/**
 * Keeps what was typed and chosen in markup that may be replaced, and the focus.
 *
 * @returns gives it to the markup that is there then
 */
export function keepUse(root: ShadowRoot): () => void {
  const fields = [...root.querySelectorAll<Field>('input,textarea,select')].filter(isChanged);
  const focused = root.activeElement as HTMLElement | null;
  return () => {
    replay(
      fields.filter(({ isConnected }) => !isConnected),
      root,
    );
    if (!focused || root.activeElement) return;
    const same = sameIn(root, focused) as HTMLInputElement | undefined;
    same?.focus({ preventScroll: true });
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    // Fields of some types have no selection.
    if (selectionStart !== null) same?.setSelectionRange?.(selectionStart, selectionEnd);
  };
}

/** The loader's base class for the class of the widget's code, in place of `HTMLElement`. */
export interface EarlyElements {
  /** Returns the element that is handed over, not a new one. */
  Base: typeof HTMLElement;
  early(element: HTMLElement): Early;
}
