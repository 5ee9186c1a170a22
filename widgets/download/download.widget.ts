import { defineWidget } from '../runtime';
import { shape } from './download.content';
import { strings } from './download.strings';
import { styles } from './download.styles';
import { DownloadSkeleton, DownloadView } from './download.view';

/**
 * Where to get the app: the bank's logo, a description, the stores (the visitor's own first) and, where there is room
 * beside a phone, a QR code to scan with one.
 *
 * @element serambi-download
 * @attr {string} api - Backend base address; content from `/api/allo/download`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart hero - The ground
 * @csspart store - A link to a store
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'download',
  content: { path: () => '/api/allo/download', shape },
  strings,
  styles: [styles],
  view: DownloadView,
  skeleton: DownloadSkeleton,
});
