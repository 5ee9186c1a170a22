import { createRequire } from 'node:module';
import { letters } from './lettering';
import { palette, tint } from './palette';
import { column, joglo } from './patterns';
import { page, phone } from './phone';
import type { Language } from './screen-kit';
import { home } from './screen-scene';
import { circle, element, path, rect, stroke, svg } from './svg';
import { plant } from './things';

const { create } = createRequire(import.meta.url)('qrcode') as typeof import('qrcode');

/** The address in the QR code. The `.example` domain can never be registered, because the bank is fictional. */
const ADDRESS = 'https://bankserambi.example/download';
const QUIET = 4;

/** Light, because download badges stand on dark grounds; the edge separates it from a light one. */
const badge = (sign: string, name: string): string =>
  svg(
    180,
    56,
    rect(0.75, 0.75, 178.5, 54.5, palette.white, 27.25, { stroke: palette.ink, 'stroke-width': 1.5 }),
    sign,
    letters(name, { x: 58, y: 34.6, size: 19, fill: palette.ink, weight: 700, tracking: -0.02 }),
  );

/** A phone with a download arrow. */
const ios = (): string =>
  badge(
    rect(24, 13, 20, 30, palette.leaf, 5) +
      stroke('M34 20V31M29 27 34 32 39 27', palette.white, 2.5) +
      rect(31, 37, 6, 2, palette.white, 1),
    'App Store',
  );

/** A play triangle. */
const android = (): string =>
  badge(path('M26 15 48 28H26Z', palette.leaf) + path('M26 28H48L26 41Z', palette.turmeric), 'Google Play');

const qr = (): string => {
  const { modules } = create(ADDRESS, { errorCorrectionLevel: 'M' });
  const size = modules.size + QUIET * 2;
  let data = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column++;
      data += `M${start + QUIET} ${row + QUIET}h${column - start + 1}v1h${start - column - 1}z`;
    }
  }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${size} ${size}`,
      width: 480,
      height: 480,
      'shape-rendering': 'crispEdges',
    },
    rect(0, 0, size, size, palette.white),
    path(data, palette.leafDeep),
  );
};

/** The phone as the door of a veranda, without a ground. */
const scene = (language: Language) => (): string => {
  const drawn =
    circle(360, 430, 318, palette.turmeric) +
    circle(360, 430, 250, tint.turmericPale, { opacity: 0.5 }) +
    joglo(360, 312, 712, { crown: tint.leafBright, skirt: tint.leafMid, edge: palette.sand }) +
    [48, 158, 562, 672].map((x) => column(x, 732, 412, 24, palette.sand, tint.leafPale)).join('') +
    plant(104, 732, 92, tint.soga, tint.leafBright) +
    plant(616, 732, 92, tint.soga, tint.leafBright) +
    rect(14, 732, 692, 20, palette.sand, 4) +
    rect(0, 750, 720, 30, tint.leafPale, 4) +
    phone({ x: 204, y: 92, width: 312, screen: page(palette.sand, home('nothing', '').draw(0, language)) });
  return svg(720, 780, drawn);
};

export const download: Record<string, () => string> = {
  'download/scene.en': scene('en'),
  'download/scene.id': scene('id'),
  'download/ios': ios,
  'download/android': android,
  'download/qr': qr,
};
