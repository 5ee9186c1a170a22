import { createHash } from 'node:crypto';
import type { Announcement } from '../../page';
import type { Site } from '../bank/site';

/** The bank's announcement at a moment, in ms. */
export function announcementAt({ announcement }: Site, now: number): Announcement | undefined {
  if (!announcement) return undefined;
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY, English, Indonesia, link } = announcement;
  if (now < from || now >= until) return undefined;
  const id = createHash('sha256')
    .update(JSON.stringify([English, Indonesia, link]))
    .digest('base64url')
    .slice(0, 8);
  return { id, English, Indonesia, link };
}
