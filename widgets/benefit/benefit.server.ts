import { object, plans } from '../runtime';
import { join } from '../runtime/content/join';
import { shape } from './benefit.content';

export default join(
  shape,
  { products: { path: '/api/produk/detail/all', shape: object({ plans }) } },
  (block, { products }) => ({ plans: products?.plans, ...block }),
);
