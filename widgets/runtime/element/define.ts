import type { Definition, Widget } from './definition';
import { elementOf } from './element';

/**
 * Defines a widget. In a browser it registers the tag, unless another bundle or another version has done so already. Returns
 * the definition, from which a server renders the same markup.
 */
export function defineWidget<Block = undefined, Strings = unknown, const Name extends string = never>(
  definition: Definition<Block, Strings, Name>,
): Widget {
  const widget = definition as unknown as Widget;
  const tag = `serambi-${widget.name}`;
  if (typeof customElements !== 'undefined' && !customElements.get(tag)) customElements.define(tag, elementOf(widget));
  return widget;
}
