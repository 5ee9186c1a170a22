import { type BlockOf, hero, html, list, media, object, text } from '../runtime';

const committee = object({
  title: text,
  about: text,
  chair: object({ name: text, jobs: text, image: media }),
  members: list(text),
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

export type Committee = BlockOf<typeof shape>;

/** The boards that have committees with a title, and nothing else of them. */
export const boardsOf = ({ boards }: Committee) =>
  boards
    .map(({ committees, ...board }) => ({ ...board, committees: committees.filter(({ title }) => title) }))
    .filter(({ committees }) => committees.length > 0);

/** How many committees there are, how often all of them met, and at how many percent the least attended was attended. */
export function sumsOf(boards: ReturnType<typeof boardsOf>) {
  const all = boards.flatMap(({ committees }) => committees);
  const attendances = all.map(({ attendance }) => Number(attendance)).filter((each) => each > 0);
  return {
    committees: all.length,
    meetings: all.reduce((sum, { meetings }) => sum + (Number(meetings) || 0), 0),
    attendance: attendances.length > 0 ? Math.min(...attendances) : 0,
  };
}
