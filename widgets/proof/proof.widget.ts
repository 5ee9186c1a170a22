import { defineWidget, height } from '../runtime';
import { shape } from './proof.content';
import { strings } from './proof.strings';
import { styles } from './proof.styles';
import { ProofView } from './proof.view';

/**
 * Evidence for the bank's quality: figures with their source and date, a customer's words, and awards or ratings. Nothing shows
 * without them.
 *
 * @csspart proof - The section
 */
export default defineWidget({
  name: 'proof',
  content: { path: '/api/proof', shape, mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('957px', '585px'),
  isStatic: true,
  isAside: true,
  view: ProofView,
});
