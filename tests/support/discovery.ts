/** A site in a process, as crawlers and feeds' readers see it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import type { Site } from '../../shell/server/bank/site';
import type { Answer, ContentSource } from '../../shell/server/content/content-source';
import { appOf } from './app';
import { blockOf, demoContent } from './content';
import { demoSite } from './demo-bank';
import { matches } from './markup';
import { sharedFolder } from './until-finished';

export const origin = 'https://serambi.example';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#f00"/></svg>';

interface Setup extends Omit<NonNullable<Parameters<typeof appOf>[0]>, 'site'> {
  /** By path: a block for both languages, or the source's result; other paths are missing. */
  content?: Record<string, unknown>;
  site?: Partial<Site>;
}

export const failed: Answer = { status: 'failed', reason: 'down' };

/** For the tests of one file: `serve` opens a site on `folder`, which has some drawings. */
export function sitesInFolder() {
  const folder = sharedFolder();
  beforeAll(async () => {
    const shared = ['share/download.id', 'share/download.en', 'share/products.id', 'share/promo.id', 'share/news/b.id'];
    for (const name of ['brand/mark', 'brand/share', 'news/a', 'promo/a', 'hero/help', ...shared]) {
      await mkdir(join(folder, 'art', name, '..'), { recursive: true });
      await writeFile(join(folder, 'art', `${name}.svg`), svg);
    }
  });

  function serve({ content = {}, site, ...more }: Setup = {}) {
    const source: ContentSource = {
      async read(path) {
        const block = content[path];
        if (block === undefined) return { status: 'missing' };
        if (block === failed) return failed;
        if (block instanceof Promise) return block;
        return blockOf(path, block).catch(() => failed);
      },
    };
    const own = {
      dist: folder,
      publicDir: folder,
      publicOrigin: origin,
      isIndexed: true,
      site: { ...demoSite, ...site },
    };
    const opening = appOf({ source, ...own, ...more });
    const get = async (path: string, init?: RequestInit) => (await opening).request(`http://bank.test${path}`, init);
    return { get, text: async (path: string) => (await get(path)).text() };
  }

  let demo: ReturnType<typeof serve> | undefined;
  /** One site with the demo bank's content for all tests, because each site renders its pages anew. */
  const serveDemo = () => {
    demo ??= serve({ source: demoContent });
    return demo;
  };

  return { folder, serve, serveDemo };
}

export const locations = (sitemap: string) => matches(sitemap, /<loc>(.*?)<\/loc>/g);
export const head = (html: string) => html.slice(0, html.indexOf('</head>'));
export const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`).exec(head(html))?.[1];
export const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
export const facts = (html: string): Record<string, unknown>[] =>
  matches(head(html), /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g).map((text) => JSON.parse(text));
export const factOf = (html: string, type: string) => facts(html).find((fact) => fact['@type'] === type);

/** Width and height of a PNG, read from its header. */
export const sizeOf = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

/** A list's block with one card, and the block of its article. */
export const list = (image: string) => ({ title: 'News', dataNews: [{ slug: 'a', image, titleCard: 'A' }] });
export const article = (title: string, more = {}) => ({
  '/api/detail/a': { title, description: '<p>What <b>happened</b></p>', tanggal_publish: '2026-09-10', ...more },
});
