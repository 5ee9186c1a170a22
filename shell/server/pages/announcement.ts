import { createHash } from 'node:crypto';
import { endOf, momentOf } from '../../../widgets/runtime/content/day';
import { readBlock } from '../../../widgets/runtime/content/shape';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import type { Announcement } from '../../page';
import { announcementPath, announcement as shape } from '../content/announcement';
import type { ContentSource } from '../content/content-source';
import { inTime } from '../core/in-time';

/** Milliseconds that a page waits for the block, which is usually there. */
const patience = 300;

/** The bank's announcement at a moment, in ms. */
export async function announcementAt(source: ContentSource, now: number): Promise<Announcement | undefined> {
  const answer = await inTime(source.read(announcementPath), patience).catch(() => undefined);
  if (answer?.status !== 'found') return undefined;
  const shown = languages.flatMap((language) => {
    const given = answer.content[language];
    const { text, link, from = '', until = '' } = given === undefined ? {} : readBlock(shape, given, { media: '' });
    const isShown = (momentOf(from) ?? now) <= now && now < (endOf(until) ?? Number.POSITIVE_INFINITY);
    return text && isShown ? [{ language, text, link }] : [];
  });
  const [first] = shown;
  if (!first) return undefined;
  const textIn = (language: Language) => (shown.find((each) => each.language === language) ?? first).text;
  const texts = { English: textIn('English'), Indonesia: textIn('Indonesia') };
  const { link } = first;
  const id = createHash('sha256')
    .update(JSON.stringify([texts.English, texts.Indonesia, link]))
    .digest('base64url')
    .slice(0, 8);
  return { id, ...texts, link };
}
