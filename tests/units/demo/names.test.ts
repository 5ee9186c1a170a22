/** Menu, footer, cards, links at a page's end and its own title use the same name for a page. */
import { expect, it } from 'vitest';
import bank from '../../../demo/bank.json';
import services from '../../../demo/content/service/all.json';
import { routes } from '../../../shell/routes';
import { strings as aboutLinks } from '../../../widgets/about-links/about-links.strings';
import { menuOf } from '../../../widgets/header/header.content';
import { strings as next } from '../../../widgets/next/next.strings';
import { type Language, languages } from '../../../widgets/runtime/language/language';

interface Named {
  path: string;
  name: string | undefined;
}

const inMenu = (menu: ReturnType<typeof menuOf>, language: Language): Named[] =>
  menu.flatMap(({ path, links, ...item }) => [
    { path, name: item[language] },
    // A dropdown's link to its own page has another name than the dropdown.
    ...(links ?? []).filter((link) => link.path !== path).map((link) => ({ path: link.path, name: link[language] })),
  ]);

it.each(languages)('each page has one name (%s)', (language) => {
  const { menu, footer } = bank;
  const named: Named[] = [
    ...routes.map(({ path, heading }) => ({ path, name: heading[language] })),
    ...inMenu(menu, language),
    ...inMenu(menuOf({ name: '' }), language),
    ...[...footer.links, ...footer.legal].map((link) => ({ path: link.path, name: link[language] })),
    ...Object.entries(next[language].pages).map(([path, [name]]) => ({ path, name })),
    ...Object.entries(aboutLinks[language].pages).map(([page, { title }]) => ({
      path: `/about-us/${page}`,
      name: title,
    })),
    ...services[language].map(({ url, title }) => ({ path: url, name: title })),
  ];
  const names = new Map<string, Set<string | undefined>>();
  for (const { path, name } of named) names.set(path, (names.get(path) ?? new Set()).add(name));
  const several = [...names].filter(([, each]) => each.size > 1).map(([path, each]) => [path, ...each]);
  expect(several).toEqual([]);
});
