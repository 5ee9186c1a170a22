import { join } from '../runtime/content/join';
import { ownId, questionIds } from '../runtime/content/question-id';
import { shape } from './faq.content';

/** Stores ids of questions with equal words, which a page with only some questions could not number. */
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
