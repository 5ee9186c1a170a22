import { type BlockOf, day, type LongLists, list, media, object, text } from '../runtime';

export const kinds = ['news', 'pressrelease', 'event'] as const;

const article = object({ slug: text, image: media, titleCard: text, descCard: text, publish_date: day });

export const shape = object({ title: text, dataNews: list(article, 'slug') }, 'dataNews');

export const lists: LongLists = { groups: [['', 'dataNews']] };

export type NewsList = BlockOf<typeof shape>;

/** In letters: about four lines of a card. */
const mostLetters = 160;

export function teaser(text: string): string {
  if (text.length <= mostLetters) return text;
  const end = text.lastIndexOf(' ', mostLetters);
  return `${text.slice(0, end < 0 ? mostLetters : end).replace(/[,;:–-]$/, '')}…`;
}

export function questionIn(title: string): string[] {
  const end = title.lastIndexOf('? ') + 1;
  return end ? [title.slice(0, end), title.slice(end + 1)] : [];
}
