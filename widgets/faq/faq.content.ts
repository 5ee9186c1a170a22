import { type BlockOf, hero, html, list, object, text } from '../runtime';

export const shape = object({
  banner: hero,
  faqs: list(object({ title: text, features: list(object({ featureTitle: text, featureDesc: html })) })),
});

export type Faq = BlockOf<typeof shape>;

/** The categories with their complete questions; those without an answer are left out, and so are empty categories. */
export const categoriesOf = ({ faqs }: Faq) =>
  faqs.flatMap(({ title, features }) => {
    const answers = features.flatMap(({ featureTitle, featureDesc }) =>
      featureTitle && featureDesc ? [{ question: featureTitle, answer: featureDesc }] : [],
    );
    return title && answers.length ? [{ title, answers }] : [];
  });

export type Category = ReturnType<typeof categoriesOf>[number];

/** The id of a category or an answer, by position counted from 1, so that it is the same in both languages. */
export const idOf = (...indexes: number[]) => ['faq', ...indexes.map((index) => index + 1)].join('-');

/** The position of the answer with this id, if there is one. The id of a category stands for its first answer. */
export function positionOf(
  id: string,
  categories: readonly Category[],
): [category: number, answer: number] | undefined {
  const [, category, answer = '1'] = /^faq-(\d+)(?:-(\d+))?$/.exec(id) ?? [];
  const position: [number, number] = [Number(category) - 1, Number(answer) - 1];
  return categories[position[0]]?.answers[position[1]] && position;
}
