import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../../../shell/server/start/options';
import { ignoredVariables } from '../../../../../shell/server/start/variables';

const demo = join(import.meta.dirname, '../../../../../demo/bank.json');

async function read(site: unknown, env: Record<string, string> = {}) {
  const file = join(await mkdtemp(join(tmpdir(), 'serambi-')), 'bank.json');
  await writeFile(file, JSON.stringify(site));
  return readOptions({ ...env, SITE_CONFIG: file }, demo).site;
}

const pageText = { heading: 'A', description: 'x'.repeat(70) };
const inBoth = { English: 'A', Indonesia: 'A' };

describe('the bank’s configuration', () => {
  it('needs the bank’s name only', async () => {
    const bare = { bank: { name: 'Bank Uji', logo: '', email: null, phones: null, disclaimer: null }, share: '' };
    const nothing = { name: 'Bank Uji', phones: [], social: [] };
    for (const site of [{ bank: { name: 'Bank Uji' } }, bare])
      expect(await read(site)).toEqual({ bank: nothing, theme: { light: {} } });
    expect(readOptions({}, demo).site.bank.name).toBe('Bank Serambi');
  });

  it('takes functions and quoted names as theme values, and addresses of other sites', async () => {
    const light = { gutter: 'clamp(1rem, calc(2cqi + 1px), 2rem)', font: '"Inter (Latin)", \'Arial\', sans-serif' };
    const site = { bank: { name: 'X', logo: 'https://cdn.example/logo.svg', exit: '/help' }, theme: { light } };
    expect(await read(site)).toMatchObject(site);
  });

  it('has addresses of other sites as their parser writes them', async () => {
    const url = 'https://x.example/"><b>';
    const parsed = 'https://x.example/%22%3E%3Cb%3E';
    const { bank, icon } = await read({
      bank: { name: 'X', logo: url, social: [{ name: 'A', url }], menu: [{ path: url, English: 'A', Indonesia: 'A' }] },
      icon: url,
    });
    expect([bank.logo, bank.social?.[0]?.url, bank.menu?.[0]?.path, icon]).toEqual([parsed, parsed, parsed, parsed]);
  });

  it.each<[unknown, string]>([
    [{ bank: { name: 'X' }, redirects: { '/help': '/faq' } }, '/help would hide a page of the site'],
    [{ bank: { name: 'X' }, redirects: { '/metrics': '/help' } }, '/metrics would hide a page of the site'],
    [{ bank: { name: 'X' }, redirects: { '/a': '/b', '/b/': '/help' } }, '/a leads to /b, which is redirected itself'],
    [{ bank: { name: 'X' }, redirects: { '/a': '/a' } }, '/a leads to /a, which is redirected itself'],
    [{ bank: { name: 'X' }, redirects: { '/a': '/help', '/a/': '/help' } }, '/a/ is there twice'],
    [{ bank: { name: 'X' }, redirects: { '/a': '/nowhere' } }, '/a leads to /nowhere, which is not a page of the site'],
    [{ bank: { name: 'X' }, redirects: { '/a': '//x.example' } }, ' redirects["/a"]: expected a path or an http(s)'],
    [{ bank: { name: 'X' }, redirects: { '/a?b=1': '/help' } }, ' redirects: expected a path without a query'],
    [{ bank: { name: 'X' }, redirects: { a: '/help' } }, ' redirects: expected a path without a query'],
    [{ bank: { name: 'X', phones: '123' } }, ' bank.phones: expected a list, found "123"'],
    [{ bank: { name: 'X', social: [{ name: 'A' }] } }, ' bank.social[0].url: expected text'],
    [{ bank: { name: 'X', disclaimer: 'plain' } }, ' bank.disclaimer: expected an object'],
    [{ bank: { name: 'X' }, icon: 5 }, ' icon: expected text, found 5'],
    [{ bank: { name: 'X' }, module: 'https://tags.example/t.js' }, ' module: expected the path of a script in public/'],
    [{ bank: { name: 'X' }, module: '/widgets/faq.js' }, ' module: expected the path of a script in public/'],
    [{ bank: { name: 'X' }, module: '/../bank.js' }, ' module: expected the path of a script in public/'],
    [{ bank: { name: 'X' }, module: '/none.js' }, 'names a module that is not in public/: /none.js'],
    [{ bank: { name: 'X' }, campaign: ['lang'] }, ' campaign[0]: expected the name of a parameter'],
    [{ bank: { name: 'X' }, fieldShare: 2 }, ' fieldShare: expected a number from 0 to 1, found 2'],
    [{ bank: { name: 'X' }, announcement: { English: 'A' } }, ' announcement.Indonesia: expected text'],
    [
      { bank: { name: 'X' }, announcement: { English: 'A', Indonesia: 'B', link: '/nowhere' } },
      ' announcement.link: expected a page of the site or an http(s) address, found "/nowhere"',
    ],
    [
      { bank: { name: 'X' }, announcement: { English: 'A', Indonesia: 'B', from: '2026-02-30' } },
      ' announcement.from: expected a day like 2026-11-05, or a time like 2026-11-05T09:00',
    ],
    [
      { bank: { name: 'X' }, announcement: { English: 'A', Indonesia: 'B', from: '2026-11-05', until: '2026-11-05' } },
      ' announcement.until: expected a time after its `from`, found "2026-11-05"',
    ],
    [{ bank: { name: 'X' }, colour: 'red' }, ' colour is an unknown key: known are bank,'],
    [{ bank: { name: 'X', phone: '1' } }, ' bank.phone is an unknown key: known are name,'],
    [{ bank: { name: 'X', rates: { early: '1%' } } }, ' bank.rates.early: expected a rate in percent a year, like 3.5'],
    [{ bank: { name: 'X', rates: { minimum: 0.5 } } }, ' bank.rates.minimum: expected an amount in rupiah'],
    [
      {
        bank: { name: 'X' },
        committees: {
          boards: [{ title: inBoth, committees: [{ name: inBoth, meetings: 0, attendance: 97.5 }] }],
        },
      },
      ' committees.boards[0].committees[0].attendance: expected a whole number from 1 to 100, found 97.5',
    ],
    [
      { bank: { name: 'X', rates: { guarantee: { rate: 3.5, from: '2026-02-30', until: '2026-12-31' } } } },
      ' bank.rates.guarantee.from: expected a day like 2026-11-30',
    ],
    [
      {
        bank: { name: 'X' },
        investors: {
          periods: [{ English: '2025', Indonesia: '2025' }],
          figures: [
            { label: { English: 'A', Indonesia: 'A' }, format: { English: '#', Indonesia: '#' }, values: [1, 2] },
          ],
        },
      },
      ' investors.figures[0].values: expected 1 numbers, one for each of the periods',
    ],
    [
      {
        bank: { name: 'X' },
        investors: {
          figures: [{ label: { English: 'A', Indonesia: 'A' }, format: { English: 'Rp', Indonesia: '#' }, values: [] }],
        },
      },
      ' investors.figures[0].format: expected texts with a # in the place of the number',
    ],
    [
      { bank: { name: 'X' }, investors: { documents: { '/a.pdf': { languages: ['Dutch'] } } } },
      ' investors.documents["/a.pdf"].languages[0]: expected English or Indonesia, found "Dutch"',
    ],
    [{ bank: { name: 'X' }, theme: { light: { leef: '#000000' } } }, ' theme.light.leef is an unknown key: known are '],
    [{ bank: { name: 'X' }, theme: { light: { ink: 'red' } } }, ' theme.light.ink: expected a colour like #36495E'],
    [{ bank: { name: 'X' }, theme: { light: { radius: '1rem}body{' } } }, ' theme.light.radius: expected a length'],
    [
      { bank: { name: 'X' }, theme: { light: { leaf: '#F2A33A' } } },
      'theme.light: leaf (#F2A33A) on sand (#FAFAFA) has a contrast of 1.99:1 and needs 4.5:1',
    ],
    [
      { bank: { name: 'X' }, theme: { dark: { sand: '#FFFFFF' } } },
      'theme.dark: ink (#E8EAED) on sand (#FFFFFF) has a contrast of 1.20:1 and needs 4.5:1',
    ],
    [
      {
        bank: {
          name: 'X',
          ways: [{ path: '/services/pay', name: { English: 'N', Indonesia: 'N' }, fee: 0, also: '/services/topup' }],
        },
      },
      ' bank.ways[0].also: expected the page of a service, like /services/top-up, found "/services/topup"',
    ],
    [
      { bank: { name: 'X', menu: [{ path: '/nowhere', English: 'N', Indonesia: 'N' }] } },
      ' bank.menu[0].path: expected a page of the site or an http(s) address, found "/nowhere"',
    ],
    [
      { bank: { name: 'X', footer: { legal: [{ path: 'javascript:alert(1)', English: 'N', Indonesia: 'N' }] } } },
      ' bank.footer.legal[0].path: expected a page of the site or an http(s) address',
    ],
    ...['logo', 'logoLight', 'exit'].map((field): [unknown, string] => [
      { bank: { name: 'X', [field]: 'javascript:alert(1)' } },
      ` bank.${field}: expected a path or an http(s) address, found "javascript:alert(1)"`,
    ]),
    ...['icon', 'share'].map((field): [unknown, string] => [
      { bank: { name: 'X' }, [field]: '//other.example/a.svg' },
      ` ${field}: expected a path or an http(s) address, found "//other.example/a.svg"`,
    ]),
    [
      { bank: { name: 'X', social: [{ name: 'A', url: 'javascript:alert(1)' }] } },
      ' bank.social[0].url: expected a path or an http(s) address',
    ],
    ...['1rem)', 'calc(1rem', '"1rem', "1rem'", '1rem/*', '[1rem', 'url(a)'].map((radius): [unknown, string] => [
      { bank: { name: 'X' }, theme: { dark: { radius } } },
      ' theme.dark.radius: expected a length',
    ]),
    [{ bank: { name: 'X' }, theme: { light: { font: '"Inter, sans-serif' } } }, ' theme.light.font: expected a list'],
    [{ bank: { name: 'X', menu: [{ path: '/help', English: 'H' }] } }, ' bank.menu[0].Indonesia: expected text'],
    [{ bank: { name: 'X', disabledPages: ['/'] } }, ' bank.disabledPages[0]: expected a page of the site'],
    [{ bank: { name: 'X', disabledPages: ['/prommo'] } }, ' bank.disabledPages[0]: expected a page of the site'],
    [{ bank: {} }, ' bank.name: expected text'],
    [{ bank: { name: 'X', menuu: [] } }, 'bank.json bank.menuu is an unknown key: known are name,'],
    [{ bank: { name: 'X' }, bonk: {} }, 'bank.json bonk is an unknown key: known are bank,'],
    [
      { bank: { name: 'X' }, pageTexts: { '/prommo': { English: pageText, Indonesia: pageText } } },
      ' pageTexts key: expected a page of the site, found "/prommo"',
    ],
    [
      { bank: { name: 'X' }, pageTexts: { '/promo': { English: pageText } } },
      ' pageTexts["/promo"].Indonesia: expected a heading and a description',
    ],
    [
      {
        bank: { name: 'X' },
        pageTexts: { '/': { English: { ...pageText, description: 'Short' }, Indonesia: pageText } },
      },
      ' pageTexts["/"].English.description: expected a text of 70 to 160 characters',
    ],
    [[], ' expected an object, found []'],
  ])('is refused with its field: %j', async (site, message) => {
    await expect(read(site)).rejects.toThrow(message);
  });
});

describe('a redirect to an old path', () => {
  const site = { bank: { name: 'X' }, redirects: { '/a': 'https://bank.example/a/', '/b': 'https://shop.example/c' } };

  it('is refused also where it names the site’s own origin', () =>
    expect(read(site, { PUBLIC_ORIGIN: 'https://bank.example' })).rejects.toThrow(
      '/a leads to https://bank.example/a/, which is redirected itself',
    ));

  it('is refused where it may be the site’s own origin, which behind a proxy no request need say', async () => {
    await expect(read(site)).rejects.toThrow(
      '/a leads to https://bank.example/a/, whose path is redirected too: PUBLIC_ORIGIN must say that this is another site',
    );
    expect(await read(site, { PUBLIC_ORIGIN: 'https://other.example' })).toMatchObject(site);
  });
});

describe('an allowed origin', () => {
  it.each(['https://*.mitra.example', '*', 'https://mitra.example,https://*'])('has no wildcard: %s', (value) => {
    const read = () => readOptions({ ALLOWED_ORIGINS: value }, demo);
    expect(read).toThrow(/^ALLOWED_ORIGINS must list each origin: ".*\*.*" has a wildcard$/);
  });
});

describe('the variables', () => {
  const refusal = (env: Record<string, string>) => {
    try {
      readOptions(env, demo);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };
  const backend = { API_BASE: 'https://backend.example/v2' };
  const DATABASE_URL = 'postgresql://bank@db/bank';
  const REPORT_RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

  it('say where the forms go: to the store, with a backend alone to that', () => {
    expect(readOptions({}, demo).forms).toBe('store');
    expect(readOptions({ DATABASE_URL, REPORT_RECIPIENT }, demo).forms).toBe('store');
    expect(readOptions(backend, demo).forms).toBe('forward');
    expect(readOptions({ ...backend, FORMS: 'store', DATABASE_URL, REPORT_RECIPIENT }, demo).forms).toBe('store');
    expect(readOptions({ ...backend, FORMS: 'forward', REPORT_RECIPIENT }, demo).forms).toBe('forward');
  });

  it.each([
    [{ SEAL_REPORTS: 'browser' }, 'SEAL_REPORTS needs REPORT_RECIPIENT, the keys that browsers seal reports to'],
    [{ REPORT_RECIPIENT, SEAL_REPORTS: '1' }, 'SEAL_REPORTS must be browser, not "1"'],
    [{ ...backend, DATABASE_URL }, 'FORMS must say store or forward where API_BASE and DATABASE_URL are both set'],
    [
      { ...backend, REPORT_RECIPIENT },
      'FORMS must say store or forward where API_BASE and REPORT_RECIPIENT are both set',
    ],
    [{ ...backend, FORMS: 'forward', DATABASE_URL }, 'FORMS=forward stores nothing, so DATABASE_URL would be ignored'],
    [
      { ...backend, FORMS: 'forward', KEEP_REPORTS: '30' },
      'FORMS=forward stores nothing, so KEEP_REPORTS would be ignored',
    ],
    [
      { ...backend, KEEP_MESSAGES: '30' },
      'FORMS must say store or forward where API_BASE and KEEP_MESSAGES are both set',
    ],
    [{ KEEP_REPORTS: '0' }, 'KEEP_REPORTS must be a number of days from 1 to 99999, not "0"'],
    [{ FORMS: 'forward' }, 'FORMS=forward needs API_BASE, where it forwards to'],
    [{ FORMS: 'send' }, 'FORMS must be store or forward, not "send"'],
    [{ MEDIA_BASE: 'https://media.example' }, 'MEDIA_BASE is for the media of API_BASE, which is not set'],
    [{ ROBOTS: 'all' }, 'ROBOTS must be none, not "all"'],
    [{ LOG_LEVEL: 'debug' }, 'LOG_LEVEL must be error or warn or info, not "debug"'],
  ])('stop the start where one would be ignored or is bad: %j', (env, message) => {
    expect(refusal(env)).toBe(message);
  });

  it('name the public address of the backend’s media, which is the backend’s own unless it is set', () => {
    expect(readOptions(backend, demo).mediaBase).toBe(backend.API_BASE);
    expect(readOptions({ ...backend, MEDIA_BASE: 'https://media.example' }, demo).mediaBase).toBe(
      'https://media.example',
    );
  });

  it('take a secret from a file', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'serambi-')), 'database-url');
    await writeFile(file, `${DATABASE_URL}\n`);
    expect(readOptions({ DATABASE_URL_FILE: file }, demo).databaseUrl).toBe(DATABASE_URL);
    expect(refusal({ DATABASE_URL_FILE: file, DATABASE_URL })).toBe('DATABASE_URL and DATABASE_URL_FILE are both set');
    expect(refusal({ DATABASE_URL_FILE: `${file}.missing` })).toBe(
      'DATABASE_URL_FILE names a file that cannot be read: ENOENT',
    );
  });

  it('that are of the export alone are named, as the server ignores them', () => {
    expect(ignoredVariables({ FORMS_ORIGIN: 'https://forms.bank.example', EXPORT_DIR: ' ' })).toEqual([
      'the variable FORMS_ORIGIN is of npm run export, and ignored by the server',
    ]);
  });

  it('that are misspelt are named, and others are none of our business', () => {
    const others = { PATH: '/bin', HOME: '/', PORTS: '1', DATABASE_NAME: 'x', NODE_ENV: 'production' };
    expect(ignoredVariables({ ...others, REPORT_RECIPIENT, DATABASE_URL_FILE: '/x' })).toEqual([]);
    expect(ignoredVariables({ DATABSE_URL: 'x', REPORT_RECIPENT: 'x', Public_Origin: 'x' })).toEqual([
      'the variable DATABSE_URL is unknown and ignored: did you mean DATABASE_URL?',
      'the variable REPORT_RECIPENT is unknown and ignored: did you mean REPORT_RECIPIENT?',
      'the variable Public_Origin is unknown and ignored: did you mean PUBLIC_ORIGIN?',
    ]);
  });
});
