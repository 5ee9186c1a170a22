import { dateTime, link, list, object, text } from '../../../widgets/runtime/content/shape';

/** The bank's own line above all pages: the only block without a widget. */
export const announcementPath = '/api/announcement';
export const announcement = object({ text, link, from: dateTime, until: dateTime });

export const statusPath = '/api/status';
export const statusPage = '/help/status';
export const status = object({
  incidents: list(object({ title: text, from: dateTime, until: dateTime }, 'title', 'from')),
});
