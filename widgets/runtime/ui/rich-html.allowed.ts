/** The allowlist for rich text, shared by the server and both sanitisers of the browser. All else is removed. */
import { linkProtocols } from '../content/shape';

const words = (text: string) => text.split(' ');

export const headings = words('h2 h3 h4 h5 h6');
export const blocks = [
  ...headings,
  ...words('p hr div blockquote pre figure figcaption ul ol li dl dt dd table caption thead tbody tfoot tr th td'),
];
export const elements = [
  ...blocks,
  ...words(
    'a br img strong b em i u s sub sup small mark abbr span code kbd samp var cite dfn q del ins bdi bdo time wbr',
  ),
];

/** Elements that another one replaces around the same text. The page has its own `h1`. */
export const renamed: Record<string, string> = {
  h1: 'h2',
  ...Object.fromEntries(
    words('address article aside center details footer header hgroup main nav section summary').map((name) => [
      name,
      'div',
    ]),
  ),
  // Names with a colon come from Word.
  ...Object.fromEntries(
    words(
      'big font label nobr picture tt ' +
        'o:p w:sdt w:sdtcontent st1:place st1:city st1:country-region st1:personname st1:date st1:time',
    ).map((name) => [name, 'span']),
  ),
  acronym: 'abbr',
  dir: 'ul',
  menu: 'ul',
  strike: 's',
};

/** Allowed attributes of all elements (`*`) and of single ones. */
export const attributes: Record<string, string[]> = {
  '*': words('lang dir title id'),
  a: words('href target'),
  img: words('src alt width height loading'),
  ol: words('start type reversed'),
  li: words('value'),
  td: words('colspan rowspan'),
  th: words('colspan rowspan scope'),
};

/**
 * Elements that equal a style, because editors write `<span style="font-weight:700">` or `<b style="font-weight:normal">`. The
 * first name is the element to make; patterns match the style in lower case without spaces.
 */
export const styled = [
  {
    names: words('strong b'),
    on: /(?:^|;)font-weight:(?:bold|[6-9]00)/,
    off: /(?:^|;)font-weight:(?:normal|lighter|[1-4]00)/,
  },
  { names: words('em i cite dfn var'), on: /(?:^|;)font-style:(?:italic|oblique)/, off: /(?:^|;)font-style:normal/ },
  {
    names: words('u ins'),
    on: /(?:^|;)text-decoration(?:-line)?:[^;]*underline/,
    off: /(?:^|;)text-decoration(?:-line)?:none/,
  },
  {
    names: words('s del'),
    on: /(?:^|;)text-decoration(?:-line)?:[^;]*line-through/,
    off: /(?:^|;)text-decoration(?:-line)?:none/,
  },
  { names: ['sup'], on: /(?:^|;)vertical-align:super/, off: /(?:^|;)vertical-align:baseline/ },
  { names: ['sub'], on: /(?:^|;)vertical-align:sub/, off: /(?:^|;)vertical-align:baseline/ },
];

/** The sanitisers' output; `clean` then renames elements and checks attributes by element. */
export const parsedElements = [...elements, ...Object.keys(renamed)];
/** Each once, because `setHTML` refuses duplicates. `clean` reads `style`, takes `name` as an id, and keeps neither. */
export const attributeNames = [...new Set([...Object.values(attributes).flat(), 'style', 'name'])];
export const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const whole = /^[1-9]\d{0,3}$/;
const signed = /^-?\d{1,6}$/;

/** Patterns of attribute values. Addresses have {@link schemes}; all others are text. */
export const values: Record<string, RegExp> = {
  id: /^[\w.:-]{1,100}$/,
  lang: /^[a-z\d]{1,8}(-[a-z\d]{1,8}){0,7}$/i,
  dir: /^(ltr|rtl|auto)$/i,
  target: /^_blank$/i,
  width: whole,
  height: whole,
  colspan: whole,
  rowspan: whole,
  loading: /^(lazy|eager)$/i,
  scope: /^(row|col)(group)?$/i,
  start: signed,
  value: signed,
  type: /^[1ai]$/i,
  reversed: /^(reversed)?$/i,
};

export const schemes: Record<string, readonly string[]> = {
  href: linkProtocols,
  src: ['http:', 'https:'],
};

/** A picture inside the text itself, at most 500 kB; no SVG. */
export const isInTextPicture = (address: string): boolean =>
  address.length <= 700_000 && /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]+$/.test(address);

/** Deeper elements are removed, since each browser limits the depth differently. */
export const maxDepth = 100;
