import type { Definition, Widget } from '../widget/definition';
import type { EarlyElements } from './early';
import { elementOf } from './element';

/** A registered element. Widgets of every version have the attribute `site`. */
export type Registered = CustomElementConstructor & {
  observedAttributes?: readonly string[];
  /** The loader's class hands its elements to the widget's code, once. */
  takeOver?(elementOf: (loader: EarlyElements) => CustomElementConstructor): void;
};

/**
 * Registers the widget's tag in a browser, unless another bundle or version has. Returns the definition, for rendering on a server.
 */
export function defineWidget<Block = undefined, Strings = unknown, const Name extends string = never>(
  definition: Definition<Block, Strings, Name>,
): Widget {
  const widget = definition as unknown as Widget;
  if (typeof customElements === 'undefined') return widget;
  const tag = `serambi-${widget.name}`;
  const registered: Registered | undefined = customElements.get(tag);
  if (!registered) customElements.define(tag, elementOf(widget));
  else if (registered.takeOver) registered.takeOver((loader) => elementOf(widget, loader));
  else if (!registered.observedAttributes?.includes('site')) {
    console.error(`Serambi: <${tag}> cannot be shown, because another script of the page has defined that tag.`);
  }
  return widget;
}
