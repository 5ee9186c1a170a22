import { defineWidget, height } from '../runtime';
import { strings } from './channels.strings';
import { styles } from './channels.styles';
import { ChannelsView } from './channels.view';

/**
 * All that is the bank's own: phones, websites, e-mail addresses, senders of SMS, accounts, apps and social media. The list comes
 * from the page's configuration (`phones`, `email`, `social`, `app`, `channels`); without any of them nothing shows.
 *
 * @element serambi-channels
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart list - The section
 * @event serambi:ready - The list is shown
 */
export default defineWidget({
  name: 'channels',
  strings,
  styles,
  height: height('1500px', '760px'),
  isStatic: true,
  view: ChannelsView,
});
