import type { Language } from '../../../widgets/runtime/language/language';
import { type Bank, hasPage } from '../../../widgets/runtime/widget/config';
import { bankName, type Route, type RouteTable } from '../../route';
import { notFound, routes } from '../../routes';
import { inEachLanguage } from '../core/in-each-language';

interface Pages {
  bank: Bank;
  pageTexts?: Readonly<Partial<Record<string, Record<Language, Record<'heading' | 'description', string>>>>>;
}

export function routeTableOf({ bank, pageTexts = {} }: Pages): RouteTable {
  const isEnabled = ({ path, variantOf }: Route): boolean =>
    hasPage(bank, path) && (!variantOf || isEnabled(variantOf));
  const inOwnWords = (route: Route): Route => {
    const own = pageTexts[route.path];
    const heading = (language: Language) => own?.[language].heading ?? route.heading[language];
    const description = (language: Language) =>
      (own?.[language].description ?? route.description[language]).replaceAll(bankName, () => bank.name);
    return { ...route, heading: inEachLanguage(heading), description: inEachLanguage(description) };
  };
  return { routes: routes.filter(isEnabled).map(inOwnWords), notFound };
}

/** First segments of paths that the server answers itself. */
export const ownFolders: readonly string[] =
  'api embed first gallery schemas openapi.json healthz readyz metrics purge beacon sheets'.split(' ');
