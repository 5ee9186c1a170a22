import { pageConfig } from '../../widgets/runtime/element/config';

/** What the address of a page names. */
export interface Place {
  path: string;
  /** `en` or `id`; null where the address names no language. */
  language: string | null;
  /** Pages of its lists. */
  page: string | null;
}

const { isExported } = pageConfig();
/** See `fileAddress`. */
const folders = /^(?:\/(en|id)(?=\/))?(.*?)(?:\/page\/(\d+))?\/?$/s;

/** Reads the address of one of the site's pages. In an exported site folders name what is in the query elsewhere. */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  const query = new URLSearchParams(search);
  const [, language, path, page] = (isExported && folders.exec(pathname)) || [];
  return {
    path: path === undefined ? pathname : path || '/',
    language: language ?? query.get('lang'),
    page: page ?? query.get('page'),
  };
}
