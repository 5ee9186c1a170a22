/**
 * `widgets/reserve.css`: reserves each widget's height until its code has run, so that the page does not shift. Not where a
 * server has rendered the widget: that markup has its own height.
 */
import type { Widget } from '../../runtime/element/definition';

export const reserveCss = (widgets: readonly Widget[]): string =>
  `${widgets.map(({ name }) => `serambi-${name}:not(:defined)`)}{display:block}
${widgets.map(({ name, height }) => height.rule(`serambi-${name}:not(:defined,[data-rendered])`, 'min-height')).join('\n')}
`;
