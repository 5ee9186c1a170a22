/**
 * Attributes by which another site fits a widget into its page: the level of its headings, without its hero, fewer items, and how
 * its links to the bank open. The server writes them into its markup, the code applies them to what it has rendered.
 */
import type { Choice } from '../content/narrow';
import { isSitePath } from '../language/link';

export const fittingAttributes = ['heading', 'hero', 'limit', 'source', 'target'] as const;

export interface Fitting extends Choice {
  /** Level of the first heading; 0 hides it. The levels of the others follow. */
  heading?: number | undefined;
  hasHero: boolean;
  /** Written into links to the bank as `utm_source`. */
  source?: string | undefined;
  target?: string | undefined;
}

/** Reads the attributes. A value that is not allowed counts as none. */
export function fittingOf(read: (name: string) => string | null | undefined): Fitting {
  const valid = (name: string, pattern: RegExp) => pattern.exec(read(name) ?? '')?.[0];
  const heading = valid('heading', /^(?:none|[2-4])$/);
  const limit = valid('limit', /^[1-9]\d?$/);
  return {
    heading: heading === undefined ? undefined : Number(heading) || 0,
    hasHero: read('hero') !== 'none',
    limit: limit === undefined ? undefined : Number(limit),
    category: read('category') ?? undefined,
    source: valid('source', /^[\w.-]{1,60}$/),
    target: valid('target', /^_(?:blank|top)$/),
  };
}

/** The address of a path on the bank's site, with `utm_source`. */
export function withSource(address: string, path: string, { source }: Fitting): string {
  if (!source || !isSitePath(path)) return address;
  return address.replace(/^[^#]*/, (path) => `${path}${path.includes('?') ? '&' : '?'}utm_source=${source}`);
}

/** An element as {@link fitElements} sees it, of a document or of a parser. */
export interface Fitted {
  name: string;
  get(attribute: string): string | null | undefined;
  /** Removes the attribute when undefined. */
  set(attribute: string, value: string | undefined): void;
}

const isHeading = ({ name }: Fitted) => /^h[2-4]$/.test(name);
const levelOf = ({ name }: Fitted) => Number(name.slice(1));

/**
 * Applies the attributes to the elements that a widget has rendered, in their order.
 *
 * @param site where its links lead
 * @param base what relative addresses start from
 */
export function fitElements(
  elements: readonly Fitted[],
  { heading, target }: Fitting,
  site: string,
  base: string,
): void {
  const headings = elements.filter(isHeading);
  const [first] = headings;
  const shift = first && heading ? heading - levelOf(first) : undefined;
  for (const each of headings) {
    each.set('hidden', each === first && heading === 0 ? '' : undefined);
    each.set('aria-level', shift === undefined ? undefined : `${levelOf(each) + shift}`);
  }
  const { origin } = new URL(site || '/', base);
  for (const each of elements) {
    const href = each.name === 'a' ? each.get('href') : undefined;
    if (href && URL.canParse(href, base) && new URL(href, base).origin === origin) each.set('target', target);
  }
}

/** {@link fitElements} for a document. */
export function applyFitting(root: ParentNode, fitting: Fitting, site: string): void {
  const elements = [...root.querySelectorAll('h2,h3,h4,a[href]')].map((element) => ({
    name: element.localName,
    get: (attribute: string) => element.getAttribute(attribute),
    set: (attribute: string, value: string | undefined) =>
      value === undefined ? element.removeAttribute(attribute) : element.setAttribute(attribute, value),
  }));
  fitElements(elements, fitting, site, document.baseURI);
}
