/** Reports each shown page to the bank's module and to `figures.ts`. Loaded only if there is one of them. */
import { pageJson } from '../../widgets/runtime/content/page-json';
import type { Language } from '../../widgets/runtime/language/language';
import type { PageData } from '../page';
import type { PageView, VisitConfig } from '../visit';
import { savesData } from './save-data';

const { module } = pageJson<VisitConfig>('serambi-visit');

/** Creates the page's Trusted Types policies before the bank's module could: each name is allowed once. */
async function claimPolicies(): Promise<void> {
  // A browser with `setHTML` needs no sanitiser, so this policy does nothing.
  if ('setHTML' in Element.prototype) window.trustedTypes?.createPolicy('dompurify', {});
  else (await import('../../widgets/runtime/ui/rich-html.purify')).parse('');
  await import('./next-page');
}

/** True once the module has run. An error in it does not affect the page. */
const heard =
  module && !savesData()
    ? claimPolicies()
        .then(() => import(module))
        .then(
          () => true,
          (failure) => console.warn(`Serambi: ${module} could not be run.`, failure),
        )
    : undefined;

/** One promise for all calls: separate imports may resolve in another order than they were called. */
let figures: Promise<typeof import('./figures')> | undefined;
let shown: string | undefined;

export function showView({ path, route: pattern, title }: PageData, language: Language, isMeasured: boolean): void {
  if (path === shown) return;
  shown = path;
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
