import { lasts } from '../../../widgets/runtime/content/day';
import { type BlockOf, readBlock, type Shape } from '../../../widgets/runtime/content/shape';
import { languages } from '../../../widgets/runtime/language/language';
import { type Bank, hasPage } from '../../../widgets/runtime/widget/config';
import type { Announcement } from '../../page';
import { announcementPath, announcement as shape, status, statusPage, statusPath } from '../content/announcement';
import type { ContentSource } from '../content/content-source';
import { inEachLanguage } from '../core/in-each-language';
import { inTime } from '../core/in-time';
import { tagOf } from '../http/etag';

const patience = 300;
const mostNamed = 3;

interface Line {
  text: string;
  link?: string | undefined;
}

function announced({ text, link, from, until }: BlockOf<typeof shape>, now: number): Line | undefined {
  return text && lasts(from, until, now) ? { text, link } : undefined;
}

function lasting({ incidents }: BlockOf<typeof status>, now: number): Line | undefined {
  const titles = incidents.filter(({ from, until }) => lasts(from, until, now)).map(({ title }) => title);
  return titles.length > 0 ? { text: titles.slice(0, mostNamed).join(' · '), link: statusPage } : undefined;
}

/** One line only: a customer who cannot pay needs the incident, so it precedes the announcement. `now` is in ms. */
export async function announcementAt(
  source: ContentSource,
  now: number,
  bank: Bank,
): Promise<Announcement | undefined> {
  const linesAt = async <T>(
    path: string,
    blockShape: Shape<T>,
    line: (block: NonNullable<T>, now: number) => Line | undefined,
  ) => {
    const answer = await inTime(source.read(path), patience).catch(() => undefined);
    if (answer?.status !== 'found') return [];
    const { content } = answer;
    return languages.flatMap((language) => {
      const block = content[language];
      const shown = block === undefined ? undefined : line(readBlock(blockShape, block, { media: '' }), now);
      return shown ? [{ language, ...shown }] : [];
    });
  };
  const [urgent, given] = await Promise.all([
    hasPage(bank, statusPage) ? linesAt(statusPath, status, lasting) : [],
    linesAt(announcementPath, shape, announced),
  ]);
  const shown = urgent.length > 0 ? urgent : given;
  const [first] = shown;
  if (!first) return undefined;
  const lines = inEachLanguage((language) => shown.find((each) => each.language === language) ?? first);
  const texts = inEachLanguage((language) => lines[language].text);
  const other = shown.find(({ link }) => link)?.link;
  const link = other ? inEachLanguage((language) => lines[language].link ?? other) : undefined;
  const id = tagOf(JSON.stringify([texts, link])).slice(0, 8);
  return { id, ...texts, link, only: shown.length === 1 ? first.language : undefined };
}
