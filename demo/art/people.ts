import { lastri } from './customers';
import { palette, skin, tint } from './palette';
import { kawung, kawungField, megaMendung, parangField, petals } from './patterns';
import { bust, type Person } from './portrait';
import type { Cloth } from './portrait-dress';
import { circle, defs, path, rect, stroke, svg } from './svg';

interface Portrait extends Person {
  readonly ground: string;
}

const plain = (fill: string): string => rect(0, 0, 480, 600, fill);

interface Field {
  /** Drawn below the pattern, because gaps between pattern tiles would show the background. */
  readonly base: string;
  readonly pattern: string;
}

const kawungCloth = (size: number, base: string, petal: string, seed?: string): Field => ({
  base,
  pattern: kawungField('ground', size, { petal, seed, ground: base }, [20, 10]),
});

const parangCloth = (size: number, base: string, blade: string, lozenge: string): Field => ({
  base,
  pattern: parangField('ground', size, { blade, ground: base, lozenge }),
});

const wall = ({ base, pattern }: Field): string => defs(pattern) + plain(base) + plain('url(#ground)');

/** A patterned background with a disc behind the head. */
const halo = (field: Field, disc: string): string => wall(field) + circle(240, 268, 196, disc);

/** A doorway in a patterned wall. */
const arch = (field: Field, sky: string, edge: string): string =>
  wall(field) +
  path('M56 600V262A184 184 0 0 1 424 262V600Z', edge) +
  path('M72 600V262A168 168 0 0 1 408 262V600Z', sky);

/** One large rosette. */
const rosette = (ground: string, petal: string, seed: string): string =>
  plain(ground) + kawung(240, 268, 400, { petal, seed });

/** Petals radiating from behind the head. */
const wreath = (ground: string, petal: string, disc: string): string =>
  plain(ground) +
  path(
    petals({
      x: 240,
      y: 274,
      radius: 340,
      gap: 176,
      width: 76,
      angles: Array.from({ length: 16 }, (_, index) => index * 22.5),
    }),
    petal,
  ) +
  circle(240, 274, 176, disc);

const clouds = (ground: string, colours: readonly string[], sun: string): string =>
  plain(ground) +
  circle(330, 190, 150, sun) +
  megaMendung('cloud-left', { x: 70, y: 190, width: 270, colours, step: 9 }) +
  megaMendung('cloud-right', { x: 430, y: 370, width: 250, colours, step: 9, flip: true });

/** A band of parang behind the shoulder. */
const band = (ground: string, { base, pattern }: Field, edge: string): string => {
  const cloth = 'M150 0H480V210L40 600H0V190Z';
  return (
    defs(pattern) +
    plain(ground) +
    path(cloth, base) +
    path(cloth, 'url(#ground)') +
    stroke('M150 0 0 190M480 210 40 600', edge, 8)
  );
};

// --- People -------------------------------------------------------------------------------------------------------

const leafCloth: Cloth = { main: palette.leaf, light: palette.sand, accent: palette.turmeric };
const inkCloth: Cloth = { main: palette.ink, light: palette.sand, accent: palette.turmeric };

const people: Readonly<Record<string, Portrait>> = {
  'ratna-hadiwinata': {
    skin: skin.medium,
    hair: 'bun',
    hairColour: palette.line,
    shine: palette.control,
    dress: 'kebaya',
    cloth: { main: palette.leaf, light: tint.leafPale, accent: palette.turmeric },
    fine: true,
    aged: true,
    earrings: palette.turmeric,
    ground: halo(kawungCloth(96, palette.turmeric, tint.turmericDeep), tint.turmericPale),
  },
  'arya-wiranatha': {
    skin: skin.tan,
    hair: 'udeng',
    beard: 'moustache',
    aged: true,
    jaw: 'square',
    dress: 'suit',
    cloth: { main: palette.leafDeep, light: palette.sandDeep, accent: tint.soga },
    ground: clouds(tint.leafPale, [tint.leafMid, tint.leafBright, tint.leafMist, palette.white], palette.turmeric),
  },
  'maria-sihombing': {
    skin: skin.tan,
    hair: 'bob',
    dress: 'ulos',
    cloth: inkCloth,
    fine: true,
    jaw: 'round',
    glasses: 'square',
    ground: arch(kawungCloth(80, tint.leafPale, tint.leafMid), tint.leafBright, palette.white),
  },
  'fadhil-munandar': {
    skin: skin.medium,
    hair: 'peci',
    beard: 'full',
    dress: 'suit',
    cloth: { main: palette.leaf, light: palette.sandDeep, accent: palette.turmeric },
    ground: band(tint.turmericPale, parangCloth(90, tint.turmericPale, palette.turmeric, tint.soga), palette.white),
  },
  'hendra-kusnadi': {
    skin: skin.light,
    hair: 'receding',
    hairColour: palette.control,
    shine: palette.line,
    glasses: 'square',
    aged: true,
    jaw: 'square',
    dress: 'batik',
    cloth: { main: tint.soga, light: tint.sogaPale, accent: tint.turmericPale },
    ground: rosette(tint.leafMid, palette.leaf, tint.leafMid),
  },
  'arini-kusumawardhani': {
    skin: skin.medium,
    hair: 'long',
    dress: 'blazer',
    cloth: { main: palette.turmeric, light: palette.sand, accent: palette.leafDeep },
    fine: true,
    ground: halo(parangCloth(84, palette.leaf, tint.leafDim, tint.leafBright), tint.leafPale),
  },
  'bagas-wirasena': {
    skin: skin.tan,
    hair: 'short',
    glasses: 'round',
    dress: 'parang',
    cloth: { main: palette.leafDeep, light: tint.leafBright, accent: tint.turmericPale },
    ground: wreath(tint.turmericPale, palette.turmeric, palette.sand),
  },
  'lidya-tanuwijaya': {
    skin: skin.light,
    hair: 'fringe',
    dress: 'blazer',
    cloth: { main: palette.leaf, light: palette.sand, accent: palette.turmeric },
    fine: true,
    jaw: 'round',
    ground: rosette(tint.sogaPale, tint.soga, tint.sogaPale),
  },
  'rangga-aditama': {
    skin: skin.medium,
    hair: 'quiff',
    dress: 'blazer',
    cloth: { main: tint.leafBright, light: tint.turmericPale, accent: palette.sand },
    ground: arch(parangCloth(70, palette.leafDeep, palette.leaf, tint.leafBright), palette.turmeric, palette.sand),
  },
  'laksmi-dewi': {
    skin: skin.tan,
    hair: 'frangipani',
    dress: 'sash',
    cloth: { main: palette.sand, light: tint.turmericPale, accent: palette.turmeric },
    fine: true,
    earrings: palette.turmeric,
    ground: wreath(tint.leafMid, palette.leaf, tint.leafPale),
  },
  'nur-aisyah-siregar': {
    skin: skin.light,
    hair: 'scarf',
    hairColour: palette.leaf,
    shine: tint.leafMid,
    dress: 'blazer',
    cloth: { ...inkCloth, accent: palette.ink },
    fine: true,
    ground: clouds(tint.leafPale, [tint.sogaPale, tint.turmericPale, tint.sogaPale, palette.white], palette.turmeric),
  },
  'yohanes-batubara': {
    skin: skin.brown,
    hair: 'short',
    beard: 'goatee',
    jaw: 'square',
    dress: 'batik',
    cloth: { main: palette.ink, light: palette.turmeric, accent: palette.sand },
    ground: halo(kawungCloth(110, tint.leafMist, tint.leafPale, tint.leafMist), tint.leafMid),
  },
  'sekar-ayuningtyas': {
    skin: skin.medium,
    hair: 'nape',
    dress: 'kebaya',
    cloth: { main: tint.soga, light: tint.turmericPale, accent: palette.turmeric },
    fine: true,
    earrings: palette.turmeric,
    ground: band(tint.leafBright, parangCloth(100, palette.leaf, palette.leafDeep, tint.leafPale), palette.sand),
  },
  'daniel-manuputty': {
    skin: skin.deep,
    hair: 'curls',
    dress: 'suit',
    cloth: { ...leafCloth, light: palette.sandDeep },
    jaw: 'oval',
    ground: arch(kawungCloth(74, palette.turmeric, tint.turmericPale), palette.sand, palette.leafDeep),
  },
  'sulistyowati-rahardjo': {
    skin: skin.light,
    hair: 'bob',
    hairColour: palette.control,
    shine: palette.line,
    dress: 'blazer',
    cloth: { main: tint.soga, light: palette.sand, accent: palette.turmeric },
    fine: true,
    aged: true,
    glasses: 'round',
    ground: arch(kawungCloth(80, tint.leafMid, tint.leafBright), tint.leafMist, palette.sand),
  },
  'benny-lasut': {
    skin: skin.light,
    hair: 'short',
    hairColour: palette.control,
    shine: palette.line,
    jaw: 'round',
    aged: true,
    dress: 'suit',
    cloth: { main: tint.leafDim, light: palette.sandDeep, accent: tint.soga },
    ground: rosette(tint.turmericPale, palette.turmeric, tint.turmericPale),
  },
  'intan-pramudita': {
    skin: skin.medium,
    hair: 'scarf',
    hairColour: tint.turmericDeep,
    shine: palette.turmeric,
    dress: 'blazer',
    cloth: { main: palette.leafDeep, light: tint.leafMid, accent: palette.turmeric },
    fine: true,
    glasses: 'round',
    ground: halo(parangCloth(84, palette.leaf, tint.leafDim, tint.leafBright), tint.leafPale),
  },
  'rizal-anwar': {
    skin: skin.tan,
    hair: 'receding',
    beard: 'goatee',
    glasses: 'square',
    dress: 'batik',
    cloth: { main: palette.leaf, light: tint.turmericPale, accent: palette.sand },
    ground: band(palette.sandDeep, kawungCloth(90, tint.sogaPale, tint.soga), palette.white),
  },
  'dewi-anggraini': {
    skin: skin.medium,
    hair: 'waves',
    dress: 'blazer',
    cloth: { main: tint.leafMid, light: palette.sand, accent: palette.ink },
    fine: true,
    earrings: palette.turmeric,
    ground: wreath(tint.sogaPale, tint.soga, tint.turmericPale),
  },
  'kartika-wulandari': {
    skin: skin.tan,
    hair: 'nape',
    dress: 'kebaya',
    cloth: { main: palette.leaf, light: tint.leafPale, accent: palette.turmeric },
    fine: true,
    earrings: palette.turmeric,
    ground: clouds(tint.turmericPale, [tint.leafPale, tint.leafMid, tint.leafBright, palette.white], palette.turmeric),
  },
  'teuku-iskandar-rahman': {
    skin: skin.medium,
    hair: 'peci',
    beard: 'moustache',
    jaw: 'square',
    aged: true,
    dress: 'batik',
    cloth: { main: tint.soga, light: tint.turmericPale, accent: palette.sand },
    ground: arch(parangCloth(70, palette.leaf, tint.leafDim, tint.leafBright), tint.leafPale, palette.sand),
  },
  'stefanus-wonda': {
    skin: skin.deep,
    hair: 'curls',
    beard: 'full',
    dress: 'blazer',
    cloth: { main: palette.leaf, light: palette.sand, accent: palette.turmeric },
    ground: halo(kawungCloth(110, palette.turmeric, tint.turmericDeep), tint.turmericPale),
  },
  'melati-oktaviani': {
    skin: skin.light,
    hair: 'long',
    jaw: 'round',
    dress: 'sash',
    cloth: { main: palette.turmeric, light: palette.sand, accent: palette.leafDeep },
    fine: true,
    ground: rosette(tint.leafPale, tint.leafBright, tint.leafPale),
  },
  lastri: {
    ...lastri,
    ground: halo(kawungCloth(96, palette.turmeric, tint.turmericDeep), tint.turmericPale),
  },
};

export const portraits: Record<string, () => string> = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [`people/${name}`, () => svg(480, 600, person.ground, bust(person))]),
);
