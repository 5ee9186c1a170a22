import { defineWidget, height, PageSkeleton } from '../runtime';
import { strings } from './verify.strings';
import { styles } from './verify.styles';
import { VerifyView } from './verify.view';

/**
 * “Is this really us?”: compares a number, link, e-mail or account, or a whole message, with the bank's own list, and tells what
 * only looks like it. The list comes from the page's configuration (`phones`, `email`, `social`, `app`, `channels`). It is compared in the
 * browser and nothing is sent; without script it says where the list is (`serambi-channels`).
 *
 * @element serambi-verify
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart hero - The section with the field
 * @csspart tool - The field with its result
 * @csspart finding - What was found of one number, link, e-mail or account
 * @event serambi:ready - The field is shown
 */
export default defineWidget({
  name: 'verify',
  strings,
  styles,
  height: height('764px', '526px'),
  view: VerifyView,
  skeleton: PageSkeleton,
});
