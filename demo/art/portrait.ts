import { palette, skin, tint } from './palette';
import { kawung } from './patterns';
import { type Cloth, type Dress, dress } from './portrait-dress';
import { type Beard, beard, glasses, type Hairstyle, hairstyles } from './portrait-hair';
import { circle, clip, defs, element, group, path, place, stroke } from './svg';

export interface Person {
  readonly skin: string;
  readonly hair: Hairstyle;
  readonly hairColour?: string;
  readonly shine?: string;
  readonly beard?: Beard;
  readonly glasses?: 'round' | 'square';
  readonly dress: Dress;
  readonly cloth: Cloth;
  /** Fuller lips and lashes, and thinner eyebrows. */
  readonly fine?: boolean;
  readonly jaw?: Jaw;
  readonly earrings?: string;
  /** Lines beside the mouth and the eyes. */
  readonly aged?: boolean;
}

const jaws = {
  oval: 'M158 238C158 170 192 136 240 136S322 170 322 238C322 306 290 356 240 356S158 306 158 238Z',
  round: 'M156 240C156 170 192 136 240 136S324 170 324 240C324 312 288 350 240 350S156 312 156 240Z',
  square:
    'M157 238C157 170 192 136 240 136S323 170 323 238C323 280 318 306 300 328 284 348 264 358 240 358S196 348 180 328C162 306 157 280 157 238Z',
} as const;
type Jaw = keyof typeof jaws;

const shaded = (opacity: number) => ({ 'fill-opacity': opacity });

/** Eyes, nose, mouth and eyebrows. */
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
      ? path('M211 313Q229 310 240 315 251 310 269 313 258 336 240 337 222 336 211 313Z', lips, shaded(0.82)) +
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
        ? circle(186, 288, 17, palette.bad, shaded(0.09)) + circle(294, 288, 17, palette.bad, shaded(0.09))
        : '')
  );
}

const ear = (x: number, colour: string, opacity?: number): string =>
  element('ellipse', { cx: x, cy: 258, rx: 13, ry: 22, fill: colour, 'fill-opacity': opacity });

const earring = (x: number, colour: string): string =>
  kawung(x, 294, 13, { petal: colour }) + circle(x, 294, 3, palette.white);

/** A person in a shape of `width` around a middle, which cuts the shoulders off; `id` makes clip paths unique. */
export const portrait = (who: Person, id: string, x: number, y: number, width: number, shape: string): string =>
  defs(clip(`portrait${id}`, shape)) +
  group(
    { 'clip-path': `url(#portrait${id})` },
    place({ x: x - width * 0.62, y: y - width * 0.73, scale: width / 388 }, bust(who, id)),
  );

/** A person in a disc. */
export const medallion = (who: Person, id: string, x: number, y: number, radius: number, ground: string): string => {
  const disc = circle(x, y, radius, ground);
  return disc + portrait(who, id, x, y, radius * 2, disc);
};

/** Head and shoulders in a 480 × 600 box; `id` makes clip paths unique where a drawing has two people. */
export function bust(person: Person, id = ''): string {
  const { skin: tone, hair, hairColour = palette.ink, shine = tint.leafMid, jaw = 'oval', earrings, cloth } = person;
  const { back, front, ears } = hairstyles[hair](hairColour, shine);
  const face = jaws[jaw];
  const neck = 'M196 300H284V420Q284 440 300 446 270 486 240 500 210 486 180 446 196 440 196 420Z';
  const clothes = dress(person.dress, cloth);
  const lowered = (...children: readonly string[]): string => place({ y: 22 }, ...children);
  const scarf = hair === 'scarf';
  return (
    defs(clip(`neck${id}`, element('path', { d: neck })), clip(`face${id}`, element('path', { d: face }))) +
    (back ? lowered(back) : '') +
    (scarf ? clothes : '') +
    path(neck, tone) +
    group(
      { 'clip-path': `url(#neck${id})` },
      path('M150 250H330V352C322 396 286 420 240 420S158 396 150 352Z', skin.shade, shaded(0.3)),
    ) +
    (scarf ? '' : clothes) +
    lowered(
      ears ? ear(158, tone) + ear(322, tone) + ear(322, skin.shade, 0.16) : '',
      ears && earrings ? earring(154, earrings) + earring(326, earrings) : '',
      path(face, tone),
      group(
        { 'clip-path': `url(#face${id})` },
        path('M246 100V252Q264 282 240 294V380H340V100Z', skin.shade, shaded(0.13)),
      ),
      beard(person.beard ?? 'none', hairColour),
      features(person),
      front,
      person.glasses ? glasses(person.glasses === 'round', palette.ink) : '',
    )
  );
}
