import { list, object, plans, way } from '../runtime';
import { join } from '../runtime/content/join';
import { isPageOf, shape } from './service.content';

/** Adds the service's ways, and the ways of other services that it also shows. */
export default join(
  shape,
  {
    ways: { path: '/api/ways', shape: list(way) },
    products: { path: '/api/produk/detail/all', shape: object({ plans }) },
  },
  (block, { ways = [], products }, { params: { service } }) => ({
    ways: ways.filter(({ path, also }) => isPageOf(service, path) || isPageOf(service, also)),
    plans: products?.plans,
    ...block,
  }),
);
