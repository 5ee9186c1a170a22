import { type BlockOf, hero, html, list, media, number, object, text } from '../runtime';
import { sum } from '../runtime/core/sum';

const person = object({ name: text, jobs: text, image: media }, 'name');

const committee = object(
  {
    title: text,
    about: text,
    decides: text,
    meets: text,
    chair: person,
    members: list(person),
    /** How many people are on it. */
    seats: number,
    /** How often it met, and how many percent of its people came on average. */
    meetings: number,
    attendance: number,
  },
  'title',
);

export const shape = object({
  banner: hero,
  description: html,
  linkPdf: media,
  titlePdf: text,
  /** The year that meetings and attendance are of. */
  year: text,
  boards: list(object({ title: text, about: text, committees: list(committee) })),
});

export type Person = BlockOf<typeof person>;
export type Committee = BlockOf<typeof shape>;

/** The boards that have committees. */
export const boardsOf = ({ boards }: Committee) => boards.filter(({ committees }) => committees.length > 0);

/** Those who chair committees and have a portrait, each once. */
export const chairsOf = (boards: ReturnType<typeof boardsOf>) => {
  const chairs = boards.flatMap(({ committees }) => committees.flatMap(({ chair }) => (chair?.image ? [chair] : [])));
  return [...new Map(chairs.map((chair) => [chair.name, chair])).values()];
};

/**
 * How many committees there are and how many members they have, each counted once (none where some are not named), how often all
 * of them met, and by how many percent these meetings were attended on average.
 */
export function sumsOf(boards: ReturnType<typeof boardsOf>) {
  const all = boards.flatMap(({ committees }) => committees);
  const isNamed = all.every(({ chair, members }) => chair && members.length > 0);
  const names = all.flatMap(({ chair, members }) => [chair, ...members].flatMap((person) => person?.name ?? []));
  const attended = all
    .map(({ attendance = 0, meetings }) => ({ percent: attendance, meetings: meetings || 1 }))
    .filter(({ percent }) => percent > 0);
  return {
    committees: all.length,
    people: isNamed ? new Set(names).size : 0,
    meetings: sum(all.map(({ meetings = 0 }) => meetings)),
    attendance: Math.round(
      sum(attended.map(({ percent, meetings }) => percent * meetings)) /
        (sum(attended.map(({ meetings }) => meetings)) || 1),
    ),
  };
}
