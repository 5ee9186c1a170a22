import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productOf, readFolder } from '../../../../../shell/server/bank/folder';
import { appOf } from '../../../../support/app';
import { writeBank } from '../../../../support/check';
import { demoSite } from '../../../../support/demo-bank';
import { matches } from '../../../../support/markup';

const product = { ...productOf(new Map()), labels: {} };

async function bankWith(fields: object) {
  const files = { 'bank.json': { name: 'X', ...fields }, 'public/fonts/a.woff2': 'a', 'public/fonts/b.woff2': 'b' };
  const folder = await writeBank(files);
  const { site } = readFolder(join(folder, 'bank.json'), product);
  const own = { ...demoSite, theme: site?.theme ?? { light: {} }, ...(site?.fonts && { fonts: site.fonts }) };
  const app = await appOf({ site: own, publicDir: join(folder, 'public') });
  return { ask: async (path: string) => app.request(`http://bank.example${path}`) };
}

async function fontsOf(fields: object, path = '/') {
  const { ask } = await bankWith(fields);
  const html = await (await ask(path)).text();
  const ofPreload = /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin="" (data[^>]+)>/g;
  return {
    preloads: [...html.matchAll(ofPreload)].map(([, file, names]) => `${file} ${names}`),
    faces: matches(html, /@font-face\{(font-family:'[^{]*src:url[^}]*)\}/g),
    hasFallback: html.includes("Plus Jakarta Sans Fallback';src:local"),
  };
}

const light = { font: '"Open Sans", Verdana, sans-serif' };

describe('the web font of a page', () => {
  it('is the product’s where the theme has no font or names it', async () => {
    const file = '/chunks/font.woff2';
    const expected = {
      preloads: [`${file} data-family="Plus Jakarta Sans Variable" data-weight="200 800"`],
      faces: [
        `font-family:'Plus Jakarta Sans Variable';src:url(${file}) format('woff2');font-weight:200 800;font-display:optional`,
      ],
    };
    expect(await fontsOf({})).toEqual({ ...expected, hasFallback: true });
    const named = await fontsOf({ theme: { light: { font: "'Plus Jakarta Sans Variable', Georgia" } } });
    expect(named).toEqual({ ...expected, hasFallback: false });
  });

  it('is none where the theme names another without a file', async () => {
    const none = { preloads: [], faces: [], hasFallback: false };
    for (const path of ['/', '/gallery', '/gallery/preview/faq']) {
      expect(await fontsOf({ theme: { light } }, path), path).toEqual(none);
    }
  });

  it('is the bank’s own file, under the theme’s first name, also in the gallery', async () => {
    const fields = { theme: { light }, fonts: [{ file: '/fonts/a.woff2' }] };
    const { preloads, faces, hasFallback } = await fontsOf(fields);
    const [, file = ''] = /^(\S+) data-family="Open Sans" data-weight="100 900"$/.exec(preloads.join()) ?? [];
    expect(file).toMatch(/^\/fonts\/a\.[0-9a-f]{6}\.woff2$/);
    const face = `font-family:'Open Sans';src:url(${file}) format('woff2');font-weight:100 900`;
    expect(faces).toEqual([`${face};font-display:optional`]);
    expect(hasFallback).toBe(false);
    for (const path of ['/gallery', '/gallery/preview/faq']) {
      expect((await fontsOf(fields, path)).faces, path).toEqual([`${face};font-display:swap`]);
    }
    const { headers, status } = await (await bankWith(fields)).ask(file);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'font/woff2']);
    expect(headers.get('Cache-Control')).toContain('immutable');
  });

  it('may be a file for each weight', async () => {
    const fonts = [
      { file: '/fonts/a.woff2', weight: '400' },
      { file: '/fonts/b.woff2', weight: '600 700' },
    ];
    const { preloads, faces } = await fontsOf({ theme: { light }, fonts });
    expect(preloads).toHaveLength(2);
    expect(faces.map((face) => /font-weight:([^;]+)/.exec(face)?.[1])).toEqual(['400', '600 700']);
  });
});
