import { defineWidget, textPage } from '../runtime';
import { shape } from './privacy.content';
import { strings } from './privacy.strings';
import { styles } from './privacy.styles';
import { PrivacyView } from './privacy.view';

/**
 * The privacy notice: page header with description, date of the last change (`changed` of its block), `summary`, and detailed
 * description.
 *
 * @csspart hero - The page header
 * @csspart changed - The date of the last change
 * @csspart summary - The summary
 */
export default defineWidget({
  name: 'privacy',
  content: { path: '/api/privacy/all', shape },
  strings,
  styles,
  ...textPage,
  isPlain: true,
  isEager: true,
  view: PrivacyView,
});
