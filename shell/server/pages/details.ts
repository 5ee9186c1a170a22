/** Pages of one item each, such as `/promo/:slug`, and the page above them, which lists the items. */

import type { Content } from '../../../widgets/runtime/content/content';
import type { Widget } from '../../../widgets/runtime/element/definition';
import type { Language } from '../../../widgets/runtime/language/language';
import { attributesOf, type Match, matchPath } from '../../match';
import type { Route, RouteTable } from '../../routes';

/** A block that one of a page's widgets shows. */
export interface Part {
  path: string;
  widget: Widget;
}

export const partsOf = ({ route, params }: Match, widgets: ReadonlyMap<string, Widget>): Part[] =>
  route.sections.flatMap((section) =>
    [section.widget, ...Object.values(section.slots ?? {})].flatMap((name) => {
      const widget = widgets.get(name);
      const path = widget?.content?.path(attributesOf(section, params));
      return widget && path ? [{ path, widget }] : [];
    }),
  );

export const isDetail = ({ path }: Route) => path.includes('/:');

/** Content paths of the lists in which a detail's page is listed. */
export const listsOf = ({ path }: Route, table: RouteTable<Route>, widgets: ReadonlyMap<string, Widget>): string[] =>
  partsOf(matchPath(path.slice(0, path.indexOf('/:')), table), widgets).map((part) => part.path);

interface Item {
  slug: string;
  image?: unknown;
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'slug' in value && /[^\s-]/.test(String(value.slug ?? ''));

/** What a list's block holds, of what shape it ever is: its items that have a page of their own. */
export function itemsIn(content: Content, language: Language): Item[] {
  const block = content[language];
  if (typeof block !== 'object' || block === null) return [];
  return Object.values(block)
    .flatMap((list: unknown) => (Array.isArray(list) ? list : []))
    .filter(isItem)
    .map(({ slug, image }) => ({ slug: String(slug), image }));
}
