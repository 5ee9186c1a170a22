import { pageConfig } from '../../widgets/runtime/widget/config';

/** What the address of a page names. */
export interface Place {
  path: string;
  /** `en` or `id`; null where the address names no language. */
  language: string | null;
  /** Pages of its lists. */
  page: string | null;
}

const { isExported } = pageConfig();

/** Reads the address of one of the site's pages. In an exported site folders name what is in the query elsewhere (`fileAddress`). */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  const query = new URLSearchParams(search);
  const place = { path: pathname, language: query.get('lang'), page: query.get('page') };
  if (!isExported) return place;
  const folders = pathname.split('/').slice(1);
  if (!folders.at(-1)) folders.pop();
  if (/^(en|id)$/.test(folders[0] ?? '')) place.language = folders.shift() ?? null;
  if (folders.at(-2) === 'page' && /^\d+$/.test(folders.at(-1) ?? '')) [, place.page = null] = folders.splice(-2);
  return { ...place, path: `/${folders.join('/')}` };
}
