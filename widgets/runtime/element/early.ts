import type { Content } from '../content/content';
import type { BlockState } from '../content/state';
import type { BankFacts } from './bank';

/** `element.status`: `empty` is content of which nothing shows. */
export type Status = BlockState['status'] | 'empty';

/** An element that the loader has shown, or is about to show, and hands to the widget's code. */
export interface Early {
  readonly status: Status;
  /** The promise that `element.ready` has returned so far. */
  readonly ready: Promise<void>;
  /** Called when the code has shown content for the first time: what was pressed before it came is then pressed again. */
  shown(): void;
  /** The texts of the sheets of the markup that is there; undefined where there is none. */
  readonly style?: string | undefined;
  /** The block that it shows, and where it is. */
  readonly path?: string | undefined;
  readonly content?: Content | undefined;
  /** The bank's facts that the markup shows. */
  readonly facts?: BankFacts | undefined;
}

/** The loader's base class for the class of the widget's code, in place of `HTMLElement`. */
export interface EarlyElements {
  /** Returns the element that is handed over, not a new one. */
  Base: typeof HTMLElement;
  early(element: HTMLElement): Early;
}
