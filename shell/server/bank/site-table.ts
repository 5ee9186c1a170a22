/** The route table of one bank. */

import type { Language } from '../../../widgets/runtime/language/language';
import { type Bank, hasPage } from '../../../widgets/runtime/widget/config';
import { bankName, notFound, type PageTexts, type Route, type RouteTable, routes } from '../../routes';

interface Pages {
  bank: Bank;
  pageTexts?: Readonly<Partial<Record<string, Record<Language, PageTexts>>>>;
}

export function routeTableOf({ bank, pageTexts = {} }: Pages): RouteTable {
  const isEnabled = ({ path, variantOf }: Route): boolean =>
    hasPage(bank, path) && (!variantOf || isEnabled(variantOf));
  const withName = ({ heading, description }: PageTexts): PageTexts => ({
    heading,
    description: description.replaceAll(bankName, () => bank.name),
  });
  const inOwnWords = (route: Route): Route => {
    const { English, Indonesia } = pageTexts[route.path] ?? route.texts;
    return { ...route, texts: { English: withName(English), Indonesia: withName(Indonesia) } };
  };
  return { routes: routes.filter(isEnabled).map(inOwnWords), notFound };
}

/** First segments of paths that the server answers itself. */
export const ownFolders: readonly string[] =
  'api embed first gallery schemas openapi.json healthz readyz metrics purge beacon sheets'.split(' ');
