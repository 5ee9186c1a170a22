/** Reads the query for a widget on another site: name, attributes, and origins of content and links. */
import { commonAttributes } from '../../../widgets/runtime/element/element';
import { fittingAttributes } from '../../../widgets/runtime/element/fitting';
import type { RenderOptions } from '../../../widgets/runtime/element/render';
import { isLanguage, type Language, languages } from '../../../widgets/runtime/language/language';
import { contentPath } from '../../../widgets/runtime/widget/definition';
import type { Part } from '../content/parts';
import { sanitize } from '../content/sanitize';
import type { ServerWidget, ServerWidgets } from '../core/widgets';
import { baseAddress } from '../http/base-address';
import { claimedOrigin } from './renderings';

export interface Known {
  widgets: ServerWidgets;
  values?: (widget: string, attribute: string) => readonly string[] | undefined;
  /** Allowed origins of content and links beside the bank's own. */
  origins?: readonly string[];
}

export interface WidgetRequest {
  widget: ServerWidget;
  named: Language | undefined;
  own: Readonly<Record<string, string>>;
  bases: Readonly<Record<'api' | 'site', string>>;
  /** Where the markup's addresses lead. Forms always post to the bank, even if links lead to the page's own origin. */
  leading: Required<Pick<RenderOptions, 'reading' | 'site' | 'forms'>>;
  part: Part | undefined;
}

export class WidgetRequestError extends Error {
  override name = 'WidgetRequestError';
  constructor(
    readonly status: 400 | 404,
    message: string,
  ) {
    super(message);
  }
}

const listed = (values: readonly string[]) => values.map((value) => `"${value}"`).join(', ');

export function widgetRequests({ widgets, values, origins = [] }: Known) {
  /** Only listed origins are allowed, so that the bank sends no links to other sites. */
  function base(name: 'api' | 'site', query: URLSearchParams, own: string): string {
    const value = query.get(name);
    // An empty `site` makes links lead to the page's own origin.
    if (value === '' && name === 'site') return '';
    if (!value) return claimedOrigin;
    const allowed = [own, ...origins];
    const address = baseAddress(value);
    if (address && new URL(address).origin === own) return claimedOrigin + address.slice(own.length);
    if (address && allowed.includes(new URL(address).origin)) return address;
    throw new WidgetRequestError(400, `${name} must be one of ${listed(allowed)}, not "${value}".`);
  }

  function ownAttributes(widget: ServerWidget, query: URLSearchParams): Record<string, string> {
    const names: readonly string[] = widget.attributes ?? [];
    const known = [...names, ...commonAttributes];
    const attributes: Record<string, string> = {};
    for (const [name, value] of query) {
      if (!known.includes(name)) {
        throw new WidgetRequestError(
          400,
          `<serambi-${widget.name}> has no attribute "${name}": it has ${known.join(', ')}.`,
        );
      }
      const allowed = values?.(widget.name, name);
      if (allowed && !allowed.includes(value)) {
        throw new WidgetRequestError(400, `${name} must be one of ${listed(allowed)}, not "${value}".`);
      }
      if (names.includes(name) || fittingAttributes.some((each) => each === name)) attributes[name] = value;
    }
    return attributes;
  }

  return (name: string, query: URLSearchParams, origin: string): WidgetRequest => {
    const widget = widgets.get(name);
    if (!widget) {
      throw new WidgetRequestError(404, `There is no widget "${name}": there are ${[...widgets.keys()].join(', ')}.`);
    }
    const named = query.get('language') ?? undefined;
    if (named !== undefined && !isLanguage(named)) {
      throw new WidgetRequestError(400, `language must be one of ${listed(languages)}, not "${named}".`);
    }
    const own = ownAttributes(widget, query);
    const bases = { api: base('api', query, origin), site: base('site', query, origin) };
    const { api, site } = bases;
    const leading = { reading: { media: api, html: sanitize, isSecure: api.startsWith('https:') }, site, forms: api };
    const request = { widget, named, own, bases, leading };
    const { content } = widget;
    if (!content) return { ...request, part: undefined };
    const path = contentPath(widget, own);
    if (path === undefined && !content.isOptional) {
      throw new WidgetRequestError(400, `<serambi-${name}> needs a valid ${widget.attributes?.join(', ')} attribute.`);
    }
    return { ...request, part: { path: path ?? '', widget, lists: content.lists } };
  };
}
