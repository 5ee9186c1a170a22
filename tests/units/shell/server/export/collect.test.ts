import { describe, expect, it } from 'vitest';
import { matchPath } from '../../../../../shell/match';
import { routeTableOf } from '../../../../../shell/server/bank/site-table';
import type { ContentSource } from '../../../../../shell/server/content/content-source';
import { partsOf } from '../../../../../shell/server/content/parts';
import { collect } from '../../../../../shell/server/export/collect';
import { pathsOf } from '../../../../../shell/server/pages/discovery';
import { appOf } from '../../../../support/app';
import { blockOf, demoContent as demo, demoWith, widgets } from '../../../../support/content';
import { demoSite as bankFile } from '../../../../support/demo-bank';
import { matches } from '../../../../support/markup';

const origin = 'https://bank.example';

interface Setup {
  forms?: string;
  mediaBase?: string;
  source?: ContentSource;
}

const siteWith = ({ forms, mediaBase, source = demo }: Setup = {}) => ({
  source,
  app: appOf({ publicOrigin: origin, exported: { forms, media: mediaBase }, mediaBase, source }),
});

const promosPath = '/api/promo/all';
const privacyPath = '/api/privacy/all';
const image = '/media/a.png';
const dataPromo = Array.from({ length: 39 }, (_, at) => ({ slug: `promo-${at}`, titleCard: `Promo ${at}`, image }));
const desc = '<p><img src="/art/%E0%A4%A.png" alt="x"></p>';
const source = demoWith({
  [promosPath]: blockOf(promosPath, { dataPromo }),
  [privacyPath]: blockOf(privacyPath, { title: 'Privacy', desc }),
});

/** Tests share them, because each site renders its pages and makes its index for search anew. */
const plain = siteWith();
const changed = siteWith({ source });

interface Part {
  /** Replaces the list of pages and fragments. */
  only?: readonly string[];
  redirects?: Record<string, string>;
}

/** Returns a reader of the exported files, and their names. */
async function exported(site: ReturnType<typeof siteWith>, { only, redirects }: Part = {}) {
  const app = await site.app;
  const table = routeTableOf(bankFile);
  const shown = table.routes.filter(({ isBare }) => !isBare);
  const listed = only ? [] : await Promise.all(shown.map((route) => pathsOf(route, site.source, widgets)));
  const { files, missing } = await collect({
    ask: (address) => app.request(origin + address),
    table,
    pages: only ?? listed.flatMap(({ paths }) => paths),
    files: [],
    blocksOf: (path) => partsOf(matchPath(path, table), widgets).map((part) => part.path),
    // One fragment stands for all.
    widgets: only ? [] : ['faq'],
    redirects,
    origin,
    hsts: 'host',
  });
  return { missing, names: [...files.keys()], read: (file: string) => new TextDecoder().decode(files.get(file)) };
}

const policyOf = (html: string) => /Content-Security-Policy" content="(.*?)"/.exec(html)?.[1];

describe('an exported site', { timeout: 60_000 }, () => {
  it('says of the report page, and of no other, that nothing is kept and no referrer is sent', async () => {
    const { read } = await exported(plain, { only: ['/privacy', '/about-us/corporate-governance'] });
    const metas = [
      '<meta http-equiv="Cache-Control" content="no-store">',
      '<meta name="referrer" content="no-referrer">',
    ];
    for (const folder of ['', 'en/', 'id/']) {
      const [head = ''] = read(`${folder}about-us/corporate-governance/index.html`).split('</head>');
      for (const meta of metas) {
        expect(head).toContain(meta);
        expect(read(`${folder}privacy/index.html`)).not.toContain(meta);
      }
      expect(read('_headers')).toContain(`\n/${folder}about-us/corporate-governance/*\n  Cache-Control: no-store\n`);
    }
  });

  it('says of an address that is malformed that it is not there', async () => {
    const { names, missing } = await exported(changed, { only: ['/privacy'] });
    expect(names).toContain('privacy/index.html');
    expect(missing).toContain('/art/%E0%A4%A.png');
  });

  it('has a file for each page in each language, which all links lead to', async () => {
    const { names, read } = await exported(plain);
    const sitemap = matches(read('sitemap.xml'), /<loc>(.*?)<\/loc>/g);
    expect(sitemap.length).toBeGreaterThan(120);
    const policies = new Set<string | undefined>();
    const linked = new Set<string>();
    for (const address of sitemap) {
      const html = read(`${address.slice(origin.length + 1)}index.html`);
      expect(html, address).toContain(`<html lang="${address.startsWith(`${origin}/en/`) ? 'en' : 'id'}"`);
      expect(html, address).toContain(`<link rel="canonical" href="${address}"`);
      expect(html, address).not.toContain('?lang=');
      policies.add(policyOf(html));
      for (const link of matches(html, /<a [^>]*href="(\/(?:[^"#]*\/)?)["#]/g)) linked.add(link);
    }
    expect(names).toEqual(expect.arrayContaining([...linked].map((link) => `${link.slice(1)}index.html`)));
    expect([...policies]).toEqual([expect.stringContaining("default-src 'none'; script-src 'self'")]);
    expect(names).toEqual(
      expect.arrayContaining(['404.html', '_headers', 'api/promo/all', 'promo/main.html', 'en/embed/faq.html']),
    );
    expect(read('en/news/feed.xml')).toContain(`<link rel="self" href="${origin}/en/news/feed.xml"/>`);
    expect(read('en/about-us/corporate-governance/index.html')).toContain('<title>Corporate governance |');
    expect((await exported(plain, { only: ['/help'] })).read('help/main.html')).toBe(read('help/main.html'));
  });

  it('has the further pages of a long list', async () => {
    const { names, read } = await exported(changed, { only: ['/promo'] });
    expect(names).toEqual(expect.arrayContaining(['id/promo/page/2/index.html', 'promo/page/2/main.html']));
    expect(names).not.toContain('promo/page/3/index.html');
    expect(read('en/promo/index.html')).toContain('href="/en/promo/page/2/"');
    expect(read('en/promo/page/2/index.html')).toContain(`<link rel="canonical" href="${origin}/en/promo/page/2/"`);
    // The language toggle stays on the page; a missing page's leads home.
    expect(read('en/promo/page/2/index.html')).toContain('href="/id/promo/page/2/"');
    expect(read('404.html')).toContain('href="/en/"');
  });

  it('sends forms to the server that takes them, and without one says where else to turn', async () => {
    const formPages = ['/help', '/about-us/corporate-governance'];
    const { read } = await exported(siteWith({ forms: 'https://forms.example' }), { only: formPages });
    const [contact, report] = ['en/help/index.html', 'en/about-us/corporate-governance/index.html'].map(read);
    expect(contact).toMatch(/<form [^>]*action="https:\/\/forms\.example\/help\?lang=en#outcome"/);
    expect(report).toContain('href="https://forms.example/about-us/corporate-governance?lang=en"');
    expect(policyOf(contact ?? '')).toMatch(/form-action 'self' https:\/\/forms\.example;/);
    const without = await exported(plain, { only: formPages });
    for (const page of ['en/help/index.html', 'en/about-us/corporate-governance/index.html']) {
      expect(without.read(page)).not.toMatch(/<form(?![^>]* role="search")/);
      expect(without.read(page)).toContain('This form cannot be sent from this website. You can reach us here:');
    }
  });

  it('names the bank’s redirects for hosts that read them', async () => {
    const redirects = { '/Tabungan Lama.aspx': '/products?lang=en#save', '/shop': 'https://shop.example/a b' };
    const { read } = await exported(plain, { only: [], redirects });
    expect(read('_redirects')).toBe(
      '/Tabungan%20Lama.aspx /en/products/#save 301\n/shop https://shop.example/a%20b 301\n',
    );
  });

  it('leaves the media of a backend where they are', async () => {
    const only = ['/promo'];
    const elsewhere = siteWith({ source, mediaBase: 'https://cms.example' });
    expect((await exported(elsewhere, { only })).missing).not.toContain('/media/a.png');
    expect((await exported(changed, { only })).missing).toContain('/media/a.png');
  });

  it('is not written where content is missing', async () => {
    const late = siteWith({ source: demoWith({ '/api/faq/all': { status: 'failed', reason: 'late' } }) });
    const written = exported(late, { only: ['/help', '/promo', '/promo/unlisted', '/help/security'] });
    await expect(written).rejects.toThrow(
      /^Nothing was written: 2 pages would be errors\n\/help is not complete.*\n\/promo\/unlisted was answered 404$/,
    );
  });
});
