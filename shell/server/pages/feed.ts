/** The Atom feed (RFC 4287) of the items that a page lists. */
import { timestampOf } from '../../../widgets/runtime/content/day';
import { escapeHtml } from '../../../widgets/runtime/core/escape-html';
import type { PageItem } from '../../../widgets/runtime/element/page';
import { fileAddress } from '../../../widgets/runtime/language/file-address';
import { codes, type Language } from '../../../widgets/runtime/language/language';
import { addressIn } from '../../../widgets/runtime/language/link';

interface Feed {
  origin: string;
  path: string;
  page: string;
  language: Language;
  title: string;
  author: string;
  items: readonly PageItem[];
  isExported: boolean;
}

const entryLimit = 50;

/** XML allows no control characters and no half of a surrogate pair, not even escaped, and no `]]>`. */
const escapeXml = (text: string) =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')).replace(/>/g, '&gt;');

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;
/** Days begin in Jakarta. */
const timestamp = (day: string) =>
  day.length === 10 ? `${day}T00:00:00+07:00` : new Date(timestampOf(day) ?? 0).toISOString();

export function feed({ origin, path, page, language, title, author, items, isExported }: Feed): string {
  const query = `?lang=${codes[language]}`;
  const addressOf = isExported ? fileAddress : String;
  const newest = items
    .flatMap(({ slug, anchor, title, summary, day }) => {
      const place = slug ? `/${encodeURIComponent(slug)}` : anchor && `#${encodeURIComponent(anchor)}`;
      return place && title && day ? [{ place, title, summary, day }] : [];
    })
    .sort((a, b) => (timestampOf(b.day) ?? 0) - (timestampOf(a.day) ?? 0))
    .slice(0, entryLimit);
  const entries = newest.map(({ place, title, summary, day }) => {
    const address = origin + page + place;
    return [
      '<entry>',
      element('id', address),
      element('title', title),
      link('alternate', addressOf(addressIn(address, language))),
      element('updated', timestamp(day)),
      element('published', timestamp(day)),
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
    element('updated', timestamp(newest[0]?.day ?? '1970-01-01')),
    `<author>${element('name', author)}</author>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}
