import { defineWidget, heroPage } from '../runtime';
import { inCategory, lists, shape } from './faq.content';
import { strings } from './faq.strings';
import { styles } from './faq.styles';
import { FaqView } from './faq.view';

/**
 * Frequently asked questions: a search field, and a tab with an accordion for each category. One answer is open at a time, at first
 * the first one. Content in the `contact` slot shows in a second main tab, below a short header in place of the hero. On the bank's
 * own page every main tab and answer has a fragment (`#contact`, `#faq-lost-card`). An answer's fragment is the question's `id`,
 * else its words. Old addresses by position (`#faq-2-3`, `#faq-2`) still open their answers.
 *
 * @attr {string} category - Only this category: its title in the language shown, or its number, counted from 1
 * @slot popular - Content above the categories, such as the most frequent questions
 * @slot topics - Content below the answers and below the contact tab, such as contacts by topic
 * @slot contact - Content of the contact tab, such as the contact form
 * @csspart hero - The hero: picture, title and text
 * @csspart tablist - A row of tabs
 * @csspart tab - One tab
 * @csspart tabpanel - The panel of a tab
 * @csspart search - The search field, with two categories or more
 * @csspart phones - The numbers to call, and their hours
 * @csspart item - A question with its answer
 * @csspart more - Adds the next 24 questions of a category
 */
export default defineWidget({
  name: 'faq',
  attributes: ['category'],
  content: { path: '/api/faq/all', shape, lists, inCategory },
  bank: ['phones', 'hours', 'disabledPages'],
  strings,
  styles,
  ...heroPage,
  view: FaqView,
});
