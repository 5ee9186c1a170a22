import { defineWidget, height } from '../runtime';
import { shape } from './privileges.content';
import { strings } from './privileges.strings';
import { styles } from './privileges.styles';
import { PrivilegesSkeleton, PrivilegesView } from './privileges.view';

/**
 * The privileges of members, on a dark section.
 *
 * @element serambi-privileges
 * @attr {string} api - Base address of the backend; the content comes from `/api/privilege/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @attr {'whole'} layout - For the page of all benefits: without the link to it. A privilege's `example`, if any, replaces its
 *   description
 * @csspart root - The whole widget
 * @csspart privileges - The section
 * @csspart item - One privilege
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'privileges',
  attributes: ['layout'],
  content: { path: '/api/privilege/all', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('931px', '692px'),
  isStatic: true,
  view: PrivilegesView,
  skeleton: PrivilegesSkeleton,
});
