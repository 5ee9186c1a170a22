/** A page and its data have the same size with 2,000 items as with 100. Every item can be reached. */
import { expect, it } from 'vitest';
import type { Answer, ContentSource } from '../../../../../shell/server/content/content-source';
import { existingPages, pagesIn } from '../../../../../shell/server/content/long-lists';
import { appOf } from '../../../../support/app';
import { blockOf, sourceOf } from '../../../../support/content';
import { matches } from '../../../../support/markup';

/** Numbers of one length make items of equal length. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => 100_000 + index);
const article = (kind: string) => (id: number) => {
  return { id, slug: `${kind}-${id}`, titleCard: `${kind} ${id}`, descCard: 'x', publish_date: '2026-01-31' };
};

const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

const blocks: Record<string, (count: number) => unknown> = {
  '/api/promo/all': (count) => ({
    title: 'Promo',
    dataPromo: numbers(count).map((id) => ({
      id,
      slug: `promo-${id}`,
      titleCard: `Promo ${id}`,
      // One of two ends soon.
      expired: id % 2 ? soon : '2099-01-31',
    })),
  }),
  '/api/news/news': (count) => ({ title: 'News', dataNews: numbers(count).map(article('news')) }),
  '/api/news/event': (count) => ({ title: 'Events', dataNews: numbers(count).map(article('event')) }),
  '/api/news/pressrelease': (count) => ({ title: 'Press', dataNews: numbers(count).map(article('press')) }),
  '/api/faq/all': (count) => ({
    faqs: [1, 2].map((category) => ({
      title: `Category ${category}`,
      features: numbers(count).map((number) => ({ featureTitle: `Question ${number}`, featureDesc: '<p>x</p>' })),
    })),
  }),
  '/api/detail/news-100050': () => ({ title: 'An article' }),
  '/api/milestone': (count) => numbers(count).map((tahun) => ({ tahun, title: 'x' })),
  '/api/leader': (count) => [{ title: 'Board', mens: numbers(count).map((number) => ({ name: `Person ${number}` })) }],
  '/api/investor-relation': (count) => {
    const pdf = numbers(count).map((number) => ({ title: `Report ${number}`, link: '/a.pdf' }));
    return [{ id: 'report', title: 'Reports', submenu: [{ title: 'Annual', data: [{ year: '2026', pdf }] }] }];
  },
};

async function appWithItems(count: number) {
  const content = new Map<string, Answer>();
  for (const [path, of] of Object.entries(blocks)) content.set(path, await blockOf(path, of(count)));
  const source: ContentSource = { read: async (path) => content.get(path) ?? { status: 'missing' } };
  const app = await appOf({ source });
  const text = async (path: string) => (await app.request(path)).text();
  return { text, json: async (path: string) => JSON.parse(await text(path)) };
}

/** Made once for each count, because preparing long lists takes long. */
const made = new Map<number, ReturnType<typeof appWithItems>>();
function withItems(count: number) {
  const app = made.get(count) ?? appWithItems(count);
  made.set(count, app);
  return app;
}

const paths = ['/promo', '/news', '/news/news-100050', '/help', '/about-us/profiles', '/about-us/investor-relations'];
it.each(paths)(
  '%s and its data have the same bytes with 100 items as with 2,000, but for the digits of how many there are',
  async (path) => {
    const [short, long] = await Promise.all([withItems(100), withItems(2_000)]);
    for (const address of [path, `${path}?main=id`, `${path}?page=2`]) {
      const [before, after] = await Promise.all([short.text(address), long.text(address)]);
      const digits = 2 * 2 * (before.match(/rest|"number"/g) ?? []).length + 10;
      expect(after.length - before.length, address).toBeLessThanOrEqual(digits);
    }
  },
);

it.each([
  ['/promo', /href="\/promo\/(promo-\d+)"/g, 26, 602],
  ['/promo?state=soon', /href="\/promo\/(promo-\d+)"/g, 3, 301],
  ['/about-us/investor-relations?find=report+1003&year=2026', />(Report \d+)</g, 3, 100],
])('every item is on one of the linked pages, also of what is sought: %s', async (path, item, pages, items) => {
  const { text } = await withItems(602);
  const links = (html: string, way: string) =>
    [...html.matchAll(new RegExp(`<a [^>]*rel="${way}"[^>]*>`, 'g'))].map(
      ([tag]) => /href="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '',
    );
  const found: string[] = [];
  const addresses: string[] = [];
  for (let next: string | undefined = path; next; ) {
    const html: string = await text(next);
    expect(links(html, 'prev'), next).toEqual(addresses.slice(-1));
    found.push(...matches(html, item));
    addresses.push(next);
    next = links(html, 'next')[0];
  }
  expect(addresses).toHaveLength(pages);
  expect(new Set(found).size).toBe(items);
});

it('a later page is its own page for search engines, and several pages at once are not', async () => {
  const { text } = await withItems(100);
  const canonical = async (path: string) =>
    /<link rel="canonical" href="http:\/\/[^/]+([^"]+)"/.exec(await text(path))?.[1];
  expect(await canonical('/promo?page=2')).toBe('/promo?page=2');
  expect(await canonical('/promo?lang=en&page=2')).toBe('/promo?lang=en&amp;page=2');
  expect(await canonical('/promo?page=1-3')).toBe('/promo');
  expect(await text('/promo')).toMatch(/<link rel="next" href="http:\/\/[^/]+\/promo\?page=2"/);
  expect(await text('/promo?page=2')).toContain('(2) | Bank Serambi</title>');
  expect(await canonical('/promo?page=900')).toBe('/promo?page=5');
  expect(await canonical('/download?page=2')).toBe('/download');
});

it('a block’s own address answers with all of it, and with a page of it where one is named', async () => {
  const { json } = await withItems(60);
  expect((await json('/api/promo/all')).English.dataPromo).toHaveLength(60);
  const { English, pages } = await json('/api/promo/all?page=3');
  expect(English.dataPromo).toHaveLength(12);
  expect(pages).toMatchObject({ first: 3, last: 3, rest: { English: 0 } });
});

it('of more pages than ten the last ten are sent', () => {
  expect(existingPages(pagesIn('1-30'), 40)).toEqual({ first: 21, last: 30 });
  expect(existingPages(pagesIn('7'), 3)).toEqual({ first: 3, last: 3 });
  for (const query of [undefined, '', '0', '-1', '1-', 'x', '1e3', '99999999']) {
    expect(pagesIn(query)).toEqual({ first: 1, last: 1 });
  }
});

/** @param answers number of answers in each category */
async function helpWith(answers: readonly number[], featureDesc: string) {
  const faqs = answers.map((count) => ({
    title: 'x',
    features: numbers(count).map((number) => ({ featureTitle: `Question ${number}`, featureDesc })),
  }));
  const app = await appOf({ source: sourceOf({ '/api/faq/all': { faqs } }) });
  return async (address: string) => (await app.request(address)).text();
}
const answersIn = (html: string) => html.match(/<h3>Question \d/g)?.length ?? 0;

it('many long answers are shown, and of more than one page can have, fewer pages', async () => {
  const words = '<p>Buka aplikasi, pilih <strong>Transfer</strong>, lalu masukkan nomor tujuan.</p>'.repeat(6);
  const help = await helpWith(Array(10).fill(20), words);
  expect(answersIn(await help('/help'))).toBe(200);
  const uneven = await helpWith([50, 50, 50, 200], words);
  expect(answersIn(await uneven('/help?page=1-2'))).toBe(4 * 48);
  const long = await helpWith([240], words.repeat(10));
  const shown = answersIn(await long('/help?page=1-10'));
  expect(shown % 24).toBe(0);
  expect(shown).toBeGreaterThan(24);
  expect(shown).toBeLessThan(240);
  const { English, pages } = JSON.parse(await long('/api/faq/all?page=1-10'));
  expect(English.faqs[0].features).toHaveLength(pages.last * 24);
  expect(English.faqs[0].rest).toBe(240 - pages.last * 24);
});

it('a list whose first page alone would take too long shows the error state of that widget alone', async () => {
  const html = await (await helpWith([1], '<b>x'.repeat(40_000)))('/help');
  expect(html).toMatch(/<serambi-faq.*?data-status="error"/s);
  expect(html).not.toContain('<b>x<b>');
});

it('a later page that alone would take too long fails alone', async () => {
  const read = async (last: string) => {
    const features = numbers(25).map((number, at) => {
      return { featureTitle: `Question ${number}`, featureDesc: at < 24 ? 'y' : last };
    });
    const app = await appOf({ source: sourceOf({ '/api/faq/all': { faqs: [{ title: 'x', features }] } }) });
    return Promise.all(['/api/faq/all?page=1', '/api/faq/all?page=2', '/help?page=2'].map((path) => app.request(path)));
  };
  expect((await read('z')).map(({ status }) => status)).toEqual([200, 200, 200]);
  const [first, second, page] = await read('<b>x'.repeat(40_000));
  expect([first?.status, second?.status, page?.status]).toEqual([200, 502, 200]);
  expect(await second?.json()).toEqual({ msg: 'The content cannot be had at the moment' });
  expect(await page?.text()).toMatch(/<serambi-faq.*?data-status="error"/s);
});

it('an article that is far from the newest has the articles beside it, and the newest ones', async () => {
  const { text } = await withItems(100);
  const page = await text('/news/news-100050?lang=en');
  for (const words of ['news 100049', 'news 100051', 'More news', 'news 100002']) expect(page).toContain(words);
});
