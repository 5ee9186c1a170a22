import { defineWidget, PageSkeleton, textPageHeight } from '../runtime';
import { shape } from './privacy.content';
import { strings } from './privacy.strings';
import { styles } from './privacy.styles';
import { PrivacyView } from './privacy.view';

/**
 * The privacy notice: page header with description, date of the last change (`changed` of its block), `summary`, and detailed
 * description.
 *
 * @element serambi-privacy
 * @attr {string} api - Base address of the backend; the content comes from `/api/privacy/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart hero - The page header
 * @csspart changed - The date of the last change
 * @csspart summary - The summary
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'privacy',
  content: { path: '/api/privacy/all', shape },
  strings,
  styles,
  height: textPageHeight,
  isPlain: true,
  view: PrivacyView,
  skeleton: PageSkeleton,
});
