/** `widgets/reserve.css`: the space that a widget takes while it loads, reserved until its code is there. */
import type { Widget } from '../../runtime/element/definition';

export const reserveCss = (widgets: readonly Widget[]): string =>
  `${widgets.map(({ name }) => `serambi-${name}:not(:defined)`)}{display:block}
${widgets.map(({ name, height }) => height.rule(`serambi-${name}:not(:defined)`, 'min-height')).join('\n')}
`;
