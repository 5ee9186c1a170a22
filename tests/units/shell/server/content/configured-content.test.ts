import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { configuredContent } from '../../../../../shell/server/content/configured-content';
import { type Answer, parseContent } from '../../../../../shell/server/content/content-source';
import type { Site } from '../../../../../shell/server/start/bank';

const both = (English: string, Indonesia: string) => ({ English, Indonesia });
const site: Site = {
  bank: { name: 'Bank Uji' },
  theme: { light: {} },
  investors: {
    periods: [both('2025', '2025')],
    figures: [{ label: both('Assets', 'Aset'), format: both('Rp# billion', 'Rp# miliar'), values: [7] }],
    calendar: [{ day: '2026-12-03', English: 'Results', Indonesia: 'Hasil' }],
    documents: { '/documents/a.pdf': { date: '2026-03-05', languages: ['Indonesia'] } },
  },
};

const publicDir = mkdtempSync(join(tmpdir(), 'serambi-'));
mkdirSync(join(publicDir, 'documents'));
writeFileSync(join(publicDir, 'documents/a.pdf'), 'x'.repeat(1_234));

const contentOf = (answer: Answer) => (answer.status === 'found' ? JSON.parse(answer.source) : answer.status);

const block = [
  { menu: { pdf: [{ name: 'A', url: '/documents/a.pdf' }] }, submenu: [{ data: [{ pdf: [{ link: '/b.pdf' }] }] }] },
];
const given = parseContent(JSON.stringify({ English: block, Indonesia: block }));
const source = configuredContent(
  { read: async (path) => (path === '/api/investor-relation' ? given : { status: 'missing' }) },
  site,
  publicDir,
);

it('answers with the configuration’s figures and dates, in both languages', async () => {
  const { English, Indonesia } = contentOf(await source.read('/api/investors'));
  expect(English.figures).toEqual([{ label: 'Assets', format: 'Rp# billion', values: [7] }]);
  expect(Indonesia.figures[0].format).toBe('Rp# miliar');
  expect(Indonesia.calendar).toEqual([{ day: '2026-12-03', title: 'Hasil' }]);
});

it('answers with empty blocks where the configuration has none, so that nothing shows rather than an error', async () => {
  const { investors, ...without } = site;
  const bare = configuredContent({ read: async () => ({ status: 'missing' }) }, without, publicDir);
  expect(contentOf(await bare.read('/api/investors')).English).toEqual({
    facts: [],
    periods: [],
    figures: [],
    calendar: [],
  });
});

it('says of each document what is known: its day, its languages, and the size of the file', async () => {
  const answer = await source.read('/api/investor-relation');
  const [{ menu, submenu }] = contentOf(answer).English;
  expect(menu.pdf).toEqual([
    { name: 'A', url: '/documents/a.pdf', date: '2026-03-05', languages: ['Indonesia'], size: 1_234 },
  ]);
  expect(submenu[0].data[0].pdf).toEqual([{ link: '/b.pdf' }]);
  expect(await source.read('/api/investor-relation')).toBe(answer);
});

describe('of governance', () => {
  const pages: Record<string, Answer> = {};
  const governed = configuredContent(
    { read: async (path) => pages[path] ?? { status: 'missing' } },
    {
      ...site,
      governance: {
        glance: [{ icon: 'safe', title: both('Safe', 'Aman') }],
        documents: ['/documents/a.pdf', '/documents/unknown.pdf'],
        path: '/about-us/investor-relations#3',
      },
    },
    publicDir,
  );

  it('it names documents as investors find them, with what is known of them', async () => {
    pages['/api/investor-relation'] = await given;
    const answer = await governed.read('/api/governance');
    expect(contentOf(answer).English).toEqual({
      documents: [
        { title: 'A', link: '/documents/a.pdf', date: '2026-03-05', languages: ['Indonesia'], size: 1_234 },
        { link: '/documents/unknown.pdf' },
      ],
      path: '/about-us/investor-relations#3',
    });
    expect(await governed.read('/api/governance')).toBe(answer);
  });

  it('it tells the page of the report form what a reporter may rely on, and how many documents there are', async () => {
    const page = { titleContent: 'Tell us' };
    pages['/api/page/whistleblowing'] = await parseContent(JSON.stringify({ English: page, Indonesia: page }));
    expect(contentOf(await governed.read('/api/page/whistleblowing')).Indonesia).toEqual({
      titleContent: 'Tell us',
      glance: [{ icon: 'safe', title: 'Aman' }],
      documents: 2,
    });
  });
});

it('looks up the sizes of a thousand documents at most', async () => {
  const many = parseContent(JSON.stringify({ English: Array(3_000).fill({ url: '/documents/a.pdf' }) }));
  const { English } = contentOf(
    await configuredContent({ read: async () => many }, site, publicDir).read('/api/investor-relation'),
  );
  expect(English).toHaveLength(3_000);
  expect(English.filter(({ size }: { size?: number }) => size)).toHaveLength(1_000);
});

const configured = (site: Partial<Site>, blocks: Record<string, unknown>) =>
  configuredContent(
    {
      read: async (path) => {
        const block = blocks[path];
        return block ? parseContent(JSON.stringify({ English: block, Indonesia: block })) : { status: 'missing' };
      },
    },
    { bank: { name: 'Bank Uji' }, theme: { light: {} }, ...site },
    publicDir,
  );

it('answers with what is done for others, whose reports are described like those for investors', async () => {
  const source = configured(
    {
      investors: site.investors ?? {},
      community: {
        title: both('Neighbours', 'Tetangga'),
        image: both('/b.en.svg', '/b.svg'),
        figures: [{ value: both('128 towns', '128 kota'), label: both('visited', 'dikunjungi'), path: '/news' }],
        projects: [{ day: '2026-08-20', title: both('Garden', 'Kebun'), image: both('/a.en.svg', '/a.svg') }],
        reports: [{ title: both('Report', 'Laporan'), link: '/documents/a.pdf' }],
      },
    },
    {},
  );
  expect(contentOf(await source.read('/api/community')).Indonesia).toEqual({
    title: 'Tetangga',
    image: '/b.svg',
    figures: [{ value: '128 kota', label: 'dikunjungi', path: '/news' }],
    projects: [{ day: '2026-08-20', title: 'Kebun', image: '/a.svg' }],
    reports: [
      { title: 'Laporan', link: '/documents/a.pdf', date: '2026-03-05', languages: ['Indonesia'], size: 1_234 },
    ],
  });
  const empty = { figures: [], projects: [], reports: [] };
  expect(contentOf(await configured({}, {}).read('/api/community')).English).toEqual(empty);
});

it('tells the page of the app its rating, the first steps and what a phone needs; what the block states itself stays', async () => {
  const source = configured(
    {
      download: {
        rating: both('4.8 out of 5', '4,8 dari 5'),
        title: both('First steps', 'Langkah pertama'),
        steps: [{ image: both('/1.en.svg', '/1.svg'), caption: both('Install', 'Pasang') }],
        facts: [{ title: both('Size', 'Ukuran'), text: both('48 MB', '48 MB') }],
        never: both('Your files', 'Berkas Anda'),
      },
    },
    { '/api/allo/download': { linkIos: '/ios', never: 'Its own' } },
  );
  expect(contentOf(await source.read('/api/allo/download')).English).toEqual({
    linkIos: '/ios',
    rating: '4.8 out of 5',
    titleRegister: 'First steps',
    registers: [{ contents: [{ image: '/1.en.svg', caption: 'Install' }] }],
    facts: [{ title: 'Size', text: '48 MB' }],
    never: 'Its own',
  });
});

it('tells the privacy notice and each document of the terms when they changed, and what they say in short', async () => {
  const facts = { changed: '2025-07-01', summary: [both('Short', 'Singkat')] };
  const source = configured(
    { texts: { privacy: facts, terms: { general: facts } } },
    {
      '/api/privacy/all': { detailDesc: 'x' },
      '/api/termcondition/all': { tabs: [{ id: 'general' }, { id: 'constructor' }, null] },
    },
  );
  const told = { changed: '2025-07-01', summary: ['Singkat'] };
  expect(contentOf(await source.read('/api/privacy/all')).Indonesia).toEqual({ detailDesc: 'x', facts: told });
  expect(contentOf(await source.read('/api/termcondition/all')).Indonesia.tabs).toEqual([
    { id: 'general', facts: told },
    { id: 'constructor' },
    null,
  ]);
});

it('names the kinds of promotions, and tells one what the list says of it and of others, those of its kind first', async () => {
  const source = configured(
    { promos: [{ key: 'food', English: 'Food', Indonesia: 'Makanan', promos: ['coffee', 'fruit'] }] },
    {
      '/api/promo/all': {
        dataPromo: [{ slug: 'books' }, { slug: 'coffee', expired: '2027-01-31' }, { slug: 'fruit' }, null],
      },
      '/api/promo/detail/coffee': { title: 'Coffee' },
      '/api/promo/detail/%C3%A9': { title: 'Unlisted' },
    },
  );
  const { English } = contentOf(await source.read('/api/promo/all'));
  expect(English.kinds).toEqual([{ key: 'food', label: 'Food' }]);
  expect(English.dataPromo[1]).toEqual({ slug: 'coffee', expired: '2027-01-31', kind: 'food' });
  const { Indonesia } = contentOf(await source.read('/api/promo/detail/coffee'));
  expect(Indonesia).toMatchObject({ title: 'Coffee', expired: '2027-01-31', kind: 'Makanan' });
  expect(Indonesia.related.map(({ slug }: { slug: string }) => slug)).toEqual(['fruit', 'books']);
  expect(contentOf(await source.read('/api/promo/detail/%C3%A9')).English.kind).toBeUndefined();
  expect(await source.read('/api/promo/detail/none')).toEqual({ status: 'missing' });
});

it('tells an article its neighbours among all of its kind, however many, and the newest of the others', async () => {
  const article = (at: number) => ({
    slug: `a${at}`,
    image: `/${at}.svg`,
    titleCard: `Article ${at}`,
    descCard: 'x',
    more: 1,
  });
  const source = configured(
    {},
    {
      '/api/news/news': { title: 'News', dataNews: [null, ...Array.from({ length: 100 }, (_, at) => article(at))] },
      '/api/news/event': { title: 'Events', dataNews: [article(200)] },
      '/api/detail/a60': { title: 'Sixty' },
      '/api/detail/a0': { title: 'The newest' },
      '/api/detail/a200': { title: 'An event' },
      '/api/detail/%C3%A9': { title: 'Unlisted' },
    },
  );
  const { English } = contentOf(await source.read('/api/detail/a60'));
  expect(English).toMatchObject({ title: 'Sixty', kind: 'news' });
  expect(English.series).toEqual({
    title: 'News',
    image: '/60.svg',
    newer: [{ slug: 'a59', titleCard: 'Article 59' }],
    older: [{ slug: 'a61', titleCard: 'Article 61' }],
  });
  const slugs = (related: { slug: string }[]) => related.map(({ slug }) => slug);
  expect(slugs(English.related)).toEqual(['a0', 'a1', 'a2']);
  const newest = contentOf(await source.read('/api/detail/a0')).English;
  expect(newest.series).toMatchObject({ newer: [] });
  expect(slugs(newest.related)).toEqual(['a1', 'a2', 'a3']);
  const event = contentOf(await source.read('/api/detail/a200')).English;
  expect(event).toMatchObject({ kind: 'event', series: { about: 'x' } });
  expect(contentOf(await source.read('/api/detail/%C3%A9')).English).toEqual({ title: 'Unlisted' });
  expect(await source.read('/api/detail/none')).toEqual({ status: 'missing' });
});

it('tells of each committee who is on it, with the position and the portrait of the leaders’ block', async () => {
  const mens = [{ name: 'Maria', jobs: 'Komisaris', image: '/maria.svg' }, null, { name: 'Joko', jobs: 'Direktur' }];
  const audit = {
    name: both('Audit', 'Audit'),
    decides: both('Who audits', 'Siapa yang mengaudit'),
    meets: both('Monthly', 'Setiap bulan'),
    chair: 'Maria',
    members: [{ name: 'B', jobs: both('Tax', 'Pajak'), image: '/b.svg' }, { name: 'Joko' }],
    meetings: 14,
  };
  const credit = { name: both('Credit', 'Kredit'), chair: 'Nobody', seats: 5 };
  const boards = [{ title: both('Commissioners', 'Dewan Komisaris'), committees: [audit, credit] }];
  const source = configured(
    { committees: { year: 2025, boards } },
    { '/api/manajemen-komite': { description: 'x' }, '/api/leader': [{ mens }, null] },
  );
  expect(contentOf(await source.read('/api/manajemen-komite')).Indonesia).toEqual({
    description: 'x',
    year: 2025,
    boards: [
      {
        title: 'Dewan Komisaris',
        committees: [
          {
            title: 'Audit',
            decides: 'Siapa yang mengaudit',
            meets: 'Setiap bulan',
            chair: { name: 'Maria', jobs: 'Komisaris', image: '/maria.svg' },
            members: [
              { name: 'B', jobs: 'Pajak', image: '/b.svg' },
              { name: 'Joko', jobs: 'Direktur' },
            ],
            seats: 3,
            meetings: 14,
          },
          { title: 'Kredit', chair: { name: 'Nobody' }, members: [], seats: 5 },
        ],
      },
    ],
  });
});

it('answers with the questions that are asked most often, in the words of the questions, and with topics', async () => {
  const source = configured(
    { help: { popular: ['faq-1-2', 'faq-9-9'], topics: [{ title: both('Card', 'Kartu'), phone: '1500' }] } },
    { '/api/faq/all': { faqs: [{ features: [{ featureTitle: 'A?' }, { featureTitle: 'B?' }] }] } },
  );
  const answer = await source.read('/api/help');
  expect(contentOf(answer).Indonesia).toEqual({
    popular: [{ id: 'faq-1-2', title: 'B?' }, { id: 'faq-9-9' }],
    topics: [{ title: 'Kartu', phone: '1500' }],
  });
  expect(await source.read('/api/help')).toBe(answer);
});

it('leaves all other content as it is', async () => {
  expect(await source.read('/api/faq/all')).toEqual({ status: 'missing' });
});

it('makes no promotions of an answer that has none', async () => {
  const source = configured({ promos: [] }, { '/api/promo/all': [[1], 'x'] });
  expect(contentOf(await source.read('/api/promo/all')).English).toEqual([[1], 'x']);
});

it('answers a path that no text is written as in the way of the backend', async () => {
  const source = configured(
    {},
    { '/api/promo/all': { dataPromo: [{ slug: 'a' }] }, '/api/promo/detail/%E0%A4': { title: 'Any' } },
  );
  expect(contentOf(await source.read('/api/promo/detail/%E0%A4')).English).toMatchObject({ title: 'Any' });
});

describe('what one block says of another', () => {
  const promo = '/api/promo/detail/coffee';
  const committees = '/api/manajemen-komite';
  const site = {
    help: { popular: ['faq-1-1'], topics: [{ title: both('Cards', 'Kartu'), path: '/help' }] },
    committees: {
      boards: [{ title: both('Board', 'Dewan'), committees: [{ name: both('Audit', 'Audit'), chair: 'A' }] }],
    },
  };

  it('is short, and of plain values, whatever the other block has', async () => {
    const long = 'x'.repeat(200_000);
    const source = configured(site, {
      [promo]: { title: 'Coffee' },
      '/api/promo/detail/fruit': { title: 'Fruit' },
      '/api/promo/all': { dataPromo: [{ slug: 'fruit', titleCard: {}, descriptionCard: long, more: long }] },
      [committees]: { description: 'x' },
      '/api/leader': [{ mens: [{ name: 'A', jobs: {}, image: long }] }],
      '/api/faq/all': { faqs: [{ features: [{ featureTitle: long }] }] },
    });
    expect(contentOf(await source.read(promo)).English.related).toEqual([{ slug: 'fruit' }]);
    const { summary } = contentOf(await source.read('/api/promo/detail/fruit')).English;
    expect(summary).toBeUndefined();
    expect(contentOf(await source.read(committees)).English.boards[0].committees[0].chair).toEqual({ name: 'A' });
    expect(contentOf(await source.read('/api/help')).English.popular).toEqual([{ id: 'faq-1-1' }]);
  });

  it('is left out where the other block does not come', async () => {
    vi.useFakeTimers();
    const own: Record<string, unknown> = { [promo]: { title: 'Coffee' }, [committees]: { description: 'x' } };
    const source = configuredContent(
      {
        read: (path) =>
          path in own
            ? parseContent(JSON.stringify({ English: own[path], Indonesia: own[path] }))
            : new Promise<Answer>(() => {}),
      },
      { bank: { name: 'Bank Uji' }, theme: { light: {} }, ...site },
      publicDir,
    );
    const reading = Promise.all([promo, committees, '/api/help'].map((path) => source.read(path)));
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    const [detail, boards, help] = (await reading).map(contentOf);
    expect(detail.English).toEqual({ title: 'Coffee' });
    expect(boards.English.boards[0].committees[0].chair).toEqual({ name: 'A' });
    expect(help.English.topics).toHaveLength(1);
  });
});
