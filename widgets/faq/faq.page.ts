import type { WidgetPage } from '../runtime';
import { categoriesOf, type Faq, pathOf } from './faq.content';

/** Limit in characters for structured data: search engines show few answers, and each costs sanitising. */
const maxLength = 20_000;

export default {
  image: ({ banner }) => banner?.image,
  entries: (faq) =>
    categoriesOf(faq).flatMap(({ title: about, answers }) =>
      answers.map((answer) => ({
        kind: 'answers' as const,
        title: answer.question,
        text: answer.answer.html,
        about,
        path: pathOf(answer),
      })),
    ),
  structuredData(faq, { inLanguage, html }) {
    let left = maxLength;
    const answers = categoriesOf(faq)
      .flatMap((category) => category.answers)
      .filter(({ answer: { html } }) => {
        const fits = html.length <= left;
        if (fits) left -= html.length;
        return fits;
      });
    if (answers.length === 0) return undefined;
    return {
      '@type': 'FAQPage',
      inLanguage,
      mainEntity: answers.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html(answer) },
      })),
    };
  },
} satisfies WidgetPage<Faq>;
