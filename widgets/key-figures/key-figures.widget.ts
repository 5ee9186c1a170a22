import { defineWidget, height } from '../runtime';
import { shape } from './key-figures.content';
import { strings } from './key-figures.strings';
import { styles } from './key-figures.styles';
import { KeyFiguresView } from './key-figures.view';

/**
 * The bank's key figures over the years. Each has a card with its newest value and a table as a chart. The headline has only the
 * first three, with facts about the share and the address for investors. Nothing shows without figures.
 *
 * @attr {'headline'} layout - The newest values of the first three figures, and the facts; default: all figures
 * @csspart figures - The section
 * @csspart figure - The table of a figure, with its bars
 * @csspart headline - The first three figures and the facts
 */
export default defineWidget({
  name: 'key-figures',
  attributes: ['layout'],
  content: { path: '/api/investors', shape, mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('1208px', '886px', { headline: ['454px', 'min(378px, 8.5vw + 262.4px)'] }),
  isStatic: true,
  view: KeyFiguresView,
});
