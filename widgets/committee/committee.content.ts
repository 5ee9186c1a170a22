import { type BlockOf, hero, html, list, media, object, text } from '../runtime';

const person = object({ name: text, jobs: text, image: media });

const committee = object({
  title: text,
  about: text,
  decides: text,
  meets: text,
  chair: person,
  members: list(person),
  seats: text,
  meetings: text,
  attendance: text,
});

export const shape = object({
  banner: hero,
  description: html,
  linkPdf: media,
  titlePdf: text,
  // What the bank's server adds from its configuration.
  year: text,
  boards: list(object({ title: text, about: text, committees: list(committee) })),
});

export type Person = BlockOf<typeof person>;
export type Committee = BlockOf<typeof shape>;

/** The boards that have committees with a title, and of those the members with a name. */
export const boardsOf = ({ boards }: Committee) =>
  boards
    .map(({ committees, ...board }) => ({
      ...board,
      committees: committees
        .filter(({ title }) => title)
        .map(({ members, ...each }) => ({ ...each, members: members.filter(({ name }) => name) })),
    }))
    .filter(({ committees }) => committees.length > 0);

/**
 * How many committees there are and how many people sit on them, each counted once (none where some are not named), how often all
 * of them met, and at how many percent the least attended was attended.
 */
export function sumsOf(boards: ReturnType<typeof boardsOf>) {
  const all = boards.flatMap(({ committees }) => committees);
  const isNamed = all.every(({ chair, members }) => chair?.name && members.length > 0);
  const names = all.flatMap(({ chair, members }) => [chair, ...members].flatMap((person) => person?.name ?? []));
  const attendances = all.map(({ attendance }) => Number(attendance)).filter((each) => each > 0);
  return {
    committees: all.length,
    people: isNamed ? new Set(names).size : 0,
    meetings: all.reduce((sum, { meetings }) => sum + (Number(meetings) || 0), 0),
    attendance: attendances.length > 0 ? Math.min(...attendances) : 0,
  };
}
