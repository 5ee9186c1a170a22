import { defineWidget, height } from '../runtime';
import { shape } from './contact-topics.content';
import { strings } from './contact-topics.strings';
import { styles } from './contact-topics.styles';
import { ContactTopicsView } from './contact-topics.view';

/**
 * Contacts by topic: a number, an e-mail address or a page for each. Nothing shows without topics.
 *
 * @attr {string} api - Base address of the bank's server; the content comes from `/api/help`
 * @csspart topics - The section
 * @event serambi:ready - The topics are shown
 */
export default defineWidget({
  name: 'contact-topics',
  content: { path: '/api/help', shape, mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('1095px', '511px'),
  isStatic: true,
  view: ContactTopicsView,
});
