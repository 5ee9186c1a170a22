import { defineWidget, height } from '../runtime';
import { shape } from './proof.content';
import { strings } from './proof.strings';
import { styles } from './proof.styles';
import { ProofView } from './proof.view';

/**
 * Evidence for the bank's quality: figures with their source and date, a customer's words, and awards or ratings. Nothing shows
 * without them.
 *
 * @element serambi-proof
 * @attr {string} api - Base address of the backend; the content comes from `/api/proof`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart proof - The section
 * @event serambi:ready - The figures are shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
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
