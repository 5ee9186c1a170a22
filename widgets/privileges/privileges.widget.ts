import { defineWidget } from '../runtime';
import { shape } from './privileges.content';
import { strings } from './privileges.strings';
import { styles } from './privileges.styles';
import { PrivilegesView, Skeleton } from './privileges.view';

/**
 * What members get, on a dark section of its own.
 *
 * @element serambi-privileges
 * @attr {string} api - Backend base address; content from `/api/privilege/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart privileges - The section
 * @csspart item - One privilege
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'privileges',
  content: { path: () => '/api/privilege/all', shape },
  strings,
  styles: [styles],
  isStatic: true,
  view: PrivilegesView,
  skeleton: Skeleton,
});
