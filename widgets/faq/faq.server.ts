import { join } from '../runtime/content/join';
import { ownId, questionIds } from '../runtime/content/question-id';
import { shape } from './faq.content';

/** The ids of questions with equal words, which a page with a part of the questions could not tell apart. */
export default join(shape, {}, (block) => {
  const ids = questionIds(block.faqs ?? []);
  return {
    ...block,
    faqs: block.faqs?.map(({ features, ...category }) => ({
      ...category,
      features: features?.map((each) => (ids.get(each) === ownId(each) ? each : { ...each, id: ids.get(each) })),
    })),
  };
});
