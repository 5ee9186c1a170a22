import sanitizeHtml from 'sanitize-html';

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

/** Rich HTML from a backend is untrusted: the elements that a bank's texts need stay, all others go. */
export const sanitize = (source: string): string =>
  sanitizeHtml(source, {
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
  });
