/** Tells the bank's module, and what measures this visit, of each page that is shown. Loaded where there is one of them. */
import { pageJson } from '../../widgets/runtime/content/page-json';
import type { Language } from '../../widgets/runtime/language/language';
import type { PageData } from '../page';
import type { PageView, VisitConfig } from '../visit';
import { savesData } from './save-data';

const { module } = pageJson<VisitConfig>('serambi-visit');

// Not in TypeScript's DOM library.
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };

/** Takes the names of the page's Trusted Types policies before the module can: the page allows each once. */
async function claimPolicies(): Promise<void> {
  // A browser with a sanitiser of its own needs no policy for it, so this one makes nothing.
  if ('setHTML' in Element.prototype) trustedTypes?.createPolicy('dompurify', {});
  // Its first use makes the policy, not its import.
  else (await import('../../widgets/runtime/ui/rich-html.purify')).parse('');
  await import('./next-page');
}

/** Fulfilled once the bank's module listens. Whatever is wrong with it, the page goes on without it. */
const heard =
  module && !savesData()
    ? claimPolicies()
        .then(() => import(module))
        .then(
          () => true,
          (failure) => console.warn(`Serambi: ${module} could not be run.`, failure),
        )
    : undefined;

/** Imported once: several imports of one file are not answered in their order, and views would change places. */
let figures: Promise<typeof import('./figures')> | undefined;
let shown: string | undefined;

/** A page is shown. */
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
