/** Reads text fields written as HTML; decodes entities once. Browsers know the usual entities, the server all. */
import { isPasted } from '../core/spaces';

const named: Record<string, string> = Object.fromEntries(
  (
    'amp& lt< gt> quot" apos\' nbsp\u00a0 ndash– mdash— hellip… lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ laquo« raquo» ' +
    'bull• middot· copy© reg® trade™ deg° plusmn± times× divide÷ frac12½ frac14¼ euro€ pound£ yen¥ sect§ para¶ ' +
    'szligß aeligæ oslashø rarr→ larr← check✓ shy\u00ad ' +
    'ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);

/** Combining marks of entities such as `eacute`. */
const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};

function usualEntity(entity: string, name: string): string {
  // `&AMP;` is valid, too.
  const found = [name, name === name.toUpperCase() ? name.toLowerCase() : ''].find((each) =>
    Object.hasOwn(named, each),
  );
  if (found) return named[found] ?? entity;
  const mark = marks[name.slice(1)];
  return mark ? (name.charAt(0) + mark).normalize('NFC') : entity;
}

function numbered(name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

const apart = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th|hr)(?:[\s/][^<>]*)?>/gi;
const tag = /<(?:\/?[a-z]|!)[^<>]*>/gi;
const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]+);/gi;

/** Comments of HTML pasted from Word hold whole documents. */
export const withoutComments = (html: string): string =>
  html
    .split('<!--')
    .map((part, at) => {
      const end = part.indexOf('-->');
      if (at === 0) return part;
      return end < 0 ? '' : part.slice(end + 3);
    })
    .join('');

export type DecodeEntity = (entity: string, name: string) => string;

export function plainText(written: string, decode: DecodeEntity = usualEntity): string {
  const isMarkedUp = written.includes('<');
  const bare = isMarkedUp
    ? withoutComments(written)
        .replace(apart, ' ')
        .replace(tag, '')
        .replace(/[ \t\n\r]+/g, ' ')
    : written;
  const text = bare.includes('&')
    ? bare.replace(entity, (each, name: string) => (name.startsWith('#') ? numbered(name) : decode(each, name)))
    : bare;
  return (isPasted(text) ? text.replaceAll('\u00a0', ' ') : text).trim();
}
