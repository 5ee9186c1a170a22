import { list, media, object, text } from '../runtime';
import { join } from '../runtime/content/join';
import { shape } from './committee.content';

const leaders = list(object({ mens: list(object({ name: text, jobs: text, image: media }, 'name')) }));

/** Adds position and portrait from the leaders, and missing numbers of seats. */
export default join(shape, { leaders: { path: '/api/leader', shape: leaders } }, (block, { leaders = [] }) => {
  const known = new Map(leaders.flatMap(({ mens = [] }) => mens.map((each) => [each.name, each] as const)).reverse());
  const described = <Person extends { name?: string | undefined }>(person: Person) => ({
    ...known.get(person.name),
    ...person,
  });
  return {
    ...block,
    boards: block.boards?.map(({ committees = [], ...board }) => ({
      ...board,
      committees: committees.map(({ chair, members = [], seats = members.length + 1, ...committee }) => ({
        ...committee,
        chair: chair && described(chair),
        members: members.map(described),
        seats,
      })),
    })),
  };
});
