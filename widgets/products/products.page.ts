import type { WidgetPage } from '../runtime';
import { fragmentOf, markOf, type Products } from './products.content';

export default {
  image: ({ banner }) => banner?.image,
  entries: ({ tabs, rates }) =>
    tabs.flatMap((tab, index) => {
      const { title = tab.titleFeature, titleFeature, features, tables, titleRegister, registers } = tab;
      if (!title) return [];
      const texts = [
        ...features.flatMap(({ featureTitle, featureDesc }) => [featureTitle, featureDesc]),
        titleFeature,
        // `ok` and `no` are icons, not words.
        ...tables.map((row) =>
          Object.values(row)
            .filter((cell) => !markOf(cell))
            .join(' '),
        ),
        titleRegister,
        ...registers.flatMap((register) => [register.title, ...register.contents.map(({ caption }) => caption)]),
      ];
      const text = texts.filter(Boolean).join('</p>');
      return [{ kind: 'pages' as const, title, text, path: `/products#${fragmentOf(tab, index)}`, date: rates?.from }];
    }),
} satisfies WidgetPage<Products>;
