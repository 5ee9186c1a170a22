/** The tags of a page's head as data: the server writes them as HTML, the browser updates them. */
import { fileAddress } from '../widgets/runtime/language/file-address';
import { codes, type Language } from '../widgets/runtime/language/language';
import type { PageData, SharedPicture } from './page';

export type Tag = readonly [
  name: 'title' | 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
  text?: string,
];

export const addressesOf = (address: string, page = 1, isExported = false) => {
  const number = page > 1 ? `page=${page}` : '';
  const of = isExported ? fileAddress : String;
  return {
    'x-default': of(number ? `${address}?${number}` : address),
    id: of(`${address}?lang=id${number && `&${number}`}`),
    en: of(`${address}?lang=en${number && `&${number}`}`),
  };
};

export const canonicalOf = (
  { origin, languageInAddress, isExported }: PageData,
  path: string,
  shown: Language,
  page?: number,
): string => addressesOf(origin + path, page, isExported)[languageInAddress ? codes[shown] : 'x-default'];

export function headTags(page: PageData, shown: Language, bankName: string): Tag[] {
  const title = page.title[shown];
  const description = page.description[shown];
  const { first, last, count } = page.pages;
  // An address with several list pages has the first page as canonical.
  const number = first === last ? first : 1;
  const canonical = canonicalOf(page, page.path, shown, number);
  const beside: Tag[] = [['prev', number - 1] as const, ['next', number + 1] as const].flatMap(([rel, at]) =>
    at > 0 && at <= count ? [['link', { rel, href: canonicalOf(page, page.path, shown, at) }] as const] : [],
  );
  const addressTags: Tag[] = [
    ['link', { rel: 'canonical', href: canonical }],
    ...Object.entries(addressesOf(page.origin + page.path, number, page.isExported)).map(
      ([hreflang, href]): Tag => ['link', { rel: 'alternate', hreflang, href }],
    ),
    ['meta', { property: 'og:url', content: canonical }],
    ...beside,
  ];
  const picture = page.picture[shown];
  return [
    ['title', {}, title],
    ['meta', { name: 'description', content: description }],
    ...(page.status === 200 ? addressTags : [['meta', { name: 'robots', content: 'noindex' }] as const]),
    ['meta', { property: 'og:site_name', content: bankName }],
    ['meta', { property: 'og:type', content: page.type }],
    ['meta', { property: 'og:locale', content: shown === 'English' ? 'en_GB' : 'id_ID' }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['meta', { name: 'twitter:title', content: title }],
    ['meta', { name: 'twitter:description', content: description }],
    ...(picture ? pictureTags(picture) : []),
  ];
}

const pictureTags = ({ address, alt, size }: SharedPicture): Tag[] => [
  ['meta', { property: 'og:image', content: address }],
  ...Object.entries(size ?? {}).map(
    ([name, length]): Tag => ['meta', { property: `og:image:${name}`, content: `${length}` }],
  ),
  ['meta', { property: 'og:image:alt', content: alt }],
  ['meta', { name: 'twitter:image', content: address }],
  ['meta', { name: 'twitter:image:alt', content: alt }],
];

export function updateHead(page: PageData, shown: Language, bankName: string): void {
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  for (const [name, attributes, text] of headTags(page, shown, bankName)) {
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
