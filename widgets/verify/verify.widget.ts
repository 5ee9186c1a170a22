import { channels, defineWidget, height, PageSkeleton } from '../runtime';
import { strings } from './verify.strings';
import { styles } from './verify.styles';
import { VerifyView } from './verify.view';

/**
 * “Is this really us?”: compares a number, link, e-mail, account, or a whole message with the bank's own list. It also detects
 * imitations. The list is the bank's `phones`, `email`, `social` and `app` with the channels of its block. Without a list the
 * widget says so, and links to the help page. It compares in the browser and sends nothing. Without script it says where the list
 * is (`serambi-channels`).
 *
 * @csspart hero - The section with the field
 * @csspart tool - The field with its result
 * @csspart finding - The result for one number, link, e-mail or account
 * @event serambi:ready - The field is shown
 */
export default defineWidget({
  name: 'verify',
  content: { path: '/api/channels', shape: channels, mayBeMissing: true },
  bank: ['name', 'phones', 'email', 'social', 'app', 'disabledPages'],
  strings,
  styles,
  height: height('764px', '526px'),
  view: VerifyView,
  skeleton: PageSkeleton,
});
