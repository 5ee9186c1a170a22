import { menusOf, type WidgetPage } from '../runtime';
import type { Menus } from './investor-relations.content';

export default {
  image: (menus) => menus.find(({ banner }) => banner?.image)?.banner?.image,
  entries: (menus) =>
    menus.flatMap(({ title, submenu, menu }) => {
      const entry = (
        name: string | undefined,
        file: string | undefined,
        date: string | undefined,
        ...above: (string | undefined)[]
      ) => ({
        kind: 'documents' as const,
        title: name ?? '',
        text: [title, ...above].filter(Boolean).join(' · '),
        file,
        date,
      });
      return [
        ...submenu.flatMap((each) =>
          each.data.flatMap(({ year, pdf }) =>
            pdf.map((document) => entry(document.title, document.link, document.date, each.title, year)),
          ),
        ),
        ...(menu?.pdf ?? []).map(({ name, url, date }) => entry(name, url, date)),
        ...menusOf(menu?.sideMenu ?? []).flatMap((side) =>
          side.documents.map((document) => entry(document.title, document.link, document.date, side.title)),
        ),
      ];
    }),
} satisfies WidgetPage<Menus>;
