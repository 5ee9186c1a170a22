import { defineWidget, height } from '../runtime';
import { shape } from './faces.content';
import { strings } from './faces.strings';
import { styles } from './faces.styles';
import { FacesView } from './faces.view';

/**
 * The header of a page about the bank. It has a sentence (the bank's `about`), a row of portraits of its leaders with names, and
 * figures with sources. The bank's server adds the leaders from `/api/leader`.
 *
 * @csspart hero - The header
 * @csspart figures - The figures
 * @csspart people - The row of portraits
 */
export default defineWidget({
  name: 'faces',
  content: { path: '/api/proof', shape, mayBeMissing: true },
  bank: ['name', 'about', 'disabledPages'],
  strings,
  styles,
  height: height('1688px', '1002px'),
  isStatic: true,
  view: FacesView,
});
