import { link, moment, object, text } from '../../../widgets/runtime/content/shape';

/** The line above all pages: the one block that no widget shows. */
export const announcementPath = '/api/announcement';
export const announcement = object({ text, link, from: moment, until: moment });
