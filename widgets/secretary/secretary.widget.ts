import { defineWidget, height } from '../runtime';
import { shape } from './secretary.content';
import { strings } from './secretary.strings';
import { styles } from './secretary.styles';
import { SecretaryView } from './secretary.view';

/**
 * The people of the corporate secretary's office, with a dialog for each person's profile.
 *
 * @csspart people - The list of people
 * @csspart person - A person's card
 * @csspart contacts - Contacts of the office; from the block's `contacts`, each with `title`, `email`, `phone`
 * @csspart dialog - The dialog with a person's profile
 */
export default defineWidget({
  name: 'secretary',
  content: { path: '/api/secretary', shape, list: 'mens' },
  strings,
  styles,
  height: height('694px', '375px'),
  isPlain: true,
  view: SecretaryView,
});
