import { type BlockOf, dateTime, day, endOf, lasts, link, list, object, text, timestampOf } from '../runtime';

const incident = object(
  {
    /** Its name in the feed, the same in both languages. */
    id: text,
    title: text,
    text,
    from: dateTime,
    /** Without it the incident lasts. */
    until: dateTime,
    updates: list(object({ at: dateTime, text }, 'at', 'text')),
    /** Ids of the services that it concerns. */
    services: list(text),
  },
  'id',
  'title',
  'from',
);

export const shape = object({
  /** Time of the bank's last check. */
  checked: dateTime,
  services: list(object({ id: text, title: text }, 'id', 'title'), 'id'),
  incidents: list(incident, 'id'),
  scams: list(object({ id: text, title: text, text, day, path: link }, 'id', 'title', 'day'), 'id'),
});

/** The fragment of an item on the page. The prefix keeps a bank's ids apart from ids of the page, such as `main`. */
export const anchorOf = ({ id }: { id: string }) => `status-${id}`;

export type Status = BlockOf<typeof shape>;
export type Incident = BlockOf<typeof incident>;

/** Limit of incidents, updates and services. */
const most = 50;

const beginning = ({ from }: Incident) => timestampOf(from) ?? 0;

/** Lasting, planned and past incidents at a moment in ms: newest first, planned ones with the next first. */
export function incidentsAt({ incidents }: Status, now: number) {
  const newest = [...incidents].sort((one, other) => beginning(other) - beginning(one)).slice(0, most);
  return {
    lasting: newest.filter(({ from, until }) => lasts(from, until, now)),
    planned: newest.filter((each) => beginning(each) > now).reverse(),
    past: newest.filter(({ until }) => (endOf(until ?? '') ?? Number.POSITIVE_INFINITY) <= now),
  };
}

/** The bank's services, each with whether it is disrupted and its next planned incident. */
export function servicesAt(block: Status, now: number) {
  const { lasting, planned } = incidentsAt(block, now);
  return block.services.slice(0, most).map((service) => {
    const concerns = ({ services }: Incident) => services.includes(service.id);
    return { ...service, isDisrupted: lasting.some(concerns), next: planned.find(concerns) };
  });
}

/** In ms. After it a check no longer tells that all services work. */
const validity = 86_400_000;

export const isRecent = ({ checked }: Status, now: number): boolean =>
  (timestampOf(checked ?? '') ?? 0) > now - validity;

export const updatesOf = ({ updates }: Incident): Incident['updates'] =>
  [...updates].sort((one, other) => (timestampOf(other.at) ?? 0) - (timestampOf(one.at) ?? 0)).slice(0, most);
