import { defineWidget, height } from '../runtime';
import { shape } from './download.content';
import { strings } from './download.strings';
import { styles } from './download.styles';
import { DownloadView } from './download.view';

/**
 * Where to get the app: the bank's logo, a description, links to the stores (the visitor's platform first) and a QR
 * code to scan with a phone. The app's screens come from the page's configuration (`app.screens`).
 *
 * @element serambi-download
 * @attr {string} api - Base address of the backend; the content comes from `/api/allo/download`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart hero - The section with its background
 * @csspart store - A link to a store
 * @csspart screens - The app's screens
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'download',
  content: { path: () => '/api/allo/download', shape },
  strings,
  styles,
  height: height('1160px', '780px'),
  view: DownloadView,
});
