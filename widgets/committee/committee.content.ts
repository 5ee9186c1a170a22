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

/** Those who chair committees, with a name and a portrait, each once. */
export const chairsOf = (boards: ReturnType<typeof boardsOf>) => {
  const chairs = boards.flatMap(({ committees }) =>
    committees.flatMap(({ chair }) => (chair?.name && chair.image ? [chair] : [])),
  );
  return [...new Map(chairs.map((chair) => [chair.name, chair])).values()];
};

/**
 * How many committees there are and how many members they have, each counted once (none where some are not named), how often all
 * of them met, and by how many percent these meetings were attended on average.
 */
export function sumsOf(boards: ReturnType<typeof boardsOf>) {
  const all = boards.flatMap(({ committees }) => committees);
  const isNamed = all.every(({ chair, members }) => chair?.name && members.length > 0);
  const names = all.flatMap(({ chair, members }) => [chair, ...members].flatMap((person) => person?.name ?? []));
  const attended = all
    .map(({ attendance, meetings }) => ({ percent: Number(attendance) || 0, meetings: Number(meetings) || 1 }))
    .filter(({ percent }) => percent > 0);
  const sum = (of: (each: (typeof attended)[number]) => number) => attended.reduce((sum, each) => sum + of(each), 0);
  return {
    committees: all.length,
    people: isNamed ? new Set(names).size : 0,
    meetings: all.reduce((sum, { meetings }) => sum + (Number(meetings) || 0), 0),
    attendance: Math.round(sum(({ percent, meetings }) => percent * meetings) / (sum(({ meetings }) => meetings) || 1)),
  };
}
