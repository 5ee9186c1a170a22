import { type BlockOf, hero, html, type LongLists, list, number, object, pageSize, text } from '../runtime';
import { positionIn, questionIds } from '../runtime/content/question-id';

const question = object({ id: text, featureTitle: text, featureDesc: html }, 'featureTitle', 'featureDesc');

export const shape = object(
  { banner: hero, faqs: list(object({ title: text, features: list(question), rest: number }, 'title', 'features')) },
  'faqs',
);

export const lists: LongLists = { groups: [['faqs.*', 'features']] };

export type Faq = BlockOf<typeof shape>;

export const inCategory = (block: Faq, category: string): Faq => ({
  ...block,
  faqs: block.faqs.filter(({ title }, at) => title === category || `${at + 1}` === category),
});

/** Numbers count from 1, the same in both languages; ids are fragments. `page` is the block's first page. */
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

/** The position of an answer by its id, or by its old address (`faq-2-3`). */
export function positionOf(
  id: string,
  categories: readonly Category[],
): [category: number, answer: number] | undefined {
  const all = categories.flatMap(({ number: category, answers }, at) =>
    answers.map((answer, index) => ({ answer, category, position: [at, index] as [number, number] })),
  );
  const old = positionIn(id);
  const found =
    all.find(({ answer }) => answer.id === id) ??
    all.find(({ answer, category }) => category === old?.category && answer.number === old.answer);
  return found?.position;
}

export const pathOf = ({ id, number }: Answer): string =>
  `/help${number > pageSize ? `?page=${Math.ceil(number / pageSize)}` : ''}#${id}`;

/** The last page to add for an answer that is not loaded. An old address contains the page; another id may be on any. */
export function laterPageOf(id: string, categories: readonly Category[]): number | undefined {
  const old = positionIn(id);
  const pages = categories.map(({ number, answers, rest }) => {
    const last = answers.at(-1)?.number ?? 0;
    const sought = !old ? last + rest : old.category === number ? old.answer : 0;
    return sought > last && sought <= last + rest ? Math.ceil(sought / pageSize) : 0;
  });
  return /^faq-./.test(id) && !positionOf(id, categories) ? Math.max(0, ...pages) || undefined : undefined;
}
