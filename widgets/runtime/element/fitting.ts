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

const headings = 'h2,h3,h4';
const levelOf = (tag: string) => Number(tag.slice(-1));

/** Applies the attributes to what a widget has rendered. `site` is where its links lead. */
export function applyFitting(root: ParentNode, { heading, target }: Fitting, site: string): void {
  const all = [...root.querySelectorAll<HTMLElement>(headings)];
  const [first] = all;
  const shift = first && heading ? heading - levelOf(first.localName) : undefined;
  for (const each of all) {
    each.hidden = each === first && heading === 0;
    if (shift === undefined) each.removeAttribute('aria-level');
    else each.setAttribute('aria-level', `${levelOf(each.localName) + shift}`);
  }
  const { origin } = new URL(site || '/', document.baseURI);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== origin) continue;
    if (target) link.target = target;
    else link.removeAttribute('target');
  }
}

/** The same in markup of the server. */
export function fittedMarkup(markup: string, { heading, target }: Fitting, site: string): string {
  let fitted = markup;
  const first = /<(h[2-4])\b/.exec(markup)?.[1];
  if (first && heading === 0) fitted = fitted.replace(/<h[2-4]\b/, '$& hidden');
  else if (first && heading) {
    const shift = heading - levelOf(first);
    fitted = fitted.replace(/<h([2-4])\b/g, (tag, level) => `${tag} aria-level="${Number(level) + shift}"`);
  }
  if (!target) return fitted;
  return fitted.replace(/<a\b[^<>]*>/g, (tag) => {
    const [, href = ''] = /\shref="([^"]*)"/.exec(tag) ?? [];
    const isBank = site ? href === site || href.startsWith(`${site}/`) : /^\/(?!\/)/.test(href);
    return isBank && !/\starget="/.test(tag) ? tag.replace('<a', `<a target="${target}"`) : tag;
  });
}
