/** Tells the bank's module, and what measures this visit, of each page that is shown. Loaded where there is one of them. */
import { routeTable } from 'serambi:routes';
import { pageJson } from '../../widgets/runtime/content/page-json';
import type { Language } from '../../widgets/runtime/language/language';
import { matchPath } from '../match';
import type { ShownPage } from '../page';
import type { PageView, VisitConfig } from '../visit';
import { savesData } from './save-data';

const { module } = pageJson<VisitConfig>('serambi-visit');

/** Fulfilled once the bank's module listens. Whatever is wrong with it, the page goes on without it. */
const heard =
  module && !savesData()
    ? import(module).then(
        () => true,
        (failure) => console.warn(`Serambi: ${module} could not be run.`, failure),
      )
    : undefined;

/** Imported once: several imports of one file are not answered in their order, and views would change places. */
let figures: Promise<typeof import('./figures')> | undefined;
let shown: string | undefined;

/** A page is shown, or its description has come or changed. */
export function showView(page: ShownPage, language: Language, isMeasured: boolean): void {
  const { path, title, isLate, Notice } = page;
  if (path === shown || isLate || Notice) return;
  shown = path;
  const { route } = matchPath(path, routeTable);
  if (route.isPrivate) return;
  const pattern = page.status === 404 ? routeTable.notFound.path : route.path;
  const detail: PageView = { pattern, path, title: title[language], language };
  heard?.then((isHeard) => isHeard && window.dispatchEvent(new CustomEvent('serambi:page', { detail })));
  if (isMeasured) {
    figures ??= import('./figures');
    figures.then(
      ({ startView }) => startView(pattern),
      () => {},
    );
  }
}
