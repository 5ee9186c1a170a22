/** What search engines are told of a page in their own terms (schema.org, as JSON-LD). Server only. */
import { categoriesOf, type Faq } from '../../../widgets/faq/faq.content';
import type { Article } from '../../../widgets/news-detail/news-detail.content';
import type { Bank } from '../../../widgets/runtime/element/config';
import { codes, type Language } from '../../../widgets/runtime/language/language';
import { dayOf } from '../../../widgets/runtime/ui/date';
import { canonicalOf } from '../../head';
import { matchPath } from '../../match';
import type { PageData } from '../../page';
import { home, type Route, type RouteTable } from '../../routes';

interface Facts {
  page: PageData;
  route: Route;
  table: RouteTable<Route>;
  bank: Bank;
  /** Absolute address of the picture that stands for the bank. */
  picture: string | undefined;
  /** What a widget of the page shows, where its content is there. */
  shown(widget: string): unknown;
}

type Thing = Readonly<Record<string, unknown>>;

const homeName: Record<Language, string> = { English: 'Home', Indonesia: 'Beranda' };

/** Only what is true: nothing of a page that does not exist, of content that is not there, of what is not configured. */
export function structuredData(facts: Facts): Thing[] {
  const { page, route } = facts;
  if (page.status !== 200 || route.isBare) return [];
  const things = [
    route === home ? bank(facts) : breadcrumbs(facts),
    article(facts, facts.shown('news-detail') as Article | undefined),
    questions(facts, facts.shown('faq') as Faq | undefined),
  ];
  return things.flatMap((thing) => (thing ? [{ '@context': 'https://schema.org', ...thing }] : []));
}

function publisher({ page: { origin }, bank: { name, logo }, picture }: Facts): Thing {
  return {
    '@type': 'BankOrCreditUnion',
    '@id': `${origin}/#bank`,
    name,
    url: `${origin}/`,
    logo: logo && URL.canParse(logo, origin) ? new URL(logo, origin).href : picture,
  };
}

function bank(facts: Facts): Thing {
  const { phones, email, social } = facts.bank;
  return {
    ...publisher(facts),
    image: facts.picture,
    telephone: phones?.length ? phones : undefined,
    email,
    sameAs: social?.length ? social.map(({ url }) => url) : undefined,
  };
}

/** The way from home: every path above this one that is a page, then this one. */
function breadcrumbs({ page, route, table }: Facts): Thing {
  const { path, language, heading } = page;
  const parts = path.split('/');
  const above = parts
    .map((_, index) => parts.slice(0, index).join('/'))
    .map((path) => ({ path, route: matchPath(path, table).route }))
    .filter((each) => each.route !== table.notFound && each.route !== route)
    .map(({ path, route }) => ({ path, name: route.texts[language].heading }));
  const way = [{ path: home.path, name: homeName[language] }, ...above, { path, name: heading[language] }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalOf(page, path, language),
    })),
  };
}

function article(facts: Facts, shown: Article | undefined): Thing | undefined {
  if (!shown?.title) return undefined;
  const { page } = facts;
  const { language } = page;
  const bank = publisher(facts);
  return {
    '@type': 'NewsArticle',
    headline: shown.title,
    description: page.description[language],
    datePublished: shown.tanggal_publish && dayOf(shown.tanggal_publish),
    inLanguage: codes[language],
    image: page.image[language] || undefined,
    mainEntityOfPage: canonicalOf(page, page.path, language),
    author: bank,
    publisher: bank,
  };
}

function questions({ page }: Facts, shown: Faq | undefined): Thing | undefined {
  const answers = shown ? categoriesOf(shown).flatMap((category) => category.answers) : [];
  if (answers.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    inLanguage: codes[page.language],
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.html },
    })),
  };
}
