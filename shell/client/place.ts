import { pageConfig } from '../../widgets/runtime/widget/config';

const { isExported } = pageConfig();

/** An exported site has the language and list page in the path, not in the query (`fileAddress`). */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const query = new URLSearchParams(search);
  const place = { path: pathname, language: query.get('lang'), page: query.get('page') };
  if (!isExported) return place;
  const folders = pathname.split('/').slice(1);
  if (!folders.at(-1)) folders.pop();
  if (/^(en|id)$/.test(folders[0] ?? '')) place.language = folders.shift() ?? null;
  if (folders.at(-2) === 'page' && /^\d+$/.test(folders.at(-1) ?? '')) [, place.page = null] = folders.splice(-2);
  return { ...place, path: `/${folders.join('/')}` };
}
