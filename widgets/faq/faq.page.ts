import type { WidgetPage } from '../runtime';
import { categoriesOf, type Faq } from './faq.content';

export default {
  image: ({ banner }) => banner?.image,
  structuredData(faq, { inLanguage }) {
    const answers = categoriesOf(faq).flatMap((category) => category.answers);
    if (answers.length === 0) return undefined;
    return {
      '@type': 'FAQPage',
      inLanguage,
      mainEntity: answers.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.html },
      })),
    };
  },
} satisfies WidgetPage<Faq>;
