/** The document head of a page, as data: the server writes it out, the browser brings it up to date on navigation. */
import { codes, type Language } from '../widgets/runtime/language/language';
import type { PageData } from './page';

export type Tag = readonly [
  name: 'title' | 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
  text?: string,
];

/** Titles are Indonesian whatever is shown, but at an address that itself names a language. */
const titleLanguage = ({ languageInAddress }: PageData, shown: Language): Language =>
  languageInAddress ? shown : 'Indonesia';

/** All addresses of a page: the one that leaves the language to the visitor, and those that name it. */
export const addressesOf = (address: string) => ({
  'x-default': address,
  id: `${address}?lang=id`,
  en: `${address}?lang=en`,
});

/** The address of a path by which its page is known, among those of its languages. */
export const canonicalOf = ({ origin, languageInAddress }: PageData, path: string, shown: Language): string =>
  addressesOf(origin + path)[languageInAddress ? codes[shown] : 'x-default'];

export function headTags(page: PageData, shown: Language, bankName: string): Tag[] {
  const title = page.title[titleLanguage(page, shown)];
  const description = page.description[shown];
  const canonical = canonicalOf(page, page.path, shown);
  const found: Tag[] = [
    ['link', { rel: 'canonical', href: canonical }],
    ...Object.entries(addressesOf(page.origin + page.path)).map(
      ([hreflang, href]): Tag => ['link', { rel: 'alternate', hreflang, href }],
    ),
    ['meta', { property: 'og:url', content: canonical }],
  ];
  // It may have the title in it.
  const image = page.image[titleLanguage(page, shown)];
  const images: Tag[] = [
    ['meta', { property: 'og:image', content: image }],
    ['meta', { name: 'twitter:image', content: image }],
  ];
  return [
    ['title', {}, title],
    ['meta', { name: 'description', content: description }],
    ...(page.status === 200 ? found : [['meta', { name: 'robots', content: 'noindex' }] as const]),
    ['meta', { property: 'og:site_name', content: bankName }],
    ['meta', { property: 'og:type', content: page.type }],
    ['meta', { property: 'og:locale', content: shown === 'English' ? 'en_GB' : 'id_ID' }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['meta', { name: 'twitter:title', content: title }],
    ['meta', { name: 'twitter:description', content: description }],
    ...(image ? images : []),
  ];
}

/** Brings the document's head up to date with the page shown. Whether its address names a language, the browser knows. */
export function updateHead(page: PageData, shown: Language, bankName: string): void {
  const languageInAddress = new URLSearchParams(location.search).has('lang');
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  for (const [name, attributes, text] of headTags({ ...page, languageInAddress }, shown, bankName)) {
    if (name === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries({ ...attributes, 'data-page': '' })) {
      element.setAttribute(attribute, value);
    }
    document.head.append(element);
  }
}
