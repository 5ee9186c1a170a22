import { type BlockOf, hero, html, type LongLists, list, object, pageSize, text } from '../runtime';

export const shape = object({
  banner: hero,
  faqs: list(object({ title: text, features: list(object({ featureTitle: text, featureDesc: html })), rest: text })),
});

export const lists: LongLists = { groups: [['faqs.*', 'features']] };

export type Faq = BlockOf<typeof shape>;

/**
 * The categories with their complete questions; those without an answer are left out, and so are empty categories. Both have
 * their number in the block, counted from 1, which is the same in both languages.
 *
 * @param page the first page of the questions that the block has
 */
export const categoriesOf = ({ faqs }: Faq, page = 1) =>
  faqs.flatMap(({ title, features, rest }, at) => {
    const answers = features.flatMap(({ featureTitle, featureDesc }, index) =>
      featureTitle && featureDesc
        ? [{ number: (page - 1) * pageSize + index + 1, question: featureTitle, answer: featureDesc }]
        : [],
    );
    return title && answers.length ? [{ number: at + 1, title, answers, rest: Number(rest ?? 0) }] : [];
  });

export type Category = ReturnType<typeof categoriesOf>[number];

/** The id of a category or an answer. */
export const idOf = (...numbers: number[]) => ['faq', ...numbers].join('-');

/** The numbers in an id. The id of a category stands for its first answer. */
const numbersIn = (id: string) => {
  const [, category, answer = '1'] = /^faq-(\d+)(?:-(\d+))?$/.exec(id) ?? [];
  return { category: Number(category), answer: Number(answer) };
};

/** The position of the answer with this id, if it is there. */
export function positionOf(
  id: string,
  categories: readonly Category[],
): [category: number, answer: number] | undefined {
  const { category, answer } = numbersIn(id);
  const at = categories.findIndex(({ number }) => number === category);
  const index = categories[at]?.answers.findIndex(({ number }) => number === answer) ?? -1;
  return index < 0 ? undefined : [at, index];
}

/** The page that an answer is on. */
const pageOf = (answer: number) => Math.ceil(answer / pageSize);

/** The address of an answer on the bank's site. */
export const pathOf = (category: number, answer: number): string =>
  `/help${answer > pageSize ? `?page=${pageOf(answer)}` : ''}#${idOf(category, answer)}`;

/** The page of the answer with this id, if it may be on one that is not shown yet. */
export function laterPageOf(id: string, categories: readonly Category[]): number | undefined {
  const { category, answer } = numbersIn(id);
  const found = categories.find(({ number }) => number === category);
  const last = found?.answers.at(-1)?.number ?? 0;
  return found && answer > last && answer <= last + found.rest ? pageOf(answer) : undefined;
}
