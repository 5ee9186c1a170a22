import { type BlockOf, byDay, day, link, list, object, text, today } from '../runtime';

export const shape = object({ calendar: list(object({ day, title: text, path: link }, 'day', 'title')) });

type Event = BlockOf<typeof shape>['calendar'][number];

/** Coming days, the next first, then past ones, the last first. */
export const order = (events: unknown[]): unknown[] => Object.values(byDay(events as Event[], today())).flat();
