import { palette, skin, tint } from './palette';
import type { Person } from './portrait';

// The people in the drawings. A person looks the same in all of them.

const blazer = { light: palette.sand, accent: palette.turmeric };

export const ayu: Person = {
  skin: skin.tan,
  hair: 'waves',
  dress: 'blazer',
  cloth: { ...blazer, main: palette.leaf },
  fine: true,
};

export const bima: Person = {
  skin: skin.medium,
  hair: 'curls',
  glasses: 'round',
  dress: 'blazer',
  cloth: { ...blazer, main: tint.soga },
};

export const mother: Person = {
  skin: skin.tan,
  hair: 'bun',
  hairColour: palette.control,
  shine: palette.line,
  dress: 'kebaya',
  cloth: { main: tint.soga, light: tint.turmericPale, accent: palette.turmeric },
  fine: true,
  aged: true,
};

/** A shopkeeper. */
export const lastri: Person = {
  skin: skin.tan,
  hair: 'scarf',
  hairColour: palette.bad,
  shine: tint.soga,
  dress: 'blazer',
  cloth: { main: palette.leaf, light: palette.sand, accent: palette.leaf },
  fine: true,
};
