import type { Content } from '../content/content';
import type { BlockState } from '../content/state';
import { replaying } from './actions';
import type { BankFacts } from './bank';

/** `element.status`: `empty` is content that shows nothing. */
export type Status = BlockState['status'] | 'empty';

export interface Early {
  readonly status: Status;
  readonly ready: Promise<void>;
  /** Call it whenever the code has shown content. Returns once the tab, fields and button that the visitor used before. */
  shown(): HTMLElement[];
  /** Text of the markup's sheets; undefined without markup. */
  readonly style?: string | undefined;
  readonly path?: string | undefined;
  readonly content?: Content | undefined;
  readonly facts?: BankFacts | undefined;
}

/** Finds the same control in replaced markup. Radio buttons of a group share one `name`, so their value is added. */
const nameOf = (control: Element) => {
  const name = control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;
  return isChoice(control) ? `${name} ${control.value}` : name;
};

const isChoice = (control: Element): control is HTMLInputElement => control.matches('[type=radio], [type=checkbox]');

/**
 * Repeats input from before the code came: fields have the typed value, but nothing heard their events. Replaced markup has the
 * same names.
 */
export function replay(used: readonly HTMLElement[], root: ShadowRoot): void {
  root.host.setAttribute(replaying, '');
  for (const before of used) {
    const same = before.isConnected
      ? before
      : [...root.querySelectorAll<HTMLElement>(before.localName)].find((each) => nameOf(each) === nameOf(before));
    if (before.localName === 'button') same?.click();
    // A chosen file cannot be copied to another field.
    else if (same && !same.matches('[type=file]')) {
      const { value, checked } = before as HTMLInputElement;
      if (same !== before) Object.assign(same, isChoice(before) ? { checked } : { value });
      for (const type of ['input', 'change']) same.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  root.host.removeAttribute(replaying);
}

/** The loader's base class, in place of `HTMLElement`. */
export interface EarlyElements {
  /** Returns the element that is handed over, not a new one. */
  Base: typeof HTMLElement;
  early(element: HTMLElement): Early;
}
