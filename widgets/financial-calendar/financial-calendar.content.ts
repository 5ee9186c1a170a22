import { type BlockOf, dayOf, link, list, object, text } from '../runtime';

/** What the server knows of the bank for investors, from its configuration. */
export const shape = object({ calendar: list(object({ day: text, title: text, path: link })) });

export type Block = BlockOf<typeof shape>;

interface Event {
  /** `YYYY-MM-DD` */
  day: string;
  title: string;
  path: string | undefined;
}

/** What is still to come, the next first, and what has been, the last first. What has no title or no day is left out. */
export function eventsOf({ calendar }: Block, today: string): Record<'coming' | 'past', Event[]> {
  const events = calendar.flatMap(({ day, title, path }) => {
    const known = dayOf(day ?? '');
    return known && title ? [{ day: known, title, path }] : [];
  });
  const sorted = events.sort((one, other) => (one.day < other.day ? -1 : 1));
  return {
    coming: sorted.filter(({ day }) => day >= today),
    past: sorted.filter(({ day }) => day < today).reverse(),
  };
}
