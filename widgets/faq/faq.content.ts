import { type BlockOf, hero, html, list, object, text } from '../runtime';

export const shape = object({
  banner: hero,
  faqs: list(object({ title: text, features: list(object({ featureTitle: text, featureDesc: html })) })),
});

export type Faq = BlockOf<typeof shape>;

/** What can be shown of the categories: a question needs its answer, an answer its question. */
export const categoriesOf = ({ faqs }: Faq) =>
  faqs.flatMap(({ title, features }) => {
    const answers = features.flatMap(({ featureTitle, featureDesc }) =>
      featureTitle && featureDesc ? [{ question: featureTitle, answer: featureDesc }] : [],
    );
    return title && answers.length ? [{ title, answers }] : [];
  });

export type Category = ReturnType<typeof categoriesOf>[number];

/** The address of a category or an answer, counted from 1: the same in both languages. */
export const addressOf = (...indexes: number[]) => ['faq', ...indexes.map((index) => index + 1)].join('-');

/** What an address names, if it is one of ours. An address of a category alone names its first answer. */
export function namedBy(
  address: string,
  categories: readonly Category[],
): [category: number, answer: number] | undefined {
  const [, category, answer = '1'] = /^faq-(\d+)(?:-(\d+))?$/.exec(address) ?? [];
  const named: [number, number] = [Number(category) - 1, Number(answer) - 1];
  return categories[named[0]]?.answers[named[1]] && named;
}
