import { dateTime, link, list, object, text } from '../../../widgets/runtime/content/shape';

/** The bank's own line above all pages: the one block that no widget shows. */
export const announcementPath = '/api/announcement';
export const announcement = object({ text, link, from: dateTime, until: dateTime });

/** The incidents, of which those that last are in that line; and the page that shows them. */
export const statusPath = '/api/status';
export const statusPage = '/help/status';
export const status = object({
  incidents: list(object({ title: text, from: dateTime, until: dateTime }, 'title', 'from')),
});
