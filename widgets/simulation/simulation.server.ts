import { join } from '../runtime/content/join';
import { rates, shape } from './simulation.content';

export default join(shape, { rates: { path: '/api/rates', shape: rates } }, (block, { rates }) => ({
  ...block,
  rates: { ...rates, ...block.rates },
}));
