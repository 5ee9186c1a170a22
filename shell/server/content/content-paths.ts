import type { Widget } from '../../../widgets/runtime/element/definition';

/** Letters and digits of any language, and signs that have no meaning in an address. */
const slug = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]{0,199}$/u;

/**
 * The widget whose content is at an API path; undefined for a path that no widget asks for. The widgets' definitions are the one
 * list of paths: where a path depends on an attribute, it ends in the attribute's value. Of several, the one that pages the block's
 * long lists: the others show only a part of them.
 */
export function widgetAt(path: string, widgets: ReadonlyMap<string, Widget>): string | undefined {
  const value = decode(path.slice(path.lastIndexOf('/') + 1));
  let found: Widget | undefined;
  for (const widget of widgets.values()) {
    const { attributes = [], content } = widget;
    const given = Object.fromEntries(attributes.map((attribute) => [attribute, slug.test(value) ? value : undefined]));
    if (content?.path(given) !== path) continue;
    if (content.lists) return widget.name;
    found ??= widget;
  }
  return found?.name;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
