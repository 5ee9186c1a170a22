import { dateTime, link, list, object, text } from '../../../widgets/runtime/content/shape';
import type { ContentSource } from './content-source';

/** The bank's own line above all pages: the only block without a widget. */
export const announcementPath = '/api/announcement';
export const announcement = object({ text, link, from: dateTime, until: dateTime });

export const statusPath = '/api/status';
export const statusPage = '/help/status';
export const status = object({
  incidents: list(object({ title: text, from: dateTime, until: dateTime }, 'title', 'from')),
});

/** In ms. */
const interval = 10_000;

/** Renews a block from now on. Not before the last answer: a new request would drop it, so a slow backend's would never show. */
export function renewOften(path: string, source: ContentSource): void {
  setTimeout(async () => {
    await source.renew?.(path);
    renewOften(path, source);
  }, interval).unref();
}
