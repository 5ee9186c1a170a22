/** `widgets/reserve.css`: heights until widgets show something, so that the page does not shift. Server markup has its own. */
import type { Widget } from '../../runtime/widget/definition';

/** Without its code, or with a loader that has nothing to show yet. */
const waiting = ':is(:not(:defined,[data-rendered]),[data-waiting])';

export const reserveCss = (widgets: readonly Widget[]): string =>
  `:is(${widgets.map(({ name }) => `serambi-${name}`)}):is(:not(:defined),[data-waiting]){display:block}
${widgets.map(({ name, height }) => height.rule((attribute) => `serambi-${name}${attribute}${waiting}`, 'min-height')).join('\n')}
`;
