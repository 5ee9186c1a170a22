/** The feed of the items that a page lists, in Atom's format (RFC 4287). */
import { escapeHtml } from '../../../widgets/runtime/content/escape-html';
import type { PageItem } from '../../../widgets/runtime/element/page';
import { fileAddress } from '../../../widgets/runtime/language/file-address';
import { codes, type Language } from '../../../widgets/runtime/language/language';

interface Feed {
  origin: string;
  /** The feed's own path. */
  path: string;
  /** The path of the page that lists the items; an item's page is below it. */
  page: string;
  language: Language;
  title: string;
  author: string;
  items: readonly PageItem[];
  isExported: boolean;
}

/** The newest are enough for a reader that looks in now and then. */
const entryLimit = 50;

/** Text of XML, which has no control characters and no half of a surrogate pair, not even escaped. */
const escapeXml = (text: string) =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;
/** A day begins in Jakarta. */
const momentOf = (day: string) => `${day}T00:00:00+07:00`;

export function feed({ origin, path, page, language, title, author, items, isExported }: Feed): string {
  const query = `?lang=${codes[language]}`;
  const addressOf = isExported ? fileAddress : String;
  const newest = items
    .flatMap(({ slug, title, summary, day }) => (slug && title && day ? [{ slug, title, summary, day }] : []))
    .sort((a, b) => Number(a.day < b.day) - Number(a.day > b.day))
    .slice(0, entryLimit);
  const entries = newest.map(({ slug, title, summary, day }) => {
    const address = `${origin}${page}/${encodeURIComponent(slug)}`;
    return [
      '<entry>',
      element('id', address),
      element('title', title),
      link('alternate', addressOf(address + query)),
      element('updated', momentOf(day)),
      element('published', momentOf(day)),
      summary ? element('summary', summary) : '',
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${codes[language]}">`,
    element('id', origin + path + query),
    element('title', title),
    link('self', addressOf(origin + path + query)),
    link('alternate', addressOf(origin + page + query)),
    element('updated', momentOf(newest[0]?.day ?? '1970-01-01')),
    `<author>${element('name', author)}</author>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}
