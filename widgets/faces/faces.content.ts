import { type BlockOf, link, list, media, object, text } from '../runtime';

/** The boards of `/api/leader`. */
export const boards = list(object({ mens: list(object({ image: media, name: text, jobs: text }, 'name')) }));

export const shape = object({
  figures: list(object({ value: text, label: text, source: text, path: link }, 'value', 'label')),
  boards,
});

/** People that a row has room for. */
const most = 6;

/** The people who are shown, with who leads each board first, and how many people there are. */
export function portraits(boards: BlockOf<typeof shape>['boards']) {
  const people = boards
    .flatMap(({ mens }) => mens.filter(({ image }) => image).map((person, rank) => ({ ...person, rank })))
    .sort((one, other) => one.rank - other.rank);
  return { people: people.slice(0, most), count: boards.flatMap(({ mens }) => mens).length };
}
