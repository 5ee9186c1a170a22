import { defineWidget, heroPageHeight, PageSkeleton } from '../runtime';
import { inCategory, lists, shape } from './faq.content';
import { strings } from './faq.strings';
import { styles } from './faq.styles';
import { FaqView } from './faq.view';

/**
 * Frequently asked questions: a field that finds answers, a tab for each category and in it an accordion, with one answer open at
 * a time, at first the first one. If the `contact` slot has content, it is shown in a second main tab beside the questions, below a short head in place of the hero. On the
 * bank's own page every main tab and answer has a fragment in the address (`#contact`, `#faq-lost-card`): a question's `id`, else its
 * words. Old addresses by position (`#faq-2-3`, `#faq-2`) still lead to their answers.
 *
 * @element serambi-faq
 * @attr {string} api - Base address of the backend; the content comes from `/api/faq/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @attr {string} category - Only this category: its title in the language shown, or its number, counted from 1
 * @slot popular - Content above the categories, such as the questions that are asked most often
 * @slot topics - Content below the answers, and below that of the contact tab, such as whom to turn to by topic
 * @slot contact - Content of the contact tab, such as the contact form
 * @csspart root - The whole widget
 * @csspart hero - The hero: picture, title and text
 * @csspart tablist - A row of tabs
 * @csspart tab - One tab
 * @csspart tabpanel - The panel of a tab
 * @csspart search - The field that finds answers, of two categories or more
 * @csspart phones - The numbers to call, and their hours
 * @csspart item - A question with its answer
 * @csspart more - Adds the next 24 questions of a category
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'faq',
  attributes: ['category'],
  content: { path: '/api/faq/all', shape, lists, inCategory },
  bank: ['phones', 'hours', 'disabledPages'],
  strings,
  styles,
  height: heroPageHeight,
  view: FaqView,
  skeleton: PageSkeleton,
});
