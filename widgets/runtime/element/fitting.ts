/**
 * Attributes by which another site fits a widget into its page: heading level, no hero, fewer items, targets of links. The server
 * applies them to its markup, the code to what it renders.
 */
import type { Choice } from '../content/narrow';
import { fileIn } from '../language/file-address';
import { type Language, usualLanguage } from '../language/language';
import { isSitePath, siteLink } from '../language/link';

export const fittingAttributes = ['heading', 'hero', 'limit', 'source', 'target'] as const;

export interface Fitting extends Choice {
  /** Level of the first heading, which the others follow; 0 hides it. */
  heading?: number | undefined;
  hasHero: boolean;
  /** `utm_source` of links to the bank. */
  source?: string | undefined;
  target?: string | undefined;
}

export function fittingOf(read: (name: string) => string | null | undefined): Fitting {
  const valid = (name: string, pattern: RegExp) => pattern.exec(read(name) ?? '')?.[0];
  const heading = valid('heading', /^(?:none|[2-4])$/);
  const limit = valid('limit', /^[1-9]\d?$/);
  return {
    heading: heading ? Number(heading) || 0 : undefined,
    hasHero: read('hero') !== 'none',
    limit: limit ? Number(limit) : undefined,
    category: read('category') ?? undefined,
    source: valid('source', /^[\w.-]{1,60}$/),
    target: valid('target', /^_(?:blank|top)$/),
  };
}

interface Site {
  /** Origin of the bank's site; empty on the site itself. */
  site: string;
  languageInAddress?: boolean | undefined;
  isExported?: boolean | undefined;
}

/** Makes the function that resolves a path on the bank's site, for `href`. */
export function siteLinks({ site, languageInAddress, isExported }: Site, language: Language, { source }: Fitting) {
  // The bank has stored no choice of language on another site.
  const named = languageInAddress || (site && language !== usualLanguage) ? language : undefined;
  // The other site's server decides about file names.
  const addressOf = site || !isExported ? undefined : fileIn;
  return (path: string): string => {
    const address = siteLink(path, site, named, addressOf);
    if (!source || !isSitePath(path)) return address;
    return address.replace(/^[^#]*/, (path) => `${path}${path.includes('?') ? '&' : '?'}utm_source=${source}`);
  };
}

/** An element of a document or of a parser. */
export interface Fitted {
  name: string;
  get(attribute: string): string | null | undefined;
  /** Undefined removes the attribute. */
  set(attribute: string, value: string | undefined): void;
}

const isHeading = ({ name }: Fitted) => /^h[2-4]$/.test(name);
const levelOf = ({ name }: Fitted) => Number(name.slice(1));

/**
 * Applies the attributes to a widget's elements, in document order. `site` and `base` resolve links to the bank and relative
 * addresses.
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
  // A page without an address of its own (`data:`) resolves no paths.
  const originOf = (address: string) => (URL.canParse(address, base) ? new URL(address, base).origin : undefined);
  const origin = originOf(site || '/');
  for (const each of elements) {
    const href = each.name === 'a' ? each.get('href') : undefined;
    if (!href || !origin || originOf(href) !== origin) continue;
    // The link's own target comes back when the attribute is removed.
    const own = each.get('data-target') ?? each.get('target') ?? '';
    each.set('target', (target ?? own) || undefined);
    each.set('data-target', target && own);
  }
}

export function applyFitting(root: ParentNode, fitting: Fitting, site: string): void {
  const elements = [...root.querySelectorAll('h2,h3,h4,a[href]')].map((element) => ({
    name: element.localName,
    get: (attribute: string) => element.getAttribute(attribute),
    set: (attribute: string, value: string | undefined) =>
      value === undefined ? element.removeAttribute(attribute) : element.setAttribute(attribute, value),
  }));
  fitElements(elements, fitting, site, document.baseURI);
}
