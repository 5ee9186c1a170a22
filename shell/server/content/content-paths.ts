import type { Widget } from '../../../widgets/runtime/element/definition';

/** Letters and digits of any language, and signs that have no meaning in an address. */
const slug = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]{0,199}$/u;

/**
 * The widget whose content is at an API path; undefined for a path that no widget asks for. The widgets' definitions are the one
 * list of paths: where a path depends on an attribute, it ends in the attribute's value.
 */
export function widgetAt(path: string, widgets: ReadonlyMap<string, Widget>): string | undefined {
  const value = decode(path.slice(path.lastIndexOf('/') + 1));
  for (const { name, attributes = [], content } of widgets.values()) {
    const given = Object.fromEntries(attributes.map((attribute) => [attribute, slug.test(value) ? value : undefined]));
    if (content?.path(given) === path) return name;
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
