import { link, list, object, plans, text } from '../runtime';
import { join } from '../runtime/content/join';
import { shape } from './ways.content';

/** Ways of the listed services, in that order; all without a list. */
export default join(
  shape,
  {
    services: { path: '/api/service/all', shape: list(object({ title: text, url: link }, 'title', 'url')) },
    products: { path: '/api/produk/detail/all', shape: object({ plans }) },
  },
  (ways, { services, products }) => {
    const described = ways.map((way) => ({ plans: products?.plans, ...way }));
    if (!services) return described;
    const byPage = new Map(services.map(({ url }) => [url, [] as typeof described]));
    const titles = new Map(services.map(({ title, url }) => [url, title] as const).reverse());
    for (const way of described) byPage.get(way.path)?.push({ service: titles.get(way.path), ...way });
    return [...byPage.values()].flat();
  },
);
