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
    seats: number,
    /** Meetings in the year, and average attendance in percent. */
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
  year: text,
  boards: list(object({ title: text, about: text, committees: list(committee) })),
});

export type Person = BlockOf<typeof person>;
export type Committee = BlockOf<typeof shape>;

export const boardsOf = ({ boards }: Committee) => boards.filter(({ committees }) => committees.length > 0);

export const chairsOf = (boards: ReturnType<typeof boardsOf>) => {
  const chairs = boards.flatMap(({ committees }) => committees.flatMap(({ chair }) => (chair?.image ? [chair] : [])));
  return [...new Map(chairs.map((chair) => [chair.name, chair])).values()];
};

/** Members counted once (none if some are unnamed), meetings, and average attendance in percent, over all committees. */
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
