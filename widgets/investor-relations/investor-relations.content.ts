import {
  type BlockOf,
  documentMenus,
  documentYears,
  hero,
  html,
  type LongLists,
  list,
  media,
  object,
  text,
} from '../runtime';

export const shape = list(
  object({
    id: text,
    title: text,
    icon: media,
    banner: hero,
    submenu: list(object({ title: text, data: documentYears, rest: text })),
    menu: object({
      title: text,
      content: html,
      image: media,
      pdf: list(object({ name: text, url: media })),
      sideMenu: documentMenus,
      rest: text,
    }),
  }),
);

/** A panel's documents are counted together, whatever year or title they are under. */
export const lists: LongLists = {
  groups: [
    ['*.submenu.*', 'data.*.pdf'],
    ['*.menu', 'pdf', 'sideMenu.*.data.*.pdf'],
  ],
};

export type Menus = BlockOf<typeof shape>;
export type Menu = Menus[number];

/** A selectable entry: a submenu, or a menu without submenus. */
export interface Entry {
  /** Its fragment in the address: `menu-id/submenu-index`, or `menu-id`. */
  name: string;
  menu: number;
  submenu?: number;
}

/** All entries, in the order of the menus. */
export const entriesOf = (menus: Menus): Entry[] =>
  menus.flatMap(({ id, submenu }, menu): Entry[] => {
    const name = id ?? `${menu + 1}`;
    return submenu.length > 0
      ? submenu.map((_, index) => ({ name: `${name}/${index}`, menu, submenu: index }))
      : [{ name, menu }];
  });

/** Viewport width, in px, from which the list of menus stands beside the panel. */
export const wideFrom = 768;

/** Scroll position of the page, in px, after a menu without submenus was selected. */
export const scrollTarget = (width: number) => (width < wideFrom ? 1450 : 400);
