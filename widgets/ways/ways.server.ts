import { link, list, object, plans, text } from '../runtime';
import { join } from '../runtime/content/join';
import { shape } from './ways.content';

/** The ways of the services that the bank lists, in the order of that list; without the list, of all. */
export default join(
  shape,
  {
    services: { path: '/api/service/all', shape: list(object({ title: text, url: link }, 'title', 'url')) },
    products: { path: '/api/produk/detail/all', shape: object({ plans }) },
  },
  (ways, { services, products }) => {
    const described = ways.map((way) => ({ plans: products?.plans, ...way }));
    if (!services) return described;
    return services.flatMap(({ title, url }) =>
      described.filter(({ path }) => path === url).map((way) => ({ service: title, ...way })),
    );
  },
);
