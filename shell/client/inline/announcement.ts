/** Hides an announcement that was closed in this tab, before the first paint. */
import { closedAnnouncement } from '../../page';

try {
  const { dataset } = document.documentElement;
  if (sessionStorage.getItem(closedAnnouncement) === dataset.announcement) dataset.closed = '';
} catch {
  // Storage is blocked.
}
