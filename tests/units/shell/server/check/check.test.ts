/** Each kind of problem that `npm run check` finds. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../../../shell/server/check/check';
import type { CheckProblem } from '../../../../../shell/server/check/problem';
import { sourceReader } from '../../../../../shell/server/check/read';
import type { ContentSource } from '../../../../../shell/server/content/content-source';
import { IncompleteSite } from '../../../../../shell/server/export/collect';
import { startOddBackend } from '../../../../banks/oddities/odd-backend.mjs';
import { checkNamed, otherHost, startBackend, writeBank } from '../../../../support/check';
import { widgets } from '../../../../support/content';

const both = (block: unknown, other: unknown = block) => ({ English: block, Indonesia: other });
const errorsIn = (problems: readonly CheckProblem[]) => problems.filter(({ level }) => level === 'error');

/** The problems of one path of a backend. */
async function problemsAt(path: string, answers: Record<string, unknown>) {
  const { problems } = await checkNamed({ API_BASE: await startBackend(answers) });
  return problems.filter((each) => each.path === path);
}

/** The first bytes of a PNG of this size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const promo = (more: object = {}) => ({ slug: 'kopi', titleCard: 'Kopi', ...more });
const promos = (...dataPromo: object[]) => both({ dataPromo });
const detail = both({ title: 'Kopi' }, { title: 'Kopi susu' });
const privacy = (desc: unknown) => both({ desc });

describe('an answer of a backend', () => {
  it.each<[string, string, unknown, object]>([
    [
      'that does not come',
      '/api/profile',
      (request: { socket: { destroy(): void } }) => request.socket.destroy(),
      { level: 'error', problem: 'not reached' },
    ],
    [
      'that leads to another site',
      '/api/profile',
      (_: unknown, response: { writeHead(status: number, headers: object): { end(): void } }) =>
        response.writeHead(302, { Location: 'https://login.bank.example/' }).end(),
      { problem: 'not reached', found: expect.stringContaining('https://login.bank.example') },
    ],
    [
      'of another status',
      '/api/profile',
      (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
      { level: 'error', problem: 'status', found: '500', expected: '200' },
    ],
    [
      'to a wrong key',
      '/api/profile',
      (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(401).end(),
      { problem: 'status', found: '401', expected: expect.stringContaining('API_TOKEN') },
    ],
    [
      'that is a login page',
      '/api/profile',
      '<!doctype html><title>Login</title>',
      { level: 'error', problem: 'not JSON', found: expect.stringContaining('login page') },
    ],
    ['that is empty', '/api/profile', ' ', { level: 'error', problem: 'not JSON', found: 'is empty' }],
    [
      'that is larger than any block',
      '/api/profile',
      ' '.repeat(3_000_000),
      { level: 'error', problem: 'cannot be read', expected: 'at most 2097152 bytes' },
    ],
    [
      'that is large',
      '/api/profile',
      ' '.repeat(250_000) + JSON.stringify(both({ visi: 'a' })),
      { level: 'warning', problem: 'too large', found: '250 kB', expected: 'at most 200 kB' },
    ],
    [
      'that is slow',
      '/api/profile',
      (_: unknown, response: { end(body: string): void }) =>
        void setTimeout(() => response.end(JSON.stringify(both({ visi: 'a' }))), 1_050),
      { level: 'warning', problem: 'slow', expected: 'at most 1000 ms' },
    ],
  ])('%s is a problem', async (_, path, answer, problem) => {
    expect(await problemsAt(path, { [path]: answer })).toEqual([expect.objectContaining({ path, at: '', ...problem })]);
  });

  it('is missing where a page shows its block, but not for blocks that a bank need not have', async () => {
    const { problems } = await checkNamed({ API_BASE: await startBackend({}) });
    expect(problems).toContainEqual({
      path: '/api/profile',
      at: '',
      level: 'error',
      problem: 'missing',
      expected: 'a block, which /about-us/profiles shows',
    });
    expect(problems.map(({ path }) => path)).not.toContain('/api/proof');
  });
});

const sentence = 'The bank has a licence of the authority and is insured.';
const far = `${new Date().getFullYear() + 3}-01-01`;

describe('a block', () => {
  it.each<[string, string, Record<string, unknown>, object]>([
    [
      'a wrong type',
      '/api/inside/all',
      { '/api/inside/all': both({ rows: 'x' }) },
      { language: 'English', at: '', level: 'error', problem: 'wrong type', expected: 'a list' },
    ],
    [
      'a wrong field',
      '/api/profile',
      { '/api/profile': both({ visi: ['x'], misi: 'a' }) },
      { language: 'English', at: 'visi', level: 'error', problem: 'wrong type', found: '["x"]', expected: 'a text' },
    ],
    [
      'a wrong item',
      '/api/inside/all',
      { '/api/inside/all': both([{ title: 'a' }, 'x']) },
      { at: '[1]', level: 'error', problem: 'wrong type', found: '"x"', expected: 'an object' },
    ],
    [
      'an end before its beginning',
      '/api/announcement',
      { '/api/announcement': both({ text: 'a', from: '2026-11-27', until: '26/11/2026 23:59' }) },
      {
        at: 'until',
        level: 'error',
        problem: 'ends before it begins',
        found: '2026-11-27 to 2026-11-26T23:59:00',
        expected: 'after 2026-11-27',
      },
    ],
    [
      'an essential that is missing',
      '/api/termcondition/all',
      { '/api/termcondition/all': both({ title: 'x' }) },
      { at: 'tabs', level: 'error', problem: 'essential missing', expected: 'a list' },
    ],
    [
      'one language only',
      '/api/profile',
      { '/api/profile': { Indonesia: { visi: 'a' } } },
      { language: 'English', at: '', level: 'error', problem: 'language missing' },
    ],
    [
      'the same text in both languages',
      '/api/profile',
      { '/api/profile': both({ visi: sentence }) },
      { at: 'visi', level: 'warning', problem: 'same text in both languages', found: sentence },
    ],
    [
      'a date that cannot be read',
      '/api/promo/all',
      { '/api/promo/all': promos(promo({ expired: 'tanggal 40' })) },
      { at: 'dataPromo[0].expired', level: 'error', problem: 'not a date', found: '"tanggal 40"' },
    ],
    [
      'a date that is years away',
      '/api/promo/all',
      { '/api/promo/all': promos(promo({ expired: far })) },
      { at: 'dataPromo[0].expired', level: 'warning', problem: 'date far away', found: far },
    ],
    [
      'a date that is years ago',
      '/api/promo/all',
      { '/api/promo/all': promos(promo({ expired: '2019-12-31' })) },
      { at: 'dataPromo[0].expired', level: 'warning', problem: 'date far away', found: '2019-12-31' },
    ],
    [
      'a link to a page that is not there',
      '/api/service/all',
      { '/api/service/all': both([{ title: 'a', url: '/services/kredit' }]) },
      { at: '[0].url', level: 'error', problem: 'link leads nowhere', found: '/services/kredit' },
    ],
    [
      'a link to an item that is not listed',
      '/api/privacy/all',
      { '/api/promo/all': promos(promo()), '/api/privacy/all': privacy('<p><a href="/promo/teh">Teh</a></p>') },
      { at: 'desc', level: 'error', problem: 'link leads nowhere', found: '/promo/teh' },
    ],
    [
      'a listed item without its detail',
      '/api/promo/all',
      { '/api/promo/all': promos(promo()) },
      { at: 'dataPromo[0].slug', level: 'error', problem: 'detail missing', found: '"kopi"' },
    ],
    [
      'a double slug',
      '/api/promo/all',
      { '/api/promo/all': promos(promo(), promo()) },
      { at: 'dataPromo[1].slug', level: 'error', problem: 'double', found: 'kopi' },
    ],
    [
      'a double id',
      '/api/inside/all',
      {
        '/api/inside/all': both([
          { id: 7, title: 'a' },
          { id: '7', title: 'b' },
        ]),
      },
      { at: '[1].id', level: 'warning', problem: 'double', found: '7' },
    ],
    [
      'HTML that is removed',
      '/api/privacy/all',
      { '/api/privacy/all': privacy('<p>a</p><script>1</script><iframe></iframe><iframe></iframe>') },
      { at: 'desc', level: 'warning', problem: 'HTML removed', found: '<script> 1 ×, <iframe> 2 ×' },
    ],
    [
      'HTML of too many elements',
      '/api/privacy/all',
      { '/api/privacy/all': privacy(`${'<b>'.repeat(600)}a`) },
      { at: 'desc', level: 'error', problem: 'HTML left out' },
    ],
    [
      'a title that is too long',
      '/api/inside/all',
      { '/api/inside/all': both([{ title: 'a'.repeat(121) }]) },
      { at: '[0].title', level: 'warning', problem: 'too long', expected: 'at most 120' },
    ],
    [
      'a description that is too long',
      '/api/inside/all',
      { '/api/inside/all': both([{ title: 'a', desc_type_produk: 'a'.repeat(301) }]) },
      { at: '[0].desc_type_produk', level: 'warning', problem: 'too long', expected: 'at most 300' },
    ],
    [
      'a title with markup',
      '/api/inside/all',
      { '/api/inside/all': both([{ title: '<b>Tabungan</b>' }]) },
      { at: '[0].title', level: 'warning', problem: 'markup in a text', found: '<b>Tabungan</b>' },
    ],
    [
      'an unknown field',
      '/api/promo/all',
      { '/api/promo/all': promos(promo({ tittleCard: 'x' })) },
      { at: 'dataPromo[0].tittleCard', level: 'warning', problem: 'unknown field', expected: 'titleCard' },
    ],
    [
      'a popular question that is not there',
      '/api/faq/all',
      {
        '/api/faq/all': both({
          faqs: [{ title: 'A', features: [{ featureTitle: 'B', featureDesc: 'c' }] }],
          popular: ['x'],
        }),
      },
      { at: 'popular[0]', level: 'error', problem: 'unknown question', found: '"x"' },
    ],
  ])('has a problem: %s', async (_, path, answers, problem) => {
    expect(await problemsAt(path, answers)).toContainEqual(expect.objectContaining({ path, ...problem }));
  });

  it('has no problem with what is right: ids, names in both languages, links to pages, files and other sites', async () => {
    const name = 'PT Bank Perkreditan Rakyat Cakrawala';
    const answers = {
      '/api/service/all': both([
        { id: 1, title: name, url: '/services/pay' },
        { id: 2, title: 'b', url: '/promo/kopi?lang=en#a' },
        { id: 3, title: 'c', url: 'https://ojk.go.id/nowhere' },
        { id: 4, title: 'd<br>e', url: '/news/feed.xml' },
      ]),
      '/api/promo/all': promos(promo({ id: 4, expired: new Date().toISOString().slice(0, 10) })),
      '/api/promo/detail/kopi': detail,
      '/api/news/news': both({ dataNews: [{ id: 1, slug: 'lama', titleCard: 'a', publish_date: '2015-01-01' }] }),
      '/api/detail/lama': both({ title: 'a', tanggal_publish: '2015-01-01' }),
    };
    const { problems } = await checkNamed({ API_BASE: await startBackend(answers) });
    const found = problems.filter(({ problem }) => problem !== 'missing');
    expect(found).toEqual([]);
  });

  it('names each item by its place in the block as it was sent, also after items that are left out', async () => {
    const long = 'a'.repeat(121);
    const answers = {
      '/api/promo/all': promos(promo(), promo(), promo({ slug: 'tanpa-detail', image: '/img/none.png' })),
      '/api/promo/detail/kopi': detail,
      '/api/service/all': both([null, 'x', { title: long, url: '/nowhere' }]),
    };
    const { problems } = await checkNamed({ API_BASE: await startBackend(answers) });
    const places = (wanted: string) => problems.flatMap(({ problem, at }) => (problem === wanted ? [at] : []));
    expect(places('detail missing')).toEqual(['dataPromo[2].slug', 'dataPromo[2].slug']);
    expect(places('file missing')).toEqual(['dataPromo[2].image']);
    expect(places('link leads nowhere')).toEqual(['[2].url', '[2].url']);
    expect(places('too long')).toEqual(['[2].title', '[2].title']);
  });

  it('takes what it lacks from the bank’s own folder, as the server does', async () => {
    const bank = await writeBank({
      'bank.json': { name: 'Bank Uji' },
      'content/profile.json': both({ visi: 'a' }),
      'content/termcondition/all.json': both({ tabs: [] }),
    });
    const answers = { '/api/termcondition/all': both({ versions: [] }) };
    const API_BASE = await startBackend(answers);
    const { problems } = await checkNamed({ API_BASE, SITE_CONFIG: `${bank}/bank.json` });
    const paths = problems.map(({ path }) => path);
    expect(paths).not.toContain('/api/profile');
    expect(paths).not.toContain('/api/termcondition/all');
  });

  it('is read of at most so many items of a list, which is said', async () => {
    const slugs = ['satu', 'dua', 'tiga'];
    const answers = {
      '/api/promo/all': promos(...slugs.map((slug) => promo({ slug }))),
      '/api/promo/detail/satu': detail,
    };
    const { problems } = await checkNamed({ API_BASE: await startBackend(answers) }, { maxDetails: 1 });
    const found = problems.filter(({ problem }) => problem !== 'missing');
    expect(found).toEqual([expect.objectContaining({ level: 'warning', problem: 'not all read', found: '1 of 3' })]);
  });
});

it('says why a page is not complete: what is damaged was reached', async () => {
  const source: ContentSource = {
    read: async (path) =>
      path === '/api/kupon'
        ? { status: 'failed', reason: 'English[0].title: wrong type, found {}' }
        : { status: 'missing' },
  };
  const { incomplete, problems } = await check({ read: sourceReader(source), widgets });
  expect(incomplete).toContain('/benefit is not complete: /api/kupon: English[0].title: wrong type, found {}');
  expect(incomplete).toContain('/about-us/profiles is not complete: /api/profile is missing');
  expect(problems).toContainEqual(
    expect.objectContaining({ path: '/api/kupon', level: 'error', problem: 'cannot be shown' }),
  );
  expect(new IncompleteSite(['a']).message).toMatch(/^Nothing was written: 1 page would be an error\n/);
  expect(new IncompleteSite(['a', 'b']).message).toMatch(/^Nothing was written: 2 pages would be errors\n/);
});

describe('pictures and documents', () => {
  const head = 'HEAD';
  const picture = (image: string) => ({ '/api/inside/all': both([{ title: 'a', image }]) });
  const send =
    (body: Uint8Array | string, headers: object = {}) =>
    (_: unknown, response: { writeHead(status: number, headers: object): { end(body: unknown): void } }) =>
      response.writeHead(200, headers).end(body);

  it.each<[string, Record<string, unknown>, object]>([
    ['a picture that is not there', picture('/img/a.png'), { level: 'error', problem: 'file missing' }],
    [
      'a picture that is a web page',
      { ...picture('/img/a.png'), '/img/a.png': '<!doctype html><title>Login</title>' },
      { level: 'error', problem: 'file is a web page' },
    ],
    [
      'a picture of the wrong proportion',
      { ...picture('/img/a.png'), '/img/a.png': send(png(2000, 200)) },
      { level: 'warning', problem: 'picture of the wrong proportion', expected: 'about 800 × 600' },
    ],
    [
      'a picture that is far larger than shown',
      { ...picture('/img/a.png'), '/img/a.png': send(png(4000, 3000)) },
      { level: 'warning', problem: 'picture far larger than shown', found: expect.stringContaining('4000 × 3000') },
    ],
    [
      'a picture that is slow to load',
      {
        ...picture('/img/a.png'),
        '/img/a.png': send(png(800, 600), { 'Content-Range': 'bytes 0-65535/3400000' }),
      },
      { level: 'warning', problem: 'picture too large', found: expect.stringContaining('3400 kB') },
    ],
    [
      'a document that is not there',
      { '/api/inside/all': both([]), '/api/leader': both([{ title: 'a', pdf: '/doc/a.pdf' }]) },
      { path: '/api/leader', at: '[0].pdf', level: 'error', problem: 'file missing' },
    ],
  ])('have a problem: %s', async (_, answers, problem) => {
    const { problems } = await checkNamed({ API_BASE: await startBackend(answers) });
    expect(problems).toContainEqual(expect.objectContaining(problem));
  });

  it('have none where they answer, whether to HEAD or only to GET', async () => {
    const asked: (string | undefined)[] = [];
    const answers = {
      ...picture('/img/a.svg'),
      '/api/leader': both([{ title: 'a', pdf: '/doc/a.pdf' }]),
      '/api/privacy/all': privacy('<p><img src="/img/a.svg" alt=""> <a href="/doc/b.pdf">b</a></p>'),
      '/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>',
      '/doc/a.pdf': send('%PDF-1.4', { 'Content-Type': 'application/pdf' }),
      '/doc/b.pdf': (
        { method }: { method: string },
        response: { writeHead(status: number): { end(body: string): void } },
      ) => {
        asked.push(method);
        response.writeHead(method === head ? 405 : 206).end('%PDF-1.4');
      },
    };
    const { problems } = await checkNamed({ API_BASE: await startBackend(answers) });
    expect(problems.filter(({ problem }) => problem !== 'missing')).toEqual([]);
    expect(asked).toEqual([head, 'GET']);
  });

  it('are asked for at the address of the media, and at no private address of another host', async () => {
    const elsewhere: string[] = [];
    const note = ({ url = '' }: { url?: string }, response: { end(): void }) => {
      elsewhere.push(url);
      response.end();
    };
    const other = await startBackend({ '/metadata.png': note, '/redirected.png': note });
    const toOther = (_: unknown, response: { writeHead(status: number, headers: object): { end(): void } }) =>
      response.writeHead(302, { Location: `${other}/redirected.png` }).end();
    const media = await startBackend({ '/a.png': toOther });
    const abroad = (await startBackend({ '/b.png': toOther })).replace('127.0.0.1', otherHost);
    const images = [
      `${other}/metadata.png`,
      '/a.png',
      `${abroad}/b.png`,
      'http://[::1]/c.png',
      'data:image/png;base64,aa',
    ];
    const API_BASE = await startBackend({ '/api/inside/all': both(images.map((image) => ({ title: 'a', image }))) });
    const { problems } = await checkNamed({ API_BASE, MEDIA_BASE: media }, { concurrency: 1 });
    const warning = { level: 'warning', problem: 'file not looked at', expected: 'a public address' };
    expect(problems.filter(({ path }) => path === '/api/inside/all')).toEqual([
      expect.objectContaining({ ...warning, at: '[0].image', found: images[0] }),
      expect.objectContaining({ ...warning, at: '[1].image' }),
      expect.objectContaining({ ...warning, at: '[2].image' }),
      expect.objectContaining({ ...warning, at: '[3].image' }),
    ]);
    expect(elsewhere).toEqual([]);
  });

  it('are asked for at the public addresses of other hosts; a host that cannot be reached is named once', async () => {
    const other = (
      await startBackend({
        '/wide.png': send(png(2000, 200)),
        '/a.pdf': send('%PDF-1.4', { 'Content-Type': 'application/pdf' }),
        '/busy.png': (_: unknown, response: { writeHead(status: number): { end(): void } }) =>
          response.writeHead(403).end(),
      })
    ).replace('127.0.0.1', otherHost);
    const images = [
      `${other}/wide.png`,
      `${other}/none.png`,
      `${other}/busy.png`,
      'https://nowhere.example/a.png',
      'https://nowhere.example/b.png',
    ];
    const answers = {
      '/api/inside/all': both(images.map((image) => ({ title: 'a', image }))),
      '/api/leader': both([{ title: 'a', pdf: `${other}/a.pdf` }]),
    };
    const { problems } = await checkNamed({ API_BASE: await startBackend(answers) }, { concurrency: 1 });
    const found = problems.filter(({ problem }) => problem !== 'missing');
    expect(found).toMatchObject([
      { at: '[0].image', level: 'warning', problem: 'picture of the wrong proportion' },
      { at: '[1].image', level: 'error', problem: 'file missing', found: `${other}/none.png answers 404` },
      { at: '[2].image', level: 'warning', problem: 'file missing', found: `${other}/busy.png answers 403` },
      { at: '[3].image', level: 'warning', problem: 'host not reached' },
    ]);
  });
});

describe('a bank’s folder', () => {
  const bank = { name: 'Bank Uji' };

  it('has files that nothing reads, each with the file that may be meant', async () => {
    const files = [
      'content/anouncement.json',
      'content/faq.json',
      'content/kupon.yaml',
      'content/promo/detial/kopi.json',
      'content/promo/detail/a b.json',
      'content/zzzzzzzzzzzz.json',
      'content.draft/Profile.json',
    ];
    const read = [
      'content/kupon.json',
      'content/promo/detail/a%20c.json',
      'content/.DS_Store',
      'content.draft/faq/all.json',
    ];
    const folder = await writeBank({
      'bank.json': bank,
      ...Object.fromEntries([...files, ...read].map((name) => [name, {}])),
    });
    const { problems } = await checkNamed({ SITE_CONFIG: `${folder}/bank.json` });
    const found = problems.filter(({ problem }) => problem === 'file that nothing reads');
    expect(found.map(({ level, path, expected }) => [level, path, expected])).toEqual([
      ['warning', 'content/anouncement.json', 'content/announcement.json'],
      ['warning', 'content/faq.json', 'content/faq/all.json'],
      ['warning', 'content/kupon.yaml', 'content/kupon.json'],
      ['warning', 'content/promo/detail/a b.json', 'content/promo/detail/a%20b.json'],
      ['warning', 'content/promo/detial/kopi.json', 'content/promo/detail/kopi.json'],
      ['warning', 'content/zzzzzzzzzzzz.json', undefined],
      ['warning', 'content.draft/Profile.json', 'content.draft/profile.json'],
    ]);
  });

  it.each<[string, Record<string, unknown>, object]>([
    [
      'an unknown fact',
      { 'facts.json': { fee: 1 }, 'content/profile.json': both({ visi: 'Rp{{fees}}' }) },
      {
        path: '/api/profile',
        language: 'English',
        at: 'visi',
        level: 'error',
        problem: 'unknown fact',
        found: expect.stringContaining('did you mean fee?'),
      },
    ],
    [
      'a key that is there twice',
      { 'content/profile.json': '{"English":{"visi":"a","visi":"b"},"Indonesia":{"visi":"c"}}' },
      { path: '/api/profile', language: 'English', at: 'visi', level: 'error', problem: 'double key' },
    ],
    [
      'a file that is not JSON',
      { 'content/profile.json': '{' },
      { path: '/api/profile', level: 'error', problem: 'not JSON' },
    ],
    [
      'a picture that is not there',
      { 'content/inside/all.json': both([{ title: 'a', image: '/img/a.png' }]) },
      {
        path: '/api/inside/all',
        at: '[0].image',
        level: 'error',
        problem: 'file missing',
        expected: 'a file of public/',
      },
    ],
    [
      'a picture of the wrong proportion',
      { 'content/inside/all.json': both([{ title: 'a', image: '/a.png' }]), 'public/a.png': png(2000, 200) },
      { path: '/api/inside/all', level: 'warning', problem: 'picture of the wrong proportion' },
    ],
    [
      'a link to a page that is disabled',
      {
        'bank.json': { ...bank, disabledPages: ['/services/cash-out'] },
        'content/service/all.json': both([{ title: 'a', url: '/services/cash-out' }]),
      },
      { path: '/api/service/all', at: '[0].url', level: 'warning', problem: 'link to a disabled page' },
    ],
    [
      'colours without contrast',
      { 'bank.json': { ...bank, theme: { light: { ink: '#ffffff' } } } },
      { path: 'bank.json', at: 'theme.light', level: 'error', problem: expect.stringContaining('needs 4.5:1') },
    ],
    [
      'a wrong value of bank.json',
      { 'bank.json': { ...bank, phones: 'x' } },
      { path: 'bank.json', at: 'phones', problem: 'wrong value', found: '"x"', expected: 'a list' },
    ],
    [
      'no bank.json',
      { 'bank.json': '', 'content/profile.json': both({ visi: 'a' }) },
      { path: 'bank.json', level: 'error' },
    ],
  ])('has a problem: %s', async (_, files, problem) => {
    const folder = await writeBank({ 'bank.json': bank, ...files });
    const { problems } = await checkNamed({ SITE_CONFIG: `${folder}/bank.json` });
    expect(problems).toContainEqual(expect.objectContaining(problem));
  });
});

describe('the banks of this repository', () => {
  it('have no error', async () => {
    const { problems } = await checkNamed({ SITE_CONFIG: 'tests/banks/cakrawala/bank.json' });
    expect(errorsIn(problems)).toEqual([]);
    // The build draws its pictures.
    const demo = await checkNamed({ SITE_CONFIG: 'demo/bank.json' }, { files: {}, mistakes: [] });
    expect(errorsIn(demo.problems)).toEqual([]);
    expect(demo.incomplete).toEqual([]);
  });

  it('have errors where a backend is full of oddities, and none for what the site shows anyway', async () => {
    const server = await startOddBackend();
    const API_BASE = `http://127.0.0.1:${Object(server.address()).port}`;
    const { problems } = await checkNamed({ API_BASE, SITE_CONFIG: 'tests/banks/oddities/bank.json' });
    server.close();
    const errors = errorsIn(problems);
    expect(errors).toContainEqual(expect.objectContaining({ path: '/api/mpc/all', problem: 'not JSON' }));
    expect(errors).toContainEqual(expect.objectContaining({ path: '/api/iconvalue', problem: 'language missing' }));
    expect(errors).toContainEqual(expect.objectContaining({ path: '/api/promo/all', problem: 'double' }));
    expect(problems).toContainEqual(expect.objectContaining({ problem: 'unknown field', at: 'internal_note' }));
    expect(errors.map(({ problem }) => problem)).not.toContain('missing');
    expect(errors.map(({ problem }) => problem)).not.toContain('detail missing');
    expect(errors.map(({ problem }) => problem)).not.toContain('file missing');
  });
});
