/** A page's structured data for search engines (schema.org, as JSON-LD). Server only. */
import { type ContentState, readState } from '../../../widgets/runtime/content/state';
import type { StructuredData } from '../../../widgets/runtime/element/page';
import { fileIn } from '../../../widgets/runtime/language/file-address';
import { codes } from '../../../widgets/runtime/language/language';
import { siteLink } from '../../../widgets/runtime/language/link';
import type { Labels } from '../../../widgets/runtime/language/strings';
import type { Bank } from '../../../widgets/runtime/widget/config';
import { canonicalOf } from '../../head';
import { type Match, matchPath } from '../../match';
import type { PageData } from '../../page';
import type { RouteTable } from '../../route';
import { home } from '../../routes';
import { homeName } from '../bank/home-name';
import { partsOf } from '../content/parts';
import { sanitize } from '../content/sanitize';
import type { ServerWidgets } from '../core/widgets';

interface Facts {
  page: PageData;
  match: Match;
  table: RouteTable;
  bank: Bank;
  labels?: Labels | undefined;
  picture: string | undefined;
  widgets: ServerWidgets;
  states: ReadonlyMap<string, ContentState>;
}

/** Leaves out pages that do not exist, content that was not found, and values that are not configured. */
export function structuredData(facts: Facts): StructuredData[] {
  const { route } = facts.match;
  if (facts.page.status !== 200 || route.isBare) return [];
  const all = [route.path === home.path ? bank(facts) : breadcrumbs(facts), ...ofBlocks(facts)];
  return all.map((one) => ({ '@context': 'https://schema.org', ...one }));
}

function publisher({ page: { origin }, bank: { name, logo }, picture }: Facts): StructuredData {
  return {
    '@type': 'BankOrCreditUnion',
    '@id': `${origin}/#bank`,
    name,
    url: `${origin}/`,
    logo: logo && URL.canParse(logo, origin) ? new URL(logo, origin).href : picture,
  };
}

function bank(facts: Facts): StructuredData {
  const { phones, email, social } = facts.bank;
  return {
    ...publisher(facts),
    image: facts.picture,
    telephone: phones?.length ? phones : undefined,
    email,
    sameAs: social?.length ? social.map(({ url }) => url) : undefined,
  };
}

function breadcrumbs({ page, match: { route }, table, labels }: Facts): StructuredData {
  const { path, language, heading } = page;
  const parts = path.split('/');
  const above = parts
    .map((_, index) => parts.slice(0, index).join('/'))
    .map((path) => ({ path, route: matchPath(path, table).route }))
    .filter((each) => each.route !== table.notFound && each.route.path !== route.path)
    .map(({ path, route }) => ({ path, name: route.heading[language] }));
  const trail = [{ path: home.path, name: homeName(language, labels) }, ...above, { path, name: heading[language] }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalOf(page, path, language),
    })),
  };
}

function ofBlocks(facts: Facts): StructuredData[] {
  const { page, match, widgets, states } = facts;
  const { language, origin } = page;
  const link = (address: string) => siteLink(address, origin, undefined, page.isExported ? fileIn : undefined);
  const reading = { media: origin, html: String, link };
  return partsOf(match, widgets).flatMap(({ path, widget }) => {
    const state = states.get(path);
    if (!state || !widget.page.structuredData) return [];
    const shown = readState(widget.content?.shape, state, language, reading);
    if (shown.status !== 'ready') return [];
    const data = widget.page.structuredData(shown.block, {
      inLanguage: codes[language],
      url: canonicalOf(page, page.path, language),
      description: page.description[language],
      image: page.picture[language]?.address,
      publisher: publisher(facts),
      html: ({ html, addresses }) => sanitize(html, addresses),
    });
    return data ? [data] : [];
  });
}
