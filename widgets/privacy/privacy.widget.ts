import { defineWidget, proseStyles, SectionSkeleton, sectionStyles } from '../runtime';
import { shape } from './privacy.content';
import { strings } from './privacy.strings';
import { PrivacyView } from './privacy.view';

/**
 * The privacy notice: a heading block, the description and the detailed description.
 *
 * @element serambi-privacy
 * @attr {string} api - Backend base address; content from `/api/privacy/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart hero - The heading block
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'privacy',
  content: { path: () => '/api/privacy/all', shape },
  strings,
  styles: [proseStyles, sectionStyles],
  view: PrivacyView,
  skeleton: SectionSkeleton,
});
