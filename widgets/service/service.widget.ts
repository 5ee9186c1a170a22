import { defineWidget, heroPage } from '../runtime';
import { shape } from './service.content';
import { strings } from './service.strings';
import { styles } from './service.styles';
import { ServiceView } from './service.view';

/**
 * One of the five services, or a product: hero, feature cards and the steps to use it. Their order depends on the service. Bill
 * payment also has icons of the bill types, and the companies that can be paid. Fees and limits come from `/api/ways`, with a link
 * to the comparison.
 *
 * @attr {'pay'|'top-up'|'transfer'|'bill-payment'|'cash-out'|'debit-card'|'savings-goals'|'micro-credit'} service - What to show
 * @attr {string} api - Base address of the backend; the content comes from `/api/services/{service}`
 * @slot steps - Before the steps, for a link's target (`<span slot="steps" id="steps">`). The hero then links to `#steps`
 * @csspart hero - The hero: picture, title and text
 * @csspart fees - Fees and limits
 * @csspart way - One way, with its fee and limits
 * @csspart billers - Companies that can be paid, by type
 * @csspart features - The feature cards
 * @csspart types - The icons of the bill types
 * @csspart registers - The steps to use the service
 * @csspart tablist - The row of tabs, if there are several sequences of steps
 * @csspart tab - A tab
 * @csspart tabpanel - The panel of a tab
 * @csspart slider - A row of steps with arrows
 * @event serambi:error - The content could not be loaded, or `service` is unknown; `detail.message` says why
 */
export default defineWidget({
  name: 'service',
  attributes: ['service'],
  content: {
    path: '/api/services/:service(pay|top-up|transfer|bill-payment|cash-out|debit-card|savings-goals|micro-credit)',
    shape,
  },
  bank: ['disabledPages'],
  strings,
  styles,
  ...heroPage,
  isPlain: true,
  view: ServiceView,
});
