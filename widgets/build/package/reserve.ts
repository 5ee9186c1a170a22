/**
 * `widgets/reserve.css`: reserves each widget's height until its code has run, so that the page does not shift. Not where a
 * server has rendered the widget: that markup has its own height. Where `auto.js` could not load the code, it says so, in both
 * languages, because what knows the reader's is missing.
 */
import type { Widget } from '../../runtime/element/definition';

export const reserveCss = (widgets: readonly Widget[]): string =>
  `${widgets.map(({ name }) => `serambi-${name}:not(:defined)`)}{display:block}
${widgets.map(({ name, height }) => height.rule((attribute) => `serambi-${name}${attribute}:not(:defined,[data-rendered])`, 'min-height')).join('\n')}
[data-serambi-missing]:not(:defined,[data-rendered])::after{content:'Bagian ini tidak dapat dimuat.\\A This part could not be loaded.';display:block;padding:2rem 1rem;text-align:center;white-space:pre-line}
`;
