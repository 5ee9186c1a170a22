import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = list(object({ title: text, mens: list(object({ image: media, name: text, jobs: text })) }));

/** As many as a row has room for, each with a name and a position that can be read. */
const most = 6;

/** Who leads each board first, then who follows: those who are shown, and how many there are. */
export function portraits(boards: BlockOf<typeof shape>) {
  const shown = boards.map(({ mens }) => mens.filter(({ image, name }) => image && name));
  const count = boards.flatMap(({ mens }) => mens.filter(({ name }) => name)).length;
  const people = shown
    .flatMap((board) => board.map((person, rank) => ({ ...person, rank })))
    .sort((one, other) => one.rank - other.rank);
  return { people: people.slice(0, most), count };
}
