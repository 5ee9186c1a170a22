/** What rich text may consist of: the one list for the server and both sanitisers of the browser. All else is removed. */
import { linkProtocols } from '../content/shape';

const words = (text: string) => text.split(' ');

export const elements = words(
  'h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption img ul ol li dl dt dd ' +
    'table caption thead tbody tfoot tr th td ' +
    'a strong b em i u s sub sup small mark abbr span code kbd samp var cite dfn q del ins bdi bdo time wbr',
);

/** Elements whose text stays, as another element. The page has its own `h1`. */
export const renamed: Record<string, string> = {
  h1: 'h2',
  ...Object.fromEntries(
    words('address article aside center details footer header hgroup main nav section summary').map((name) => [
      name,
      'div',
    ]),
  ),
  ...Object.fromEntries(words('big font label nobr picture tt').map((name) => [name, 'span'])),
  acronym: 'abbr',
  dir: 'ul',
  menu: 'ul',
  strike: 's',
};

/** Attributes of all elements, and of one. */
export const attributes: Record<string, string[]> = {
  '*': words('lang dir title'),
  a: words('href target'),
  img: words('src alt width height loading'),
  ol: words('start type reversed'),
  li: words('value'),
  td: words('colspan rowspan'),
  th: words('colspan rowspan scope'),
};

/** What a sanitiser leaves: `clean` renames elements, and knows which attribute belongs to which. */
export const parsedElements = [...elements, ...Object.keys(renamed)];
/** Each once: `setHTML` refuses a list that names one twice. */
export const attributeNames = [...new Set(Object.values(attributes).flat())];
export const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const whole = /^[1-9]\d{0,3}$/;
const signed = /^-?\d{1,6}$/;

/** What the value of an attribute must match. Addresses have {@link schemes}; all others are text. */
export const values: Record<string, RegExp> = {
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

/** Schemes of the attributes that hold an address. */
export const schemes: Record<string, readonly string[]> = {
  href: linkProtocols,
  src: ['http:', 'https:'],
};

/** Elements in deeper ones are removed: browsers limit the depth too, each at another one. */
export const maxDepth = 100;
