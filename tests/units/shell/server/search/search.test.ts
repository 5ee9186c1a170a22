import { describe, expect, it, vi } from 'vitest';
import words from '../../../../../demo/search.json';
import { searchSchema } from '../../../../../shell/server/bank/search-words';
import { routeTableOf } from '../../../../../shell/server/bank/site-table';
import type { Answer } from '../../../../../shell/server/content/content-source';
import { excerptOf, unitsOf } from '../../../../../shell/server/search/excerpt';
import { createSearch } from '../../../../../shell/server/search/search';
import { appOf } from '../../../../support/app';
import { blockOf, widgets } from '../../../../support/content';
import { demoSite as bankFile } from '../../../../support/demo-bank';
import { recordedLog } from '../../../../support/log';
import { mainDataIn } from '../../../../support/main-data';
import { matches } from '../../../../support/markup';

/** Search over the demo bank's content: results, order, and hostile questions. */

const site = { ...bankFile, search: searchSchema.parse(words) };
const { log, lines, text: logged } = recordedLog();
const app = await appOf({ site, log });

interface Block {
  groups: {
    kind: string;
    items: { title: string; text: string; path?: string; file?: string; date?: string; terms: string[] }[];
  }[];
  popular: string[];
  near: { title: string; path: string }[];
}

async function ask(query: string, language: 'English' | 'Indonesia' = 'Indonesia') {
  const response = await app.request(`/api/search?q=${encodeURIComponent(query)}`);
  expect(response.status).toBe(200);
  const block = ((await response.json()) as Record<string, Block>)[language] as Block;
  return block.groups.map(({ kind, items }) => ({ kind, titles: items.map(({ title }) => title), items }));
}

/** The excerpt of a text for a search with these words. */
const excerpt = (text: string, words: string[] = [], length?: number) =>
  excerptOf(unitsOf(text), (word) => Number(words.includes(word)), length);

const textAt = async (path: string) => (await app.request(path)).text();
/** Markup of the page's search. */
const searchAt = async (path: string) => /<serambi-search.*?<\/serambi-search>/s.exec(await textAt(path))?.[0] ?? '';
const itemsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).flatMap(({ items }) => items);

const groupOf = async (kind: string, ...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).find((group) => group.kind === kind);

it('shows of the comparison of plans its words, and not the signs for what a plan has', async () => {
  for (const [query, language] of [
    ['qris', 'Indonesia'],
    ['transfer', 'English'],
  ] as const) {
    const pages = (await groupOf('pages', query, language))?.items ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(({ text }) => /\b(?:ok|no) (?:ok|no)\b/.test(text))).toEqual([]);
  }
});

describe('the order of what is found', () => {
  const lostCard = {
    Indonesia: 'Kartu saya hilang. Apa yang harus saya lakukan?',
    English: 'I have lost my card. What should I do?',
  };
  it.each([
    ['blokir kartu', 'Indonesia', 'answers', lostCard.Indonesia],
    ['blokir kart', 'Indonesia', 'answers', lostCard.Indonesia],
    ['kartu ilang', 'Indonesia', 'answers', lostCard.Indonesia],
    ['block ca', 'English', 'answers', lostCard.English],
    ['biaya', 'Indonesia', 'pages', 'Biaya'],
    ['ongkos', 'Indonesia', 'pages', 'Biaya'],
    ['tranfer', 'Indonesia', 'pages', 'Transfer'],
  ] as const)('for “%s” in %s begins, among %s, with “%s”', async (query, language, kind, title) => {
    expect((await groupOf(kind, query, language))?.titles[0]).toBe(title);
  });

  it('has the words to be marked that were asked for, and none that only mean the same', async () => {
    const terms = (await itemsOf('biaya transfer')).flatMap(({ terms }) => terms);
    expect(terms).toContain('transfer');
    expect(terms).not.toContain('kirim');
  });
});

describe('search', () => {
  it('takes no word for a mistyped one that is found as it is: “biaya” is not in “kebiasaan”', async () => {
    const titles = (await ask('biaya')).flatMap(({ titles }) => titles);
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.filter((title) => /kebiasaan/i.test(title))).toEqual([]);
  });

  it.each([
    ['fee', 'biaya', 'Indonesia'],
    ['ongkos', 'biaya', 'Indonesia'],
    ['tf', 'transfer', 'Indonesia'],
    ['biaya', 'fee', 'English'],
    ['rekening', 'account', 'English'],
  ] as const)('finds for “%s”, which no text has, what it finds for “%s” (%s)', async (foreign, own, language) => {
    const groups = await ask(own, language);
    expect(groups.length).toBeGreaterThan(1);
    expect(await ask(foreign, language)).toEqual(groups);
  });

  it('leaves out nothing that has the word itself, so that fees are found as often in either language', async () => {
    const totals = async (query: string, language: 'English' | 'Indonesia') => {
      const response = await app.request(`/api/search?q=${query}`);
      return ((await response.json()) as Record<string, { total: number }>)[language]?.total ?? 0;
    };
    const [english, indonesian] = await Promise.all([totals('fee', 'English'), totals('biaya', 'Indonesia')]);
    expect(Math.min(english, indonesian)).toBeGreaterThan(15);
    expect(Math.abs(english - indonesian)).toBeLessThan(8);
  });

  it.each([
    ['fee', 'English'],
    ['biaya', 'English'],
    ['biaya', 'Indonesia'],
  ] as const)('finds for “%s” in %s what cashing out costs, with its price', async (query, language) => {
    const items = await itemsOf(query, language);
    const page = items.find(({ path }) => path === '/services/cash-out');
    expect(page?.text).toMatch(/: (?:no fee|tanpa biaya) \(.*Rp\d[\d.,]+\)\./);
  });

  it('shows a text around the word itself, and not around another that begins like it', async () => {
    const texts = (await itemsOf('fee', 'English')).map(({ text }) => text);
    expect(texts.filter((text) => /\bfeels?\b/.test(text) && !/\bfees?\b/.test(text))).toEqual([]);
  });

  it.each([
    ['fee', 'Indonesia'],
    ['harga', 'Indonesia'],
  ] as const)('does not take “%s” for the root of a word that means something else (%s)', async (query, language) => {
    const found = (await itemsOf(query, language)).map(({ text }) => text);
    expect(found.length).toBeGreaterThan(3);
    expect(found.join()).not.toContain('menghargai');
  });

  it('shows a text without markup, around what was found', async () => {
    const [group] = await ask('blokir kartu');
    for (const { text } of group?.items ?? []) expect(text).not.toMatch(/[<>]/);
    const text = `${'Kata lain '.repeat(60)}blokir kartu${' kata lain'.repeat(60)}`;
    const shown = excerpt(text, ['blokir']);
    expect(shown).toContain('blokir kartu');
    expect(shown.length).toBeLessThan(180);
  });

  it('shows the one sentence that has most of the words, and what follows it where there is room', () => {
    const text = `${'Kata lain. '.repeat(30)}Kartu baru tiba. Segera blokir kartu Anda.${' Kata lain.'.repeat(30)}`;
    const words = ['kartu', 'blokir'];
    expect(excerpt(text, words)).toBe('Segera blokir kartu Anda.');
    expect(excerpt(text, words, 50)).toBe('Segera blokir kartu Anda. Kata lain. Kata lain.');
  });

  it('shows a heading with what stands below it, and no row of headings', () => {
    const more = 'Kata lain. '.repeat(30);
    expect(excerpt(`Biaya mulai dari Rp0. Suku bunga · Rekening · ${more}`)).toBe('Biaya mulai dari Rp0.');
    expect(excerpt(`Dekat rumah · Setor di minimarket. Lain · ${more}`)).toBe('Dekat rumah: Setor di minimarket.');
    expect(excerpt('Suku bunga · Rekening · Tabungan')).toBe('Suku bunga');
    expect(excerpt('Suku bunga · Rekening · Tabungan', ['tabungan'])).toBe('Tabungan');
  });

  it('ends a sentence at none of the points in a file’s name or an address', () => {
    const text = `Kirim berkas .apk ke cs@bank.example. ${'Ini kalimat kedua yang panjang sekali. '.repeat(6)}`;
    expect(excerpt(text, ['apk'])).toBe('Kirim berkas .apk ke cs@bank.example.');
  });

  it.each([
    ['Kantor kami di Jl. Sudirman Kav. 52, Jakarta bersama PT. Bank Serambi Tbk. (BSRB).', 'sudirman'],
    ['Biaya mulai dari Rp. 2.500 per transaksi.', 'transaksi'],
    ['Ketentuannya ada di Ps. 3 ayat 2 dan hlm. 14 dokumen ini.', 'dokumen'],
    ['Ask for Mr. Santoso or Mrs. A. Dewi at St. Mary, extension No. 7.', 'extension'],
  ])('takes no point of a short form for the end of a sentence: “%s”', (text, word) => {
    expect(excerpt(text, [word])).toBe(text);
  });

  it('ends a sentence at a word that is a short form only before a number', () => {
    expect(excerpt('Do I pay a fee? No. Serambi pays it.', ['serambi'])).toBe('Serambi pays it.');
  });

  it('keeps the space before a name that begins with a point, and leaves out the numbers of headings', async () => {
    const [fraud] = await itemsOf('apk', 'English');
    expect(fraud?.text).toMatch(/ \.apk/);
    const terms = (await itemsOf('instruction', 'English')).map(({ text }) => text);
    expect(terms.join()).not.toMatch(/(?:^|[.?!…] )\d\.(?: |$)/);
  });

  it('says what a result belongs to: the page above it, or the subject of an answer', async () => {
    const [page] = await itemsOf('transfer');
    expect(page).toMatchObject({ path: '/services/transfer', about: 'Layanan' });
    const answers = await groupOf('answers', 'lupa pin');
    expect(answers?.items[0]).toHaveProperty('about', expect.stringMatching(/\S/));
  });

  it('says of the home page that it is the home page', async () => {
    expect((await groupOf('pages', 'menabung'))?.titles).toContain('Beranda: Bank digital yang selalu terbuka');
    const english = await groupOf('pages', 'paperwork', 'English');
    expect(english?.titles).toContain('Home: A digital bank with its doors open');
  });

  it('shows the text of what has the words in its title from the beginning', async () => {
    const answers = await groupOf('answers', 'biaya transfer');
    expect(answers?.items[0]?.text).toMatch(/^Ke sesama nasabah Bank Serambi: gratis, dana sampai seketika\.(?: |$)/);
  });

  it.each([
    ['limit qris', 'Indonesia', 'QRIS: per transaksi Rp10.000.000, per hari Rp', '2026-11-01'],
    ['qris limit', 'English', 'QRIS: per transaction Rp10,000,000, per day Rp', '2026-11-01'],
    ['biaya admin', 'Indonesia', 'Biaya bulanan: Gratis.', '2026-11-01'],
    ['withdrawal charge', 'English', 'free for the first 5 a month, then Rp7,500', undefined],
    ['nomor telepon', 'Indonesia', 'Telepon: 1500 123, ', undefined],
    ['opening hours', 'English', 'Phone: 1500 123, +62 21 5080 1234; 24 hours a day, every day.', undefined],
  ] as const)('answers “%s” in %s first, with its date', async (query, language, text, date) => {
    const [best] = await itemsOf(query, language);
    expect(best?.text).toContain(text);
    expect(best?.date).toBe(date);
  });

  it('tells the row of a table as a sentence, finds the names of its columns, and keeps the parts of a page apart', async () => {
    const asked = await Promise.all(['biaya transfer', 'bunga', 'limit', 'tarik tunai'].map((query) => ask(query)));
    const texts = asked.flat().flatMap(({ items }) => items.map(({ text }) => text));
    expect(texts.filter((text) => text.includes(' · '))).toEqual([]);
    expect(texts.join()).not.toContain('Jenis · Biaya');
    const answers = await groupOf('answers', 'dana sampai');
    expect(answers?.titles).toContain('Berapa biaya transfer dan berapa lama prosesnya?');
    for (const text of texts) expect(text).not.toMatch(/[.,;:!?] ·|· ·|^·|·$/);
  });

  it('finds nothing for nonsense, and says what is often searched for', async () => {
    expect(await ask('qqqqxyzzy')).toEqual([]);
    expect(await ask('')).toEqual([]);
    const block = (await (await app.request('/api/search')).json()) as Record<string, Block>;
    expect(block.Indonesia?.popular).toContain('Blokir kartu');
  });

  it('offers the nearest topic where the bank has nothing of the kind, and no other word in its place', async () => {
    for (const [query, path] of [
      ['reksadana', '/products#savings'],
      ['crypto', '/products#savings'],
      ['haji', '/products/savings-goals'],
    ] as const) {
      const answer = await app.request(`/api/search?q=${encodeURIComponent(query)}`);
      const { Indonesia, English } = (await answer.json()) as Record<'Indonesia' | 'English', Block>;
      for (const { near } of [Indonesia, English]) expect(near.map((each) => each.path)).toEqual([path]);
    }
    expect(await itemsOf('haji')).toEqual([]);
    expect((await itemsOf('kartu visa')).length).toBeGreaterThan(0);
  });

  it('reads two words typed as one', async () => {
    const [first] = await itemsOf('biayatransfer');
    expect(first).toEqual((await itemsOf('biaya transfer'))[0]);
    expect((await itemsOf('transferfees', 'English'))[0]).toEqual((await itemsOf('transfer fees', 'English'))[0]);
  });

  const hostile = ['('.repeat(5_000), '*\\%', '"><script>', 'x y '.repeat(4_000), '\u0000', '__proto__'];
  it.each(hostile)('answers a hostile question at once: %.20s', async (query) => {
    await ask(query);
    const page = await app.request(`/search?q=${encodeURIComponent(query)}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('<script>alert');
  });
});

describe('the search page', () => {
  it('has the results without script, marked, and keeps them from crawlers and caches', async () => {
    const response = await app.request('/search?q=blokir+kartu');
    const html = await response.text();
    expect(html).toContain('href="/help#faq-');
    expect(html).toMatch(/<mark>(Kartu|kartu)<\/mark>/);
    expect(html).toMatch(/<input[^>]* name="q"[^>]* value="blokir kartu"/);
    // Another language is another page of the same search.
    expect(html).toContain('href="?q=blokir+kartu&amp;lang=en"');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    const english = await textAt('/search?q=block+card&lang=en');
    expect(english).toContain('I have lost my ');
    expect(english).toContain('type="hidden" name="lang" value="en"');
    expect(await textAt('/sitemap.xml')).not.toContain('/search');
  });

  it('says nothing in the log of what was searched for', async () => {
    lines.length = 0;
    await app.request('/search?q=rahasiaku');
    await app.request('/api/search?q=rahasiaku');
    expect(logged()).toContain('"route":"api"');
    expect(logged()).not.toContain('rahasiaku');
  });

  it('suggests on the not-found page what the words of the address are found by', async () => {
    const response = await app.request('/layanan/tarik-tunia');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('href="/services/cash-out"');
    const slug = await textAt('/promo/kopi-pagii');
    expect(slug).toContain('href="/promo/kopi-pagi"');
    const { content } = mainDataIn(await textAt('/help/tarik-tunai?main=id'));
    expect(Object.keys(content)).toContain('/api/search?q=help-tarik-tunai&type=not-found');
  });

  it.each([
    ['/services/transfers', 'en', '/services/transfer'],
    ['/services/transfer-fee', 'id', '/services/transfer'],
    ['/tabungan', 'en', '/products/savings-goals'],
    ['/savings', 'id', '/help#faq-early-withdrawal'],
    ['/help-center', 'id', '/help'],
  ])('suggests for %s in “%s” what its words mean in either language: %s', async (path, lang, suggested) => {
    const links = matches(await searchAt(`${path}?lang=${lang}`), /<a [^>]*href="([^"]+)"/g);
    expect(links.map((href) => href.replace(/\?lang=../, ''))).toContain(suggested);
  });

  it.each(['id', 'en'])(
    'suggests what is asked most often where an address has no words of its own (%s)',
    async (lang) => {
      const html = await textAt(`/not-found?lang=${lang}`);
      const suggested = /<serambi-search.*?<\/serambi-search>/s.exec(html)?.[0] ?? '';
      expect(suggested).toMatch(/<input[^>]* name="q"/);
      expect(suggested).not.toMatch(/value="not found"|part="results"/);
      expect(/<serambi-popular-questions.*?<serambi-next/s.exec(html)?.[0]).toContain(`href="/help?lang=${lang}#faq-`);
    },
  );

  const unknown = ['/tidak-ada', '/page-that-does-not-exist', '/halaman-yang-lama'];
  it.each(unknown)('suggests nothing for %s, whose words name no page in either language', async (path) => {
    for (const lang of ['id', 'en']) {
      const found = await searchAt(`${path}?lang=${lang}`);
      expect(found).toContain('<serambi-search');
      expect(found).not.toContain('part="results"');
    }
  });

  it('suggests by the words that name something alone', async () => {
    const found = await searchAt('/tidak/promo-lama');
    expect(found).toContain('href="/promo"');
    expect(found).toMatch(/<input[^>]* value="promo"/);
    expect(found).not.toContain('#faq-');
  });

  it('is the same page for all addresses that nothing is found by', async () => {
    const [one, two] = await Promise.all(['/qqqq-xyzzy', '/zzzz'].map(textAt));
    expect(one).toBe(two);
    expect(one).not.toContain('xyzzy');
  });
});

describe('the index for browsers', () => {
  it('is for one language, can be cached, and is as small as a picture', async () => {
    const response = await app.request('/api/search/index?lang=en');
    const text = await response.text();
    expect(text).toContain('Rates, limits and fees');
    expect(text).not.toContain('Suku bunga, limit');
    expect(response.headers.get('Cache-Control')).toMatch(/max-age/);
    expect(response.headers.get('ETag')).toBeTruthy();
    expect(text.length).toBeLessThan(600_000);
  });

  it('is made anew when a block has changed, and looks for that every two seconds at most', async () => {
    let question = 'Apa itu semangka?';
    let [reads, isFailing, isGone] = [0, false, false];
    const read = async (path: string): Promise<Answer> => {
      if (path !== '/api/faq/all' || isGone) return { status: 'missing' };
      reads += 1;
      if (isFailing) return { status: 'failed', reason: 'it is away' };
      const block = { faqs: [{ title: 'Buah', features: [{ featureTitle: question, featureDesc: '<p>Buah.</p>' }] }] };
      return blockOf(path, block);
    };
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const search = createSearch({ source: { read }, widgets, table: routeTableOf(site) });
    const answerTo = async (query: string) => (await search.answer(`/api/search?q=${query}`)).json;
    expect(await answerTo('semangka')).toContain('Apa itu semangka?');
    question = 'Apa itu mangga?';
    now += 1_900;
    expect(await answerTo('mangga')).not.toContain('Apa itu mangga?');
    expect(reads).toBe(1);
    now += 100;
    // The first reader after a change does not wait for the new index.
    await answerTo('mangga');
    await vi.waitFor(async () => expect(await answerTo('mangga')).toContain('Apa itu mangga?'));
    expect(reads).toBe(2);
    // A block that fails once stays; a removed one goes after a purge.
    isFailing = true;
    await search.renew();
    expect(await answerTo('mangga')).toContain('Apa itu mangga?');
    [isFailing, isGone] = [false, true];
    await search.renew();
    expect(await answerTo('mangga')).not.toContain('Apa itu mangga?');
  });
});
