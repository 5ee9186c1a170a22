import { type BlockOf, documentMenus, documentYears, hero, html, list, media, object, text } from '../runtime';

export const shape = list(
  object({
    id: text,
    title: text,
    icon: media,
    banner: hero,
    submenu: list(object({ title: text, data: documentYears })),
    menu: object({
      title: text,
      content: html,
      image: media,
      pdf: list(object({ name: text, url: media })),
      sideMenu: documentMenus,
    }),
  }),
);

export type Menus = BlockOf<typeof shape>;
export type Menu = Menus[number];

/** Something that can be chosen: a submenu, or a menu that has none. */
export interface Place {
  /** Its name in the address: `menu-id/submenu-index`, or `menu-id`. */
  name: string;
  menu: number;
  submenu?: number;
}

/** Every place, in the order of the menus. */
export const placesOf = (menus: Menus): Place[] =>
  menus.flatMap(({ id, submenu }, menu): Place[] => {
    const name = id ?? `${menu + 1}`;
    return submenu.length > 0
      ? submenu.map((_, index) => ({ name: `${name}/${index}`, menu, submenu: index }))
      : [{ name, menu }];
  });

/** Where the page scrolls to when a menu without submenus is chosen. */
export const scrollTarget = (width: number) => (width < 768 ? 1450 : 400);
