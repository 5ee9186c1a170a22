import { palette, skin, tint } from './palette';
import { kawung, kawungField, megaMendung, parangField, petals } from './patterns';
import { type Cloth, type Dress, dress } from './portrait-dress';
import { type Beard, beard, glasses, type Hairstyle, hairstyles } from './portrait-hair';
import { circle, clip, defs, element, group, path, place, rect, stroke, svg } from './svg';

interface Person {
  readonly skin: string;
  readonly hair: Hairstyle;
  readonly hairColour?: string;
  readonly shine?: string;
  readonly beard?: Beard;
  readonly glasses?: 'round' | 'square';
  readonly dress: Dress;
  readonly cloth: Cloth;
  /** Fuller lips and lashes, a finer brow. */
  readonly fine?: boolean;
  readonly jaw?: Jaw;
  readonly earrings?: string;
  /** Lines beside the mouth and the eyes. */
  readonly aged?: boolean;
  readonly ground: string;
}

const jaws = {
  oval: 'M158 238C158 170 192 136 240 136S322 170 322 238C322 306 290 356 240 356S158 306 158 238Z',
  round: 'M156 240C156 170 192 136 240 136S324 170 324 240C324 312 288 350 240 350S156 312 156 240Z',
  square:
    'M157 238C157 170 192 136 240 136S323 170 323 238C323 280 318 306 300 328 284 348 264 358 240 358S196 348 180 328C162 306 157 280 157 238Z',
} as const;
type Jaw = keyof typeof jaws;

const shaded = (opacity: number) => ({ 'fill-opacity': opacity });

/** Calm eyes under a lid, a nose that is the edge of a shadow, and a mouth about to smile. */
function features({ skin: tone, fine, aged, hairColour = palette.ink, hair }: Person): string {
  const brow = hair === 'scarf' ? palette.ink : hairColour;
  const lash = fine
    ? 'M187 248Q201 236 217 246M293 248Q279 236 263 246M187 248 181 245M293 248 299 245'
    : 'M188 248Q202 238 217 247M292 248Q278 238 263 247';
  const lips = tone === skin.deep || tone === skin.brown ? skin.shade : tint.soga;
  return (
    stroke(
      fine ? 'M183 224Q200 212 220 220M297 224Q280 212 260 220' : 'M181 226Q198 213 221 222M299 226Q282 213 259 222',
      brow,
      fine ? 5 : 7.5,
    ) +
    [203, 277].map((x) => element('ellipse', { cx: x, cy: 250, rx: 6, ry: 7, fill: palette.ink })).join('') +
    stroke(lash, palette.ink, 4) +
    stroke('M228 290Q240 298 252 288', skin.shade, 4, { 'stroke-opacity': 0.55 }) +
    (fine
      ? path('M211 313Q229 310 240 315 251 310 269 313 258 336 240 337 222 336 211 313Z', lips) +
        stroke('M209 312Q240 331 271 312', skin.shade, 2.5, { 'stroke-opacity': 0.7 })
      : stroke('M213 317Q240 335 267 317', lips, 5)) +
    (aged
      ? stroke(
          'M205 294Q194 304 195 318M275 294Q286 304 285 318M190 268Q200 273 212 270M290 268Q280 273 268 270',
          skin.shade,
          3,
          {
            'stroke-opacity': 0.4,
          },
        )
      : fine
        ? circle(186, 288, 17, palette.bad, shaded(0.13)) + circle(294, 288, 17, palette.bad, shaded(0.13))
        : '')
  );
}

const ear = (x: number, colour: string, opacity?: number): string =>
  element('ellipse', { cx: x, cy: 258, rx: 13, ry: 22, fill: colour, 'fill-opacity': opacity });

const earring = (x: number, colour: string): string =>
  kawung(x, 294, 13, { petal: colour }) + circle(x, 294, 3, palette.white);

function portrait(person: Person): string {
  const { skin: tone, hair, hairColour = palette.ink, shine = tint.leafMid, jaw = 'oval', earrings, cloth } = person;
  const { back, front, ears } = hairstyles[hair](hairColour, shine);
  const face = jaws[jaw];
  const neck = 'M196 300H284V420Q284 440 300 446 270 486 240 500 210 486 180 446 196 440 196 420Z';
  const worn = dress(person.dress, cloth);
  const lowered = (...children: readonly string[]): string => place({ y: 22 }, ...children);
  const scarf = hair === 'scarf';
  return svg(
    480,
    600,
    person.ground,
    defs(clip('neck', element('path', { d: neck })), clip('face', element('path', { d: face }))),
    back ? lowered(back) : '',
    scarf ? worn : '',
    path(neck, tone) +
      group(
        { 'clip-path': 'url(#neck)' },
        path('M150 250H330V352C322 396 286 420 240 420S158 396 150 352Z', skin.shade, shaded(0.3)),
      ),
    scarf ? '' : worn,
    lowered(
      ears ? ear(158, tone) + ear(322, tone) + ear(322, skin.shade, 0.16) : '',
      ears && earrings ? earring(154, earrings) + earring(326, earrings) : '',
      path(face, tone),
      group({ 'clip-path': 'url(#face)' }, path('M246 100V252Q264 282 240 294V380H340V100Z', skin.shade, shaded(0.13))),
      beard(person.beard ?? 'none', hairColour),
      features(person),
      front,
      person.glasses ? glasses(person.glasses === 'round', palette.ink) : '',
    ),
  );
}

// --- Grounds ------------------------------------------------------------------------------------------------------

const plain = (fill: string): string => rect(0, 0, 480, 600, fill);

interface Field {
  /** Under the pattern, so that no seam between two tiles can show. */
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

/** A cloth behind, and a disc about the head. */
const halo = (field: Field, disc: string): string => wall(field) + circle(240, 268, 196, disc);

/** A doorway with a cloth in the wall. */
const arch = (field: Field, sky: string, edge: string): string =>
  wall(field) +
  path('M56 600V262A184 184 0 0 1 424 262V600Z', edge) +
  path('M72 600V262A168 168 0 0 1 408 262V600Z', sky);

/** One great rosette. */
const rosette = (ground: string, petal: string, seed: string): string =>
  plain(ground) + kawung(240, 268, 400, { petal, seed });

/** Rays of petals about the head. */
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

/** A band of parang falling behind the shoulder. */
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

const people: Readonly<Record<string, Person>> = {
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
    ground: arch(kawungCloth(80, palette.sandDeep, palette.line), tint.leafBright, palette.white),
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
    ground: clouds(
      palette.sandDeep,
      [tint.sogaPale, tint.turmericPale, tint.sogaPale, palette.white],
      palette.turmeric,
    ),
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
};

export const portraits: Record<string, () => string> = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [`people/${name}`, () => portrait(person)]),
);
