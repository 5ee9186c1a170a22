import { defineWidget, height } from '../runtime';
import { shape } from './privileges.content';
import { strings } from './privileges.strings';
import { styles } from './privileges.styles';
import { PrivilegesSkeleton, PrivilegesView } from './privileges.view';

/**
 * The privileges of members, on a dark section.
 *
 * @attr {'whole'} layout - For the page of all benefits: without the link to it. A privilege's `example`, if any, replaces its
 *   description
 * @csspart privileges - The section
 * @csspart item - One privilege
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
