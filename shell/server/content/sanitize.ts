import sanitizeHtml from 'sanitize-html';
import { type Addresses, isRootRelative } from '../../../widgets/runtime/content/shape';

const blocks = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'div',
  'blockquote',
  'pre',
  'figure',
  'figcaption',
  'img',
];
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'span', 'code'];

/**
 * Rich HTML from a backend is untrusted: the elements that a bank's texts need stay, all others go. Root-relative addresses are
 * resolved in the same pass, while they are values and not yet text of the result.
 */
export function sanitize(source: string, { media, link = (address) => address }: Addresses): string {
  const resolving =
    (name: string, resolve: (address: string) => string): sanitizeHtml.Transformer =>
    (tagName, attribs) => {
      const address = attribs[name]?.trim();
      return {
        tagName,
        attribs: address && isRootRelative(address) ? { ...attribs, [name]: resolve(address) } : attribs,
      };
    };
  return sanitizeHtml(source, {
    allowedTags: [...blocks, ...lists, ...tables, ...inline],
    allowedAttributes: {
      '*': ['lang', 'dir', 'title'],
      a: ['href', 'name', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start', 'type'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // The addresses are checked after they are resolved.
    transformTags: { a: resolving('href', link), img: resolving('src', (address) => media + address) },
  });
}
