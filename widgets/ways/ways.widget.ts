import { defineWidget, height } from '../runtime';
import { shape } from './ways.content';
import { strings } from './ways.strings';
import { styles } from './ways.styles';
import { WaysView } from './ways.view';

/**
 * All ways to use the services, with fee, limits and required plan, in a table grouped by service. On narrow screens each way has a
 * card, folded by service. Visitors choose by service and amount. Without ways it shows nothing. On the bank's own page the address
 * may choose (`/services?want=transfer&amount=300000000`), also without script.
 *
 * @attr {string} want - The service at first: the last part of its page's path, such as `transfer`
 * @attr {string} amount - The amount at first, in rupiah, such as `500000`
 * @attr {string} api - Base address of the backend; the content comes from `/api/ways`. The bank's server adds the services' names
 * @csspart ways - The section
 * @csspart form - The controls
 * @csspart group - A service with its ways
 * @csspart way - One way, with its fee and limits
 */
export default defineWidget({
  name: 'ways',
  attributes: ['want', 'amount'],
  addressed: ['want', 'amount'],
  content: { path: '/api/ways', shape, mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('985px', '1552px'),
  view: WaysView,
});
