/** The web font of the bank's pages: its own files (`fonts` in `bank.json`), else the product's if the theme names it. */
import type { Site } from './site';
import { tokensOf } from './theme';

/** The family of the bank's files. Undefined for anything but a name, such as `var(…)`. */
export const firstFamily = (families: string): string | undefined =>
  /^(?:"[^"',]+"|'[^"',]+'|[\w -]+)(?=,|$)/.exec(families)?.[0].replace(/["']/g, '').trim();

const product = { family: 'Plus Jakarta Sans Variable', weight: '200 800' };
export type WebFont = typeof product & { file: string };

export function webFonts({ theme, fonts }: Pick<Site, 'theme' | 'fonts'>, productFile: string): readonly WebFont[] {
  const { font: families = '' } = tokensOf(theme, 'light');
  if (!fonts) return families.includes(product.family) ? [{ ...product, file: productFile }] : [];
  return fonts.map(({ file, weight = '100 900' }) => ({ family: firstFamily(families) ?? '', file, weight }));
}

export const fontFaces = (fonts: readonly WebFont[], display: 'optional' | 'swap'): string =>
  fonts
    .map((font) => `font-family:'${font.family}';src:url(${font.file}) format('woff2');font-weight:${font.weight}`)
    .map((font) => `@font-face{${font};font-display:${display}}`)
    .join('');
