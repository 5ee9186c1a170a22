import { defineWidget, height } from '../runtime';
import { shape } from './contact-topics.content';
import { strings } from './contact-topics.strings';
import { styles } from './contact-topics.styles';
import { ContactTopicsView } from './contact-topics.view';

/**
 * Contacts by topic: a number, an e-mail address or a page for each. Nothing shows without topics.
 *
 * @csspart topics - The section
 */
export default defineWidget({
  name: 'contact-topics',
  content: { path: '/api/help', shape, list: 'topics', mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('1095px', '511px'),
  isStatic: true,
  view: ContactTopicsView,
});
