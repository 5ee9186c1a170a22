import { type Content, seedContent } from '../widgets/runtime/content';
import type { PageData } from './page';
import { matchPath } from './routes';
import { loadWidget } from './watch';

export interface Arrival {
  page: PageData;
  blocks: Record<string, Content>;
}

/** How long a press may wait for the next page before it opens with its widgets still loading. */
const patience = 400;
/** A page fetched on a hover is good for this long. */
const freshness = 15_000;

interface Fetched {
  at: number;
  arrival: Promise<Arrival>;
  code: Promise<unknown>;
}

const fetched = new Map<string, Fetched>();

/** The code that asks for anything is itself only asked for when there is something to ask. */
async function fetchPage(path: string): Promise<Arrival> {
  const { queryString, request } = await import('../widgets/runtime/request');
  return (await request(`/page.json?${queryString({ path })}`)) as Arrival;
}

/** Fetches a page's blocks and its code, side by side. */
export function prefetch(path: string): Fetched {
  const known = fetched.get(path);
  if (known && Date.now() - known.at < freshness) return known;
  const arrival = fetchPage(path);
  const code = Promise.all(
    matchPath(path).route.sections.flatMap(({ widget, slots = {} }) =>
      [widget, ...Object.values(slots)].map(loadWidget),
    ),
  );
  // Nobody may ever come to ask; and who does is told then.
  arrival.catch(() => fetched.delete(path));
  code.catch(() => fetched.delete(path));
  const next = { at: Date.now(), arrival, code };
  fetched.set(path, next);
  return next;
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Makes the page at a path ready to be shown, and says so at last after a moment's patience. `late` is the page when it
 * was not there in time.
 */
export async function prepare(path: string): Promise<{ page?: PageData; late?: Promise<PageData> }> {
  const { arrival, code } = prefetch(path);
  const landed = arrival.then(({ page, blocks }) => {
    seedContent(blocks);
    return page;
  });
  const page = await Promise.race([
    Promise.all([landed, code.catch(() => undefined)])
      .then(([page]) => page)
      .catch(() => undefined),
    pause(patience),
  ]);
  return page ? { page } : { late: landed };
}
