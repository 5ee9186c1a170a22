import { defineWidget, height } from '../runtime';
import { shape } from './download.content';
import { strings } from './download.strings';
import { styles } from './download.styles';
import { DownloadView } from './download.view';

/**
 * The app's download: a description, links to the stores, a QR code for a phone, and the bank's logo. The store of the visitor's
 * platform comes first. The bank may have a picture of the app (`app.scene`). The block may have its rating, the first steps,
 * requirements and permissions.
 *
 * @csspart hero - The section with its background
 * @csspart store - A link to a store
 * @csspart scene - The picture of the app
 * @csspart registers - The first steps
 * @csspart slider - A row of steps with arrows
 * @csspart needs - The app's requirements and permissions
 */
export default defineWidget({
  name: 'download',
  content: { path: '/api/allo/download', shape },
  bank: ['name', 'logo', 'logoLight', 'app'],
  strings,
  styles,
  height: height('3400px', '2640px'),
  isPlain: true,
  isEager: true,
  view: DownloadView,
});
