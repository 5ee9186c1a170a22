import { day, object } from '../runtime';
import { join } from '../runtime/content/join';
import { shape } from './products.content';

export default join(shape, { rates: { path: '/api/rates', shape: object({ from: day }) } }, (block, { rates }) => ({
  ...block,
  rates: { ...rates, ...block.rates },
}));
