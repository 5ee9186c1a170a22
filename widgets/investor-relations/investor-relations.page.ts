import { type DocumentLink, menusOf, type WidgetPage } from '../runtime';
import { documentsIn, type Menus } from './investor-relations.content';

export default {
  image: (menus) => menus.find(({ banner }) => banner?.image)?.banner?.image,
  entries: (menus) =>
    menus.flatMap(({ title, submenu, menu }) => {
      const entry = (document: DocumentLink, ...above: (string | undefined)[]) => ({
        kind: 'documents' as const,
        title: document.title ?? '',
        text: [title, ...above].filter(Boolean).join(' · '),
        file: document.link,
        date: document.date,
      });
      return [
        ...submenu.flatMap((each) =>
          each.data.flatMap(({ year, pdf }) => pdf.map((document) => entry(document, each.title, year))),
        ),
        ...(menu ? documentsIn(menu) : []).map((document) => entry(document)),
        ...menusOf(menu?.sideMenu ?? []).flatMap((side) =>
          side.documents.map((document) => entry(document, side.title)),
        ),
      ];
    }),
} satisfies WidgetPage<Menus>;
