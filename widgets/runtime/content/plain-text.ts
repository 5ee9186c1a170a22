/** Text fields that were written as HTML: entities are decoded once, line breaks read, other tags left out. */
import { isPasted } from './spaces';

const named: Record<string, string> = Object.fromEntries(
  (
    'amp& lt< gt> quot" apos\' nbsp\u00a0 ndash– mdash— hellip… lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ laquo« raquo» ' +
    'bull• middot· copy© reg® trade™ deg° plusmn± times× divide÷ frac12½ frac14¼ euro€ pound£ yen¥ sect§ para¶ ' +
    'eacuteé egraveè ecircê aacuteá agraveà uumlü oumlö aumlä ccedilç ntildeñ rarr→ larr← check✓ shy\u00ad ' +
    'ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

/** Tags between whose texts a reader sees a space. */
const apart = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th|hr)(?:[\s/][^<>]*)?>/gi;
const tag = /<(?:\/?[a-z]|!)[^<>]*>/gi;
const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,7});/gi;

export function plainText(written: string): string {
  const isMarkedUp = written.includes('<');
  const bare = isMarkedUp
    ? written
        .replace(apart, ' ')
        .replace(tag, '')
        .replace(/[ \t\n\r]+/g, ' ')
    : written;
  const text = bare.includes('&') ? bare.replace(entity, decode) : bare;
  return (isPasted(text) ? text.replaceAll('\u00a0', ' ') : text).trim();
}
