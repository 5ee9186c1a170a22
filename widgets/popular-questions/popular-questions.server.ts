import { list, object, text } from '../runtime';
import { join } from '../runtime/content/join';
import { questionFinder } from '../runtime/content/question-id';
import { shape } from './popular-questions.content';

const question = object({ id: text, featureTitle: text });
const faq = object({ popular: list(text), faqs: list(object({ features: list(question) })) });

/** More than any page shows. */
const mostPopular = 50;

export default join(shape, { faq: { path: '/api/faq/all', shape: faq } }, (block, { faq }) => {
  const { popular = [], faqs = [] } = faq ?? {};
  const find = questionFinder(faqs);
  const named = popular.slice(0, mostPopular).flatMap((name) => {
    const { id, question } = find(name) ?? {};
    return question?.featureTitle ? [{ id, title: question.featureTitle }] : [];
  });
  return { popular: named, ...block };
});
