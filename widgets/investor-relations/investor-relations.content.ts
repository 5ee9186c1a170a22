import {
  type BlockOf,
  type DocumentLink,
  documentFacts,
  documentMenus,
  documentYears,
  hero,
  html,
  type LongLists,
  list,
  media,
  menusOf,
  number,
  object,
  text,
} from '../runtime';

export const shape = list(
  object({
    id: text,
    title: text,
    icon: media,
    banner: hero,
    submenu: list(object({ title: text, data: documentYears, rest: number })),
    menu: object({
      title: text,
      content: html,
      image: media,
      pdf: list(object({ name: text, url: media, ...documentFacts }, 'name', 'url')),
      sideMenu: documentMenus,
      rest: number,
    }),
  }),
  'id',
);

export const searchNames = ['find', 'year', 'type'] as const;
export type Query = Partial<Record<(typeof searchNames)[number], string | undefined>>;

export const lists: LongLists = {
  groups: [
    ['*.submenu.*', 'data.*.pdf'],
    ['*.menu', 'pdf', 'sideMenu.*.data.*.pdf'],
  ],
  searchParams: searchNames,
};

export type Menus = BlockOf<typeof shape>;
export type Menu = Menus[number];

/** A submenu, or a menu without submenus. */
export interface Entry {
  /** Fragment in the address: `menu-id/submenu-index`, or `menu-id`. */
  name: string;
  menu: number;
  submenu?: number;
}

export const entriesOf = (menus: Menus): Entry[] =>
  menus.flatMap(({ id, submenu }, menu): Entry[] => {
    const name = id ?? `${menu + 1}`;
    return submenu.length > 0
      ? submenu.map((_, index) => ({ name: `${name}/${index}`, menu, submenu: index }))
      : [{ name, menu }];
  });

/** Gives the fields the names that other documents have. */
export const documentsIn = ({ pdf }: NonNullable<Menu['menu']>): DocumentLink[] =>
  pdf.map(({ name, url, ...facts }) => ({ title: name, link: url, ...facts }));

/** `year` is the year that it reports on. */
export interface Listed extends DocumentLink {
  year: string | undefined;
}

/** The last year in a title: annual reports are often listed under the year of publication. */
const yearIn = (title = ''): string | undefined => title.match(/(?<!\d)20\d\d(?!\d)/g)?.at(-1);

const groupsBy = <D extends DocumentLink>(documents: readonly D[], titleOf: (document: D) => string | undefined) =>
  [...new Set(documents.map(titleOf))].map((year) => ({
    year,
    pdf: documents.filter((each) => titleOf(each) === year),
  }));

/** By the year that they report on, newest first, without a year last. */
const byYear = (documents: readonly Listed[]) =>
  groupsBy(documents, ({ year }) => year).sort((one, other) => ((one.year ?? '') < (other.year ?? '') ? 1 : -1));

export const reportedIn = ({ data }: Menu['submenu'][number]) =>
  byYear(data.flatMap(({ year, pdf }) => pdf.map((each) => ({ ...each, year: yearIn(each.title) ?? year }))));

export const allDocuments = (menus: Menus): Listed[] =>
  menus.flatMap(({ title, menu, submenu }) => {
    const own = menu ? [...documentsIn(menu), ...menusOf(menu.sideMenu).flatMap(({ documents }) => documents)] : [];
    const listed = (document: DocumentLink, from?: string, year?: string): Listed => ({
      ...document,
      ...(from && { from }),
      year: yearIn(document.title) ?? year ?? document.date?.slice(0, 4),
    });
    return [
      ...submenu.flatMap(({ title: from, data }) =>
        data.flatMap(({ year, pdf }) => pdf.map((each) => listed(each, from ?? title, year))),
      ),
      ...own.map((each) => listed(each, title)),
    ];
  });

export const newestOf = (documents: readonly Listed[]): Listed[] =>
  [...new Map(documents.map((each) => [each.link, each])).values()]
    .filter(({ date }) => date)
    .sort(({ date: one = '' }, { date: other = '' }) => Number(one < other) - Number(one > other))
    .slice(0, 3);

export const yearsOf = (documents: readonly Listed[]): string[] =>
  [...new Set(documents.flatMap(({ year }) => year ?? []))].sort().reverse();

export const typesOf = (documents: readonly Listed[]): string[] => [
  ...new Set(documents.flatMap(({ from }) => from ?? [])),
];

export const maxFound = 100;

/** Documents of the year and type with all words, newest first. Grouped by type if a year is chosen, else by year. */
export function search(documents: readonly Listed[], { find = '', year, type }: Query) {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const found = documents.filter((each) => {
    const text = `${each.title} ${each.from} ${each.year}`.toLowerCase();
    const isFound = (!year || each.year === year) && (!type || each.from === type);
    return isFound && words.every((word) => text.includes(word));
  });
  const newest = [...found].sort((one, other) => (other.year ?? '').localeCompare(one.year ?? ''));
  const shown = newest.slice(0, maxFound);
  const groups = year
    ? groupsBy(shown, ({ from }) => from).map((group) => ({
        ...group,
        pdf: group.pdf.map(({ from: _, ...each }) => each),
      }))
    : byYear(shown);
  return { count: found.length, groups };
}

/** Viewport width in px from which the list of menus stands beside the panel. */
export const wideFrom = 768;

/** The page's scroll position in px after selecting a menu without submenus. */
export const scrollTarget = (width: number) => (width < wideFrom ? 1450 : 400);
