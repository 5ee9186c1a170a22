import { join } from '../runtime/content/join';
import { rates, shape } from './rates.content';

export default join(shape, { rates: { path: '/api/rates', shape: rates } }, (block, { rates }) => ({
  rates,
  ...block,
}));
