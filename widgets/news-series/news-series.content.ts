import { type BlockOf, list, media, object, text } from '../runtime';

export const kinds = ['news', 'pressrelease', 'event'];

export const shape = object({
  title: text,
  // How many a long list has left.
  rest: text,
  dataNews: list(object({ slug: text, image: media, titleCard: text })),
});

/** An article's place in its series, which is written from the newest to the oldest. Undefined where it is not in it. */
export function placeOf({ dataNews, rest }: BlockOf<typeof shape>, slug: string | undefined) {
  const series = dataNews.filter((each) => each.slug && each.titleCard);
  const at = slug ? series.findIndex((each) => each.slug === slug) : -1;
  const article = series[at];
  const count = series.length + Number(rest ?? 0);
  return article && { article, number: count - at, count, newer: series[at - 1], older: series[at + 1] };
}
