import { type BlockOf, hero, html, type LongLists, list, number, object, pageSize, text } from '../runtime';
import { positionIn, questionIds } from '../runtime/content/question-id';

const question = object({ id: text, featureTitle: text, featureDesc: html }, 'featureTitle', 'featureDesc');

export const shape = object(
  { banner: hero, faqs: list(object({ title: text, features: list(question), rest: number }, 'title', 'features')) },
  'faqs',
);

export const lists: LongLists = { groups: [['faqs.*', 'features']] };

export type Faq = BlockOf<typeof shape>;

/** A category alone, named by its title or its number. */
export const inCategory = (block: Faq, category: string): Faq => ({
  ...block,
  faqs: block.faqs.filter(({ title }, at) => title === category || `${at + 1}` === category),
});

/**
 * The categories that have questions. A category and a question have a number, counted from 1, which is the same in both languages.
 * A question's id is the fragment that leads to its answer.
 *
 * @param page the first page of the questions that the block has
 */
export function categoriesOf({ faqs }: Faq, page = 1) {
  const ids = questionIds(faqs);
  return faqs.flatMap(({ title, features, rest = 0 }, at) => {
    const answers = features.map((each, index) => ({
      id: ids.get(each) ?? '',
      number: (page - 1) * pageSize + index + 1,
      question: each.featureTitle,
      answer: each.featureDesc,
    }));
    return answers.length ? [{ number: at + 1, title, answers, rest }] : [];
  });
}

export type Category = ReturnType<typeof categoriesOf>[number];
export type Answer = Category['answers'][number];

/** The place of the answer with this id, or with this old address (`faq-2-3`), among the answers that are there. */
export function positionOf(
  id: string,
  categories: readonly Category[],
): [category: number, answer: number] | undefined {
  const find = (isSought: (answer: Answer, category: Category) => boolean): [number, number] | undefined => {
    let at = 0;
    for (const category of categories) {
      const index = category.answers.findIndex((answer) => isSought(answer, category));
      if (index >= 0) return [at, index];
      at++;
    }
    return undefined;
  };
  const old = positionIn(id);
  return (
    find((answer) => answer.id === id) ??
    (old && find(({ number }, category) => category.number === old.category && number === old.answer))
  );
}

/** The address of an answer on the bank's site. */
export const pathOf = ({ id, number }: Answer): string =>
  `/help${number > pageSize ? `?page=${Math.ceil(number / pageSize)}` : ''}#${id}`;

/**
 * The page up to which questions are to be added for the answer with this id, where it may be on one that is not shown yet. An old
 * address names the page; another id may be on any.
 */
export function laterPageOf(id: string, categories: readonly Category[]): number | undefined {
  const old = positionIn(id);
  const pages = categories.map(({ number, answers, rest }) => {
    const last = answers.at(-1)?.number ?? 0;
    const sought = !old ? last + rest : old.category === number ? old.answer : 0;
    return sought > last && sought <= last + rest ? Math.ceil(sought / pageSize) : 0;
  });
  return /^faq-./.test(id) && !positionOf(id, categories) ? Math.max(0, ...pages) || undefined : undefined;
}
