import {
  defineWidget,
  proseStyles,
  SectionSkeleton,
  sectionStyles,
  TabbedHtml,
  tabbedHtml,
  tabsStyles,
} from '../runtime';
import { strings } from './rates.strings';

/**
 * Rates, limits and fees as tabbed documents: the first shows until another is chosen; on the bank's own page the choice
 * is in the address. On paper all of them follow one another.
 *
 * @element serambi-rates
 * @attr {string} api - Backend base address; content from `/api/ratelimitfee/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart hero - The heading block
 * @csspart tablist - The row of tabs
 * @csspart tab - One tab
 * @csspart tabpanel - One document
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'rates',
  content: { path: () => '/api/ratelimitfee/all', shape: tabbedHtml },
  strings,
  styles: [tabsStyles, proseStyles, sectionStyles],
  view: TabbedHtml,
  skeleton: SectionSkeleton,
});
