import { defineWidget, height } from '../runtime';
import { strings } from './about-links.strings';
import { styles } from './about-links.styles';
import { AboutLinksView } from './about-links.view';

/**
 * Links to the pages about the bank: profile, management committee, investor relations, corporate governance, social responsibility.
 *
 * @csspart pages - The list of links
 */
export default defineWidget({
  name: 'about-links',
  bank: ['menu', 'disabledPages'],
  strings,
  styles,
  height: height('989px', '514px'),
  isStatic: true,
  view: AboutLinksView,
});
