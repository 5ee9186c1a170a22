/** Converts the bank's SVG drawings to PNG, because social networks and home screens do not show SVG. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { SharedPicture } from '../../page';
import { colourOf, type Theme, tokensOf } from '../bank/theme';
import { createQueue } from '../core/queue';
import { findPicture } from '../http/picture-names';

export type Drawings = ReturnType<typeof drawingsIn>;

export interface Format {
  width: number;
  height: number;
  ground?: string | undefined;
  scale?: number;
}

export const touchIcon = '/apple-touch-icon.png';
export const sharing = { width: 1200, height: 630 } as const satisfies Format;

export function drawingsIn(publicDir: string) {
  const fileOf = (address: string) => join(publicDir, findPicture(publicDir, address)?.path ?? address);
  return {
    has: (address: string): boolean =>
      /^(\/[\w.-]+)+\.svg$/.test(address) && !address.includes('..') && existsSync(fileOf(address)),
    /** Undefined if it cannot be drawn. */
    picture: async (address: string, format: Format) => toPng(await readFile(fileOf(address)), format),
  };
}

/** In ms, and in bytes of a picture. */
const patience = 10_000;
const maxPicture = 8 * 1024 * 1024;

/** Code of the process. The drawing fills the format: what is outside is cut off, and with a `scale` below 1 there is a margin. */
const code = `
const mostSides = 8;
const { Resvg } = require(process.argv[1]);
const { svg, width, height, ground, scale } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
const drawn = (source, options) => {
  const settings = { font: { loadSystemFonts: false }, ...(ground && { background: ground }) };
  return new Resvg(source, { ...settings, ...options });
};
const source = Buffer.from(svg, 'base64');
const natural = drawn(source);
const sides = natural.width / natural.height;
// Drawn as a whole, it would take the memory of many pictures.
if (Math.max(sides, 1 / sides) > mostSides) throw new Error('The drawing is too long');
const isWide = sides > width / height;
const whole = { fitTo: { mode: isWide ? 'height' : 'width', value: isWide ? height : width } };
// The library tells the exact size only of what it has drawn.
const { width: w, height: h } = drawn(source, whole).render();
const left = Math.floor((w - width) / 2), top = Math.floor((h - height) / 2);
const filling = () => drawn(source, { ...whole, crop: { left, top, right: left + width, bottom: top + height } });
const [x, y] = [(width * (1 - scale)) / 2, (height * (1 - scale)) / 2];
const withMargin = () => drawn('<svg xmlns="http://www.w3.org/2000/svg" width="' + width + '" height="' + height +
  '"><image x="' + x + '" y="' + y + '" width="' + width * scale + '" height="' + height * scale +
  '" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,' + svg + '"/></svg>');
process.stdout.write((scale < 1 ? withMargin() : filling()).render().asPng());
`;

const library = createRequire(import.meta.url).resolve('@resvg/resvg-js');

/** In a process of its own, because some drawings make the library end the process. */
const draw = (svg: Uint8Array, format: Format) =>
  new Promise<Uint8Array<ArrayBuffer> | undefined>((resolve) => {
    const options = { encoding: 'buffer', env: {}, timeout: patience, maxBuffer: maxPicture } as const;
    const child = execFile(process.execPath, ['-e', code, library], options, (error, picture) =>
      resolve(error ? undefined : new Uint8Array(picture)),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(JSON.stringify({ scale: 1, ...format, svg: Buffer.from(svg).toString('base64') }));
  });

/** Others than the first ones are refused, because a stranger may ask for all drawings at once. */
const inTurn = createQueue(1, 100);

/** In ms. The machine may have been too busy. */
const failureAge = 60_000;
const nothing = new Uint8Array(0);

/** Empty for drawings that have failed. */
const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 100,
});

async function toPng(svg: Uint8Array, format: Format): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = createHash('sha256').update(svg).update(JSON.stringify(format)).digest('base64url');
  const made = async () => {
    const picture = pictures.get(key) ?? (await draw(svg, format)) ?? nothing;
    pictures.set(key, picture, picture === nothing ? { ttl: failureAge } : {});
    return picture;
  };
  const picture = pictures.get(key) ?? (await inTurn(made).catch(() => nothing));
  return picture.length > 0 ? picture : undefined;
}

export function sharedImage(
  image: string | undefined,
  origin: string,
  drawings: Drawings,
): Omit<SharedPicture, 'alt'> | undefined {
  if (!image || !URL.canParse(image, origin)) return undefined;
  const { protocol, href, origin: imageOrigin, pathname } = new URL(image, origin);
  if (!/^https?:$/.test(protocol)) return undefined;
  if (!/\.svg$/i.test(pathname)) return { address: href };
  if (imageOrigin !== origin || !drawings.has(pathname)) return undefined;
  return { address: origin + pathname.replace(/\.svg$/, '.png'), size: sharing };
}

const iconFormat: Format = { width: 48, height: 48 };

function plainIcon(theme: Theme) {
  const tokens = tokensOf(theme, 'light');
  const circle = (name: string, radius: number) =>
    `<circle cx="8" cy="8" r="${radius}" fill="${colourOf(tokens, name)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${circle('leaf', 8)}${circle('turmeric', 4)}</svg>`;
  return toPng(Buffer.from(svg), iconFormat);
}

function iconFile(png: Uint8Array, { width, height }: Format): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon, not a cursor,
  header.writeUInt16LE(1, 4); // with one picture:
  header.writeUInt8(width, 6);
  header.writeUInt8(height, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return new Uint8Array(Buffer.concat([header, png]));
}

/** The icon for programs that request `/favicon.ico` without reading the page. */
export async function favicon(icon: string | undefined, theme: Theme, drawings: Drawings) {
  const png = (icon && (await drawings.picture(icon, iconFormat))) || (await plainIcon(theme));
  return png && iconFile(png, iconFormat);
}
