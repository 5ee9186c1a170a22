import { type BlockOf, link, list, media, object, text } from '../runtime';

export const boards = list(object({ mens: list(object({ image: media, name: text, jobs: text }, 'name')) }));

export const shape = object({
  figures: list(object({ value: text, label: text, source: text, path: link }, 'value', 'label')),
  boards,
});

/** Limit of portraits in a row. */
const most = 6;

export function portraits(boards: BlockOf<typeof shape>['boards']) {
  const people = boards
    .flatMap(({ mens }) => mens.filter(({ image }) => image).map((person, rank) => ({ ...person, rank })))
    .sort((one, other) => one.rank - other.rank);
  return { people: people.slice(0, most), count: boards.flatMap(({ mens }) => mens).length };
}
