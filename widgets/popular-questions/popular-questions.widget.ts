import { defineWidget, height } from '../runtime';
import { shape } from './popular-questions.content';
import { strings } from './popular-questions.strings';
import { styles } from './popular-questions.styles';
import { PopularQuestionsView } from './popular-questions.view';

/**
 * The most frequent questions, with links to their answers. `popular` of `/api/faq/all` names them; nothing shows without them.
 *
 * @csspart popular - The section
 */
export default defineWidget({
  name: 'popular-questions',
  content: { path: '/api/help', shape, list: 'popular', mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('600px', '320px'),
  isStatic: true,
  view: PopularQuestionsView,
});
