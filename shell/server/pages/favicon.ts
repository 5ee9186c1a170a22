/** The icon for programs that request `/favicon.ico` without reading the page. */
import type { Theme } from '../bank/theme';
import { colourOf, tokensOf } from '../bank/theme';
import { type Drawings, type Format, toPng } from './sharing';

const format = { width: 48, height: 48 } as const satisfies Format;

function plainIcon(theme: Theme): Uint8Array<ArrayBuffer> {
  const tokens = tokensOf(theme, 'light');
  const circle = (name: string, radius: number) =>
    `<circle cx="8" cy="8" r="${radius}" fill="${colourOf(tokens, name)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${circle('leaf', 8)}${circle('turmeric', 4)}</svg>`;
  return toPng(Buffer.from(svg), format);
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

export const favicon = async (icon: string | undefined, theme: Theme, drawings: Drawings) =>
  iconFile(icon ? await drawings.picture(icon, format) : plainIcon(theme), format);
