/** Each kind of problem that `npm run check` finds. */
import type { OutgoingHttpHeaders } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { check } from '../../../../../shell/server/check/check';
import type { CheckProblem } from '../../../../../shell/server/check/problem';
import { sourceReader } from '../../../../../shell/server/check/read';
import type { ContentSource } from '../../../../../shell/server/content/content-source';
import { IncompleteSite } from '../../../../../shell/server/export/collect';
import { startOddBackend } from '../../../../banks/oddities/odd-backend.mjs';
import { checkNamed, type Handler, otherHost, startBackend, writeBank } from '../../../../support/check';
import { widgets } from '../../../../support/content';

// No answer is slow on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

const both = (block: unknown, other: unknown = block) => ({ English: block, Indonesia: other });
const errorsIn = (problems: readonly CheckProblem[]) => problems.filter(({ level }) => level === 'error');
/** In one line: `/api/promo/all error: double at dataPromo[1].slug, found kopi, in English`. */
const lineOf = ({ path, level, problem, at, found, expected, language }: CheckProblem) =>
  [
    `${path} ${level}: ${problem}${at && ` at ${at}`}`,
    ...(found === undefined ? [] : [`found ${found}`]),
    ...(expected === undefined ? [] : [`expected ${expected}`]),
    ...(language === undefined ? [] : [`in ${language}`]),
  ].join(', ');

/** Lines of a backend's problems, without lines about blocks that it does not have. */
async function linesOf(answers: Record<string, unknown>, env = {}, more: Parameters<typeof checkNamed>[1] = {}) {
  const { problems } = await checkNamed({ API_BASE: await startBackend(answers), ...env }, more);
  return problems.filter(({ problem }) => problem !== 'missing').map(lineOf);
}
const lineWith = (part: string | RegExp) =>
  typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part);

/** The first bytes of a PNG of this size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const promo = (more: object = {}) => ({ slug: 'kopi', titleCard: 'Kopi', ...more });
const promos = (...dataPromo: object[]) => both({ dataPromo });
const committee = (name: string) => both({ boards: [{ title: 'a', committees: [{ title: 'a', chair: { name } }] }] });
const leaders = both([{ title: 'a', mens: [{ name: 'Ratna' }] }]);
/** Only the first question has an id. */
const questions = (popular: string) => {
  const features = [{ id: 'lost-pin' }, {}].map((id, at) => ({ ...id, featureTitle: `Why ${at}?`, featureDesc: 'a' }));
  return both({ faqs: [{ title: 'a', features }], popular: [popular] });
};
const detail = both({ title: 'Kopi' }, { title: 'Kopi susu' });
const privacy = (desc: unknown) => both({ desc });

/** Answers with a status and headers, as every request of the path is answered. */
const send =
  (status: number, headers: OutgoingHttpHeaders = {}, body: Uint8Array | string = ''): Handler =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);
const profile = JSON.stringify(both({ visi: 'a' }));

describe('an answer of a backend', () => {
  it.each<[string, string | RegExp, Handler | string]>([
    ['that does not come', 'error: not reached', (request) => void request.socket.destroy()],
    [
      'that leads to another site',
      /error: not reached, found .*https:\/\/login\.bank\.example/,
      send(302, { Location: 'https://login.bank.example/' }),
    ],
    ['of another status', 'error: status, found 500, expected 200', send(500)],
    ['to a wrong key', /error: status, found 401, expected .*API_TOKEN/, send(401)],
    ['that is a login page', /error: not JSON, found .*login page/, '<!doctype html><title>Login</title>'],
    ['that is empty', 'error: not JSON, found is empty', ' '],
    ['that is larger than any block', /error: cannot be read, found .*more than 2097152 bytes$/, ' '.repeat(3_000_000)],
    [
      'that is no gzip as it says',
      /error: cannot be read, found incorrect header check$/,
      send(200, { 'Content-Encoding': 'gzip' }, profile),
    ],
    ['that is large', 'warning: too large, found 250 kB, expected at most 200 kB', ' '.repeat(250_000) + profile],
    [
      'that is slow',
      /warning: slow, .*expected at most 1000 ms$/,
      (_, response) => {
        vi.advanceTimersByTime(1_050);
        response.end(profile);
      },
    ],
  ])('%s is a problem', async (_, line, answer) => {
    expect(await linesOf({ '/api/profile': answer })).toEqual([lineWith(line)]);
  });

  it('that backend.mjs cannot map names its line, and what is right', async () => {
    const folder = await writeBank({
      'bank.json': { name: 'Bank Uji' },
      'backend.mjs': 'export const map = (_, { English }) =>\n  English.rows.map(String);',
    });
    expect(await linesOf({ '/api/profile': profile }, { SITE_CONFIG: `${folder}/bank.json` })).toContain(
      "/api/profile error: backend.mjs failed, found Cannot read properties of undefined (reading 'map') at backend.mjs:2, " +
        'expected a map(path, answer) that returns the block within 1 s, without an error',
    );
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
  it.each<[string, unknown, Record<string, unknown>?]>([
    ['/api/inside/all error: wrong type, found {"rows":"x"}, expected a list, in English', both({ rows: 'x' })],
    [
      '/api/profile error: wrong type at visi, found ["x"], expected a text, in English',
      both({ visi: ['x'], misi: 'a' }),
    ],
    ['/api/inside/all error: wrong type at [1], found "x", expected an object', both([{ title: 'a' }, 'x'])],
    [
      '/api/announcement error: ends before it begins at until, found 2026-11-27 to 2026-11-26T23:59:00, expected after 2026-11-27',
      both({ text: 'a', from: '2026-11-27', until: '26/11/2026 23:59' }),
    ],
    ['/api/termcondition/all error: essential missing at tabs, expected a list', both({ title: 'x' })],
    ['/api/profile error: language missing, in English', { Indonesia: { visi: 'a' } }],
    [`/api/profile warning: same text in both languages at visi, found ${sentence}`, both({ visi: sentence })],
    [
      '/api/promo/all error: not a date at dataPromo[0].expired, found "tanggal 40"',
      promos(promo({ expired: 'tanggal 40' })),
    ],
    ...[far, '2019-12-31'].map((expired): [string, unknown] => [
      `/api/promo/all warning: date far away at dataPromo[0].expired, found ${expired}`,
      promos(promo({ expired })),
    ]),
    // A page that is not there, a product without a block, an item that is not listed.
    ...['/services/kredit', '/products/micro-credit'].map((url): [string, unknown] => [
      `/api/inside/all error: link leads nowhere at [0].url, found ${url}`,
      both([{ title: 'a', url }]),
    ]),
    [
      '/api/privacy/all error: link leads nowhere at desc, found /promo/teh',
      privacy('<p><a href="/promo/teh">Teh</a></p>'),
      { '/api/promo/all': promos(promo()) },
    ],
    [
      '/api/promo/all error: detail missing at dataPromo[1].slug, found "kopu", expected a block at /api/promo/detail/:slug, did you mean kopi?',
      promos(promo(), promo({ slug: 'kopu' })),
      { '/api/promo/detail/kopi': detail },
    ],
    [
      '/api/news/news error: detail missing at dataNews[0].slug, found "laba", expected a block at /api/detail/:slug',
      both({ dataNews: [{ slug: 'laba', titleCard: 'Laba' }] }),
    ],
    [
      '/api/promo/all error: unknown promo at kinds[0].promos[0], found "kopy", expected the slug of a promo, did you mean kopi?',
      both({ dataPromo: [promo()], kinds: [{ key: 'food', promos: ['kopy'] }] }),
    ],
    [
      '/api/faq/all error: unknown question at popular[0], found "lost-pins", expected the id of a question, did you mean lost-pin?',
      questions('lost-pins'),
    ],
    [
      '/api/manajemen-komite error: unknown person at boards[0].committees[0].chair.name, found "Ratno", expected a name in /api/leader, did you mean Ratna?',
      committee('Ratno'),
      { '/api/leader': leaders },
    ],
    ['/api/promo/all error: double at dataPromo[1].slug, found kopi', promos(promo(), promo())],
    [
      '/api/inside/all warning: double at [1].id, found 7',
      both([7, '7'].map((id) => ({ id, title: `a${typeof id}` }))),
    ],
    [
      '/api/privacy/all warning: HTML removed at desc, found <script> 1 ×, <iframe> 2 ×',
      privacy('<p>a</p><script>1</script><iframe></iframe><iframe></iframe>'),
    ],
    ['/api/privacy/all error: HTML left out at desc', privacy(`${'<b>'.repeat(600)}a`)],
    ...[
      { field: 'title', most: 120 },
      { field: 'desc_type_produk', most: 300 },
    ].map(({ field, most }): [string, unknown] => [
      `/api/inside/all warning: too long at [0].${field}, found ${most + 1} characters: ${'a'.repeat(59)}…, expected at most ${most},`,
      both([{ title: 'a', [field]: 'a'.repeat(most + 1) }]),
    ]),
    [
      '/api/inside/all warning: markup in a text at [0].title, found <b>Tabungan</b>',
      both([{ title: '<b>Tabungan</b>' }]),
    ],
    [
      '/api/promo/all warning: unknown field at dataPromo[0].tittleCard, expected titleCard',
      promos(promo({ tittleCard: 'x' })),
    ],
  ])('has a problem: %s', async (line, answer, others = {}) => {
    const [path = ''] = line.split(' ');
    expect(await linesOf({ [path]: answer, ...others })).toContainEqual(lineWith(line));
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
      '/api/faq/all': questions('faq-why-1'),
      '/api/manajemen-komite': committee('Ratna'),
    };
    expect(await linesOf(answers)).toEqual([]);
    expect(await linesOf({ '/api/manajemen-komite': committee('Ratna'), '/api/leader': leaders })).toEqual([]);
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
    expect(await linesOf(answers, {}, { maxDetails: 1 })).toEqual([lineWith(/warning: not all read.*, found 1 of 3/)]);
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
});

describe('pictures and documents', () => {
  const picture = (image: string) => ({ '/api/inside/all': both([{ title: 'a', image }]) });
  it.each<[string, string | RegExp, unknown]>([
    ['that is not there', 'error: file missing at [0].image', send(404)],
    ['that is a web page', 'error: file is a web page at [0].image', '<!doctype html><title>Login</title>'],
    [
      'of the wrong proportion',
      /warning: picture of the wrong proportion at \[0\]\.image, .*expected about 800 × 600/,
      send(200, {}, png(2000, 200)),
    ],
    [
      'far larger than shown',
      /warning: picture far larger than shown .*found .*4000 × 3000/,
      send(200, {}, png(4000, 3000)),
    ],
    [
      'that is slow to load',
      /warning: picture too large .*found .*3400 kB/,
      send(200, { 'Content-Range': 'bytes 0-65535/3400000' }, png(800, 600)),
    ],
  ])('have a problem: a picture %s', async (_, line, file) => {
    const found = await linesOf({ ...picture('/img/a.png'), '/img/a.png': file });
    expect(found).toContainEqual(lineWith(line));
  });

  it('have a problem: a document that is not there', async () => {
    const found = await linesOf({ '/api/leader': both([{ title: 'a', pdf: '/doc/a.pdf' }]) });
    expect(found).toContainEqual(lineWith('error: file missing at [0].pdf'));
  });

  it('have none where they answer, also with the beginning only', async () => {
    const beginning: Handler = ({ method, headers }, response) => {
      response.writeHead(method === 'GET' && headers.range ? 206 : 405).end('%PDF-1.4');
    };
    const answers = {
      ...picture('/img/a.svg'),
      '/api/leader': both([{ title: 'a', pdf: '/doc/a.pdf' }]),
      '/api/privacy/all': privacy('<p><img src="/img/a.svg" alt=""> <a href="/doc/b.pdf">b</a></p>'),
      '/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>',
      '/doc/a.pdf': send(200, { 'Content-Type': 'application/pdf' }, '%PDF-1.4'),
      '/doc/b.pdf': beginning,
    };
    expect(await linesOf(answers)).toEqual([]);
  });

  it('are asked for at the address of the media, and at no private address of another host', async () => {
    const elsewhere: string[] = [];
    const note: Handler = ({ url = '' }, response) => {
      elsewhere.push(url);
      response.end();
    };
    const other = await startBackend({ '/metadata.png': note, '/redirected.png': note });
    const toOther = send(302, { Location: `${other}/redirected.png` });
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
    const lines = problems.filter(({ path }) => path === '/api/inside/all').map(lineOf);
    expect(lines).toEqual([
      lineWith(`warning: file not looked at at [0].image, found ${images[0]}, expected a public address`),
      ...[1, 2, 3].map((at) => lineWith(`warning: file not looked at at [${at}].image`)),
    ]);
    expect(elsewhere).toEqual([]);
  });

  it('are asked for at the public addresses of other hosts; a host that cannot be reached is named once', async () => {
    const pdf = send(200, { 'Content-Type': 'application/pdf' }, '%PDF-1.4');
    const files = { '/wide.png': send(200, {}, png(2000, 200)), '/a.pdf': pdf, '/busy.png': send(403) };
    const other = (await startBackend(files)).replace('127.0.0.1', otherHost);
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
    expect(await linesOf(answers, {}, { concurrency: 1 })).toEqual([
      lineWith('warning: picture of the wrong proportion at [0].image'),
      lineWith(`error: file missing at [1].image, found ${other}/none.png answers 404`),
      lineWith(`warning: file missing at [2].image, found ${other}/busy.png answers 403`),
      lineWith('warning: host not reached at [3].image'),
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
      'content/promo.json',
      'content/zzzzzzzzzzzz.json',
      'content.draft/Profile.json',
    ];
    const read = ['kupon.json', 'promo/detail/a%20c.json', '.DS_Store', 'faq/all.json'].map(
      (name) => `content/${name}`,
    );
    const written = Object.fromEntries([...files, ...read].map((name) => [name, {}]));
    const folder = await writeBank({ 'bank.json': bank, ...written });
    const { problems } = await checkNamed({ SITE_CONFIG: `${folder}/bank.json` });
    const found = problems.filter(({ problem }) => problem === 'file that nothing reads');
    expect(found.map(({ level, path, expected }) => [level, path, expected])).toEqual([
      ['warning', 'content/anouncement.json', 'content/announcement.json'],
      ['warning', 'content/faq.json', 'content/faq/all.json'],
      ['warning', 'content/kupon.yaml', 'content/kupon.json'],
      ['warning', 'content/promo.json', 'content/promo/all.json'],
      ['warning', 'content/promo/detail/a b.json', 'content/promo/detail/a%20b.json'],
      ['warning', 'content/promo/detial/kopi.json', 'content/promo/detail/kopi.json'],
      ['warning', 'content/zzzzzzzzzzzz.json', undefined],
      ['warning', 'content.draft/Profile.json', 'content.draft/profile.json'],
    ]);
  });

  it('has no problem that only follows from a mistake in bank.json or facts.json', async () => {
    const content = {
      'content/profile.json': both({ visi: 'Rp{{fee}}', misi: '{{fee}}' }),
      'content/news/event.json': both({ dataNews: [{ slug: 'kopi', titleCard: 'Kopi' }] }),
      'content/detail/kopi.json': both({ title: 'Kopi {{fee}}' }),
    };
    const files = { 'bank.json': { ...bank, disabledPages: ['/promo'] }, 'facts.json': { fee: 1 }, ...content };
    for (const wrong of [
      { 'bank.json': { ...files['bank.json'], nme: 'x' } },
      { 'facts.json': '{ "fee": 1 "x": 2 }' },
    ]) {
      const folder = await writeBank({ ...files, ...wrong });
      const { problems } = await checkNamed({ SITE_CONFIG: `${folder}/bank.json` });
      expect(problems.map(lineOf)).toEqual([lineWith(Object.keys(wrong)[0] ?? '')]);
    }
  });

  it.each<[string | RegExp, Record<string, unknown>]>([
    [
      /^\/api\/profile error: unknown fact at visi, found .*did you mean fee\?.*, in English$/,
      { 'facts.json': { fee: 1 }, 'content/profile.json': both({ visi: 'Rp{{fees}}' }) },
    ],
    [
      /^\/api\/profile error: double key at visi.*, in English$/,
      { 'content/profile.json': '{"English":{"visi":"a","visi":"b"},"Indonesia":{"visi":"c"}}' },
    ],
    ['/api/profile error: not JSON', { 'content/profile.json': '{' }],
    [
      '/api/profile warning: unreadable character at visi, found \uFFFD di, expected a text in UTF-8, in Indonesia',
      { 'content/profile.json': Buffer.from(JSON.stringify(both({ visi: 'a' }, { visi: 'café di' })), 'latin1') },
    ],
    [
      /^\/api\/inside\/all error: file missing at \[0\]\.image, .*expected a file of public\//,
      { 'content/inside/all.json': both([{ title: 'a', image: '/img/a.png' }]) },
    ],
    [
      '/api/inside/all warning: picture of the wrong proportion',
      { 'content/inside/all.json': both([{ title: 'a', image: '/a.png' }]), 'public/a.png': png(2000, 200) },
    ],
    [
      /^\/api\/service\/all warning: link to a disabled page at \[0\]\.url/,
      {
        'bank.json': { ...bank, disabledPages: ['/services/cash-out'] },
        'content/service/all.json': both([{ title: 'a', url: '/services/cash-out' }]),
      },
    ],
    [
      /^bank\.json error: .*needs 4\.5:1.* at theme\.light/,
      { 'bank.json': { ...bank, theme: { light: { ink: '#ffffff' } } } },
    ],
    ['bank.json error', { 'bank.json': '', 'content/profile.json': both({ visi: 'a' }) }],
  ])('has a problem: %s', async (line, files) => {
    const folder = await writeBank({ 'bank.json': bank, ...files });
    const { problems } = await checkNamed({ SITE_CONFIG: `${folder}/bank.json` });
    expect(problems.map(lineOf)).toContainEqual(lineWith(line));
  });
});

describe('the banks of this repository', () => {
  it('have no error: the demo bank, whose pictures the build draws', async () => {
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
    const odd = { '/api/mpc/all': 'not JSON', '/api/iconvalue': 'language missing', '/api/promo/all': 'double' };
    for (const [path, problem] of Object.entries(odd))
      expect(errors).toContainEqual(expect.objectContaining({ path, problem }));
    expect(problems).toContainEqual(expect.objectContaining({ problem: 'unknown field', at: 'internal_note' }));
    const kinds = errors.map(({ problem }) => problem);
    for (const kind of ['missing', 'detail missing', 'file missing']) expect(kinds).not.toContain(kind);
  });
});
