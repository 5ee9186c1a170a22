import { channels, defineWidget, height } from '../runtime';
import { strings } from './channels.strings';
import { styles } from './channels.styles';
import { ChannelsView } from './channels.view';

/**
 * The bank's official channels: phones, websites, e-mail addresses, senders of SMS, accounts, apps and social media. The list
 * contains the channels of the block and those of the bank's configuration (`phones`, `email`, `social`, `app`). Nothing shows
 * without channels.
 *
 * @csspart list - The section
 */
export default defineWidget({
  name: 'channels',
  content: { path: '/api/channels', shape: channels, mayBeMissing: true },
  bank: ['name', 'phones', 'email', 'social', 'app'],
  strings,
  styles,
  height: height('1500px', '760px'),
  isStatic: true,
  view: ChannelsView,
});
