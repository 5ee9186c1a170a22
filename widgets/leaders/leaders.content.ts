import { type BlockOf, type LongLists, list, media, number, object, people, text } from '../runtime';

export const shape = list(object({ title: text, pdf: media, mens: people, rest: number }));

export const lists: LongLists = { groups: [['*', 'mens']] };

export type Groups = BlockOf<typeof shape>;

/** Without duplicates, because groups often share one document. */
export const structures = (groups: Groups, name: string) => {
  const first = groups.filter(({ pdf }, index) => pdf && groups.findIndex((group) => group.pdf === pdf) === index);
  return first.map(({ title, pdf }) => ({ title: first.length > 1 && title ? `${name}, ${title}` : name, link: pdf }));
};
