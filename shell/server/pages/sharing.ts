/** Converts the bank's SVG drawings to PNG, because social networks and home screens do not show SVG. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import type { SharedPicture } from '../../page';
import { colourOf, type Theme, tokensOf } from '../bank/theme';
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
    picture: async (address: string, format: Format) => toPng(await readFile(fileOf(address)), format),
  };
}

const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
});

function toPng(svg: Uint8Array, { width, height, ground, scale = 1 }: Format): Uint8Array<ArrayBuffer> {
  const key = createHash('sha256').update(svg).update(`${width} ${height} ${ground} ${scale}`).digest('base64url');
  let picture = pictures.get(key);
  if (!picture) {
    const source = Buffer.from(svg).toString('base64');
    const [w, h] = [width * scale, height * scale];
    const drawing = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image x="${(width - w) / 2}" y="${(height - h) / 2}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${source}"/></svg>`,
      { font: { loadSystemFonts: false }, ...(ground && { background: ground }) },
    );
    picture = new Uint8Array(drawing.render().asPng());
    pictures.set(key, picture);
  }
  return picture;
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

function plainIcon(theme: Theme): Uint8Array<ArrayBuffer> {
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
export const favicon = async (icon: string | undefined, theme: Theme, drawings: Drawings) =>
  iconFile(icon ? await drawings.picture(icon, iconFormat) : plainIcon(theme), iconFormat);
