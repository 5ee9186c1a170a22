import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSite, type Product, productOf, readFolder } from '../../../../../shell/server/bank/folder';
import { lineOf } from '../../../../../shell/server/bank/mistakes';
import { writeBank } from '../../../../support/check';

const product: Product = {
  labels: { faq: { English: { contact: 'Contact' }, Indonesia: { contact: 'Kontak' } } },
  parameters: productOf(new Map([['simulation', { addressed: ['amount', 'kind'] }]])).parameters,
};

type Files = Record<string, unknown>;
const read = async (files: Files, more: Partial<Product> = {}) =>
  readFolder(join(await writeBank(files), 'bank.json'), { ...product, ...more });
const mistakesOf = async (files: Files, more?: Partial<Product>) => (await read(files, more)).mistakes.map(lineOf);

const inBoth = { English: 'A', Indonesia: 'A' };
const pageText = { heading: 'A', description: 'x'.repeat(70) };
const pageTextInBoth = { English: pageText, Indonesia: pageText };
const bank = (fields: object) => ({ 'bank.json': { name: 'X', ...fields } });

describe('a bank’s folder', () => {
  it('needs a bank.json with the bank’s name only; what is none counts as missing', async () => {
    const unsaid = { English: '', Indonesia: '' };
    const none = { logo: '', email: null, phones: null, disclaimer: {}, share: '-', hours: unsaid };
    for (const fields of [{}, none]) {
      const { site, mistakes } = await read(bank(fields));
      expect(mistakes).toEqual([]);
      expect(site).toEqual({ bank: { name: 'X' }, theme: { light: {} }, facts: new Map() });
    }
  });

  it('gives widgets who the bank is, and the server how its site works', async () => {
    const marks = [{ name: 'O', ...inBoth }];
    const identity = { name: 'X', phones: ['1'], exit: '/help', disabledPages: ['/promo'], marks };
    const pageTexts = { '/help': pageTextInBoth };
    const operation = { fieldShare: 0.5, campaign: ['ref'], redirects: { '/old': '/help' }, pageTexts };
    const fields = { $schema: './bank.schema.json', ...identity, ...operation, theme: { dark: {} } };
    const { site } = await read(bank(fields));
    expect(site).toMatchObject({ bank: identity, ...operation, theme: { light: {} } });
    expect(Object.keys(site ?? {})).not.toContain('$schema');
  });

  it('tells widgets that pages can be dark where the theme has dark colours', async () => {
    const dark = { ink: '#FFFFFF' };
    const { site } = await read(bank({ theme: { light: { radius: '1rem' }, dark } }));
    expect(site).toMatchObject({ bank: { hasDarkTheme: true }, theme: { dark } });
  });

  it('has its facts in its texts, its labels, and its search words', async () => {
    const { site } = await read({
      'facts.json': { hours: 24, name: 'Melati' },
      'bank.json': { name: 'Bank {{name}}', hours: { English: '{{hours}} hours', Indonesia: '{{hours}} jam' } },
      'strings.json': { faq: { English: { contact: 'Write, {{hours}} hours a day' } } },
      'search.json': { English: { synonyms: [['Fee', 'cost']], popular: [' {{name}} '] } },
    });
    expect(site).toMatchObject({
      bank: { name: 'Bank Melati', hours: { English: '24 hours', Indonesia: '24 jam' } },
      labels: { faq: { English: { contact: 'Write, 24 hours a day' } } },
      search: { English: { synonyms: [['fee', 'cost']], popular: ['Melati'] }, Indonesia: { synonyms: [] } },
    });
    expect(site?.facts?.get('hours')?.value).toBe(24);
  });

  it('may begin its files with a byte order mark', async () => {
    expect((await read({ 'bank.json': '\uFEFF{"name":"X"}' })).site?.bank.name).toBe('X');
  });

  it('takes functions and quoted names as theme values', async () => {
    const light = { gutter: 'clamp(1rem, calc(2cqi + 1px), 2rem)', font: '"Inter (Latin)", \'Arial\', sans-serif' };
    expect((await read(bank({ theme: { light } }))).site?.theme).toEqual({ light });
  });

  it('has addresses of other sites as their parser writes them', async () => {
    const url = 'https://x.example/"><b>';
    const parsed = 'https://x.example/%22%3E%3Cb%3E';
    const fields = { logo: url, social: [{ name: 'A', url }], menu: [{ path: url, ...inBoth }], icon: url };
    const { site } = await read(bank(fields));
    const { logo, social, menu } = site?.bank ?? {};
    expect([logo, social?.[0]?.url, menu?.[0]?.path, site?.icon]).toEqual([parsed, parsed, parsed, parsed]);
  });

  it('names its pictures by their bytes', async () => {
    const { site } = await read({ ...bank({ logo: '/a.svg' }), 'public/a.svg': '<svg/>' });
    expect(site?.bank.logo).toMatch(/^\/a\.[0-9a-f]{6}\.svg$/);
  });
});

describe('a mistake', () => {
  it('stops the start with one line for each, after their number where there are several', async () => {
    const open = async (files: Files) => {
      const folder = await writeBank(files);
      return { folder, site: () => openSite(join(folder, 'bank.json'), product) };
    };
    const one = await open(bank({ menuu: [] }));
    const line = 'bank.json menuu: unknown key, did you mean menu?';
    expect(one.site).toThrow(`SITE_CONFIG ${one.folder}/${line}`);
    const two = await open({ ...bank({ menuu: [] }), 'search.json': { Deutsch: 1 } });
    const other = 'search.json Deutsch: unknown key: known are English, Indonesia';
    expect(two.site).toThrow([`SITE_CONFIG ${two.folder} has 2 mistakes:`, line, other].join('\n'));
    expect(() => openSite('nowhere.json', product)).toThrow('SITE_CONFIG nowhere.json: is missing');
  });

  const text = 'expected a text, found none';
  const script = 'javascript:alert(1)';
  const page = 'expected a page of the site or an http(s) address, found';
  const otherPage = 'disabledPages[0]: expected a page of the site other than its home page, found';
  const fontFile = 'fonts[0].file: expected the path of a woff2 file in public/';
  it.each<[object, string]>([
    [{ name: '' }, `name: ${text}`],
    [{ colour: 'red' }, 'colour: unknown key: known are name, logo,'],
    [{ phones: '123' }, 'phones: expected a list, found "123"'],
    [{ phones: [''] }, 'phones[0]: expected a text, found ""'],
    [{ social: [{ name: 'A' }] }, `social[0].url: ${text}`],
    [{ disclaimer: 'plain' }, 'disclaimer: expected an object, found "plain"'],
    [{ hours: { English: 'Always' } }, `hours.Indonesia: ${text}`],
    [{ hours: { ...inBoth, Englsh: 'A' } }, 'hours.Englsh: unknown key, did you mean English?'],
    [{ logo: '/art/none.svg' }, 'logo: expected a file of public/, found "/art/none.svg"'],
    [{ app: { scene: { English: '/a.svg', Indonesia: '/a.svg' } } }, `app.scene.about: expected an object, found none`],
    [{ module: 'https://tags.example/t.js' }, 'module: expected the path of a script in public/, like /marketing.js'],
    [{ module: '/widgets/faq.js' }, 'module: expected the path of a script in public/'],
    [{ module: '/../bank.js' }, 'module: expected the path of a script in public/'],
    [{ module: '/none.js' }, 'module: expected a file of public/, found "/none.js"'],
    [{ campaign: ['lang'] }, 'campaign[0]: expected a parameter that the site does not use itself, found "lang"'],
    [{ campaign: ['main'] }, 'campaign[0]: expected a parameter that the site does not use itself'],
    [{ campaign: ['amount'] }, 'campaign[0]: expected a parameter that the site does not use itself'],
    [{ campaign: ['a b'] }, 'campaign[0]: expected the name of a parameter'],
    [{ fieldShare: 2 }, 'fieldShare: expected a number from 0 to 1, found 2'],
    [{ fieldShare: '1' }, 'fieldShare: expected a number, found "1"'],
    [{ theme: { light: { leef: '#000000' } } }, 'theme.light.leef: unknown key, did you mean leaf?'],
    [{ theme: { light: { ink: 'red' } } }, 'theme.light.ink: expected a colour like #36495E, found "red"'],
    [{ theme: { light: { radius: '1rem}body{' } } }, 'theme.light.radius: expected a length'],
    [{ theme: { light: { font: '"Inter, sans-serif' } } }, 'theme.light.font: expected a list of fonts'],
    [{ fonts: [{ file: '/none.woff2' }] }, 'fonts[0].file: expected a file of public/, found "/none.woff2"'],
    [{ fonts: [{ file: '/a.ttf' }] }, `${fontFile}, like /fonts/inter.woff2`],
    [{ fonts: [{ file: 'https://fonts.example/a.woff2' }] }, fontFile],
    [{ fonts: [{ file: '/a.woff2', weight: 'bold' }] }, 'fonts[0].weight: expected a weight like 700, or the range of'],
    [{ fonts: [{ file: '/a.woff2' }, { file: '/a.woff2' }] }, 'fonts: expected a weight for each of several files'],
    [
      { theme: { light: { font: 'var(--a)' } }, fonts: [{ file: '/a.woff2' }] },
      'theme.light.font: expected a font’s name',
    ],
    [{ theme: { light: { scheme: 'dim' } } }, 'theme.light.scheme: expected light or dark, found "dim"'],
    ...['1rem)', 'calc(1rem', '"1rem', "1rem'", '1rem/*', '[1rem', 'url(a)'].map((radius): [object, string] => [
      { theme: { dark: { radius } } },
      'theme.dark.radius: expected a length',
    ]),
    [{ theme: { dark: { sand: '#FFFFFF' } } }, 'theme.dark: ink (#E8EAED) on sand (#FFFFFF) has a contrast of 1.20:1'],
    [{ menu: [{ path: '/servics', ...inBoth }] }, `menu[0].path: ${page} "/servics", did you mean /services?`],
    [{ footer: { legal: [{ path: script, ...inBoth }] } }, `footer.legal[0].path: ${page} "${script}"`],
    ...['logo', 'logoLight', 'exit', 'icon', 'share'].flatMap((field): [object, string][] =>
      [script, '//other.example/a.svg'].map((value) => [
        { [field]: value },
        `${field}: expected a path or an http(s) address, found "${value}"`,
      ]),
    ),
    [{ disabledPages: ['/'] }, `${otherPage} "/"`],
    [{ disabledPages: ['/prommo'] }, `${otherPage} "/prommo", did you mean /promo?`],
    [{ pageTexts: { '/prommo': pageTextInBoth } }, 'pageTexts["/prommo"]: unknown key, did you mean /promo?'],
    [
      { pageTexts: { '/': { English: { ...pageText, description: 'Short' }, Indonesia: pageText } } },
      'pageTexts["/"].English.description: expected a text of 70 to 160 characters, found "Short"',
    ],
    [{ redirects: { '/help': '/faq' } }, 'redirects["/help"]: would hide a page of the site'],
    [{ redirects: { '/a': '/b', '/b/': '/help' } }, 'redirects["/a"]: leads to /b, which is redirected itself'],
    [{ redirects: { '/a': '/a' } }, 'redirects["/a"]: leads to /a, which is redirected itself'],
    [{ redirects: { '/a': '/help', '/a/': '/help' } }, 'redirects["/a/"]: is there twice'],
    [{ redirects: { '/a': '/nowhere' } }, 'redirects["/a"]: leads to /nowhere, which is not a page of the site'],
    [{ redirects: { '/a': '//x.example' } }, 'redirects["/a"]: expected a path or an http(s) address'],
    ...['/a?b=1', '/artikel/*', '/berita/:slug'].map((from): [object, string] => [
      { redirects: { [from]: '/help' } },
      `redirects["${from}"]: expected one whole path, without a query, * or /:name, found "${from}"`,
    ]),
    ...['/news/*', '/news/:slug', '/news/:slug?a=1'].map((to): [object, string] => [
      { redirects: { '/a': to } },
      `redirects["/a"]: expected one whole path, without * or /:name, or an http(s) address, found "${to}"`,
    ]),
    [{ redirects: { '/bank.txt': '/help' } }, 'redirects["/bank.txt"]: would hide a file of public/'],
    [
      { disabledPages: ['/promo'], redirects: { '/a': '/promo' } },
      'redirects["/a"]: leads to /promo, which is not a page',
    ],
  ])('is named with its place, what was found, what is expected and what may be meant: %j', async (fields, line) => {
    const files = { 'public/bank.txt': '', 'public/a.svg': '', 'public/a.woff2': '' };
    const found = await mistakesOf({ ...bank(fields), ...files });
    expect(found[0]).toContain(`bank.json ${line}`);
  });

  const searching = (search: object, line: string): [Files, string] => [
    { ...bank({}), 'search.json': search },
    `search.json ${line}`,
  ];
  it.each<[Files, string]>([
    [{}, 'bank.json: is missing'],
    [{ 'bank.json': [] }, 'bank.json: expected an object, found []'],
    [{ 'bank.json': '{\n"name": "X",\n}' }, 'bank.json: line 3: Expected double-quoted property name'],
    [
      {
        'bank.json':
          '{"name":"X","footer":{"links":[{"path":"/","English":"A","Indonesia":"A","p\\u0061th":"/help"}]}}',
      },
      'bank.json footer.links[0].path: is there twice',
    ],
    [{ 'bank.json': `${'['.repeat(100_000)}${']'.repeat(100_000)}` }, 'bank.json: deeper than 100 levels'],
    [
      { ...bank({ email: '{{mail}}' }), 'facts.json': { email: 'a' } },
      'bank.json email: {{mail}} is no fact of facts.json, did you mean email?',
    ],
    [{ ...bank({ email: 'a {{mail' }) }, 'bank.json email: {{ without its }}: "{{mail"'],
    [
      { ...bank({ email: '{{a}}' }), 'facts.json': { a: inBoth } },
      'bank.json email: {{a}} has words for English and Indonesia only',
    ],
    [{ ...bank({}), 'strings.json': { fag: {} } }, 'strings.json fag: unknown key, did you mean faq?'],
    searching({ Indonesia: { sinonim: [] } }, 'Indonesia.sinonim: unknown key'),
    searching({ English: { synonyms: 'fee' } }, 'English.synonyms: expected a list, found "fee"'),
    searching(
      { Indonesia: { synonyms: [['kata sandi', 'pin']] } },
      'Indonesia.synonyms[0][0]: expected a single word,',
    ),
    searching({ Indonesia: { popular: [1] } }, 'Indonesia.popular[0]: expected a text of at most 60 characters'),
    searching({ English: { words: { help: 'a' } } }, 'English.words.help: expected a path, like /help#faq-lost-card'),
    searching({ English: { words: { '/help': 1 } } }, 'English.words["/help"]: expected a text of at most 300'),
  ])('is named with its file: %j', async (files, line) => {
    const { site, mistakes } = await read(files);
    expect(site).toBeUndefined();
    expect(mistakes.map(lineOf)).toEqual([expect.stringContaining(line)]);
  });

  it('does not hide the others: all of all files are named', async () => {
    expect(
      await mistakesOf({
        'bank.json':
          '{"nam":"X","phones":1,"phones":2,"theme":{"light":{"on-turmeric":"#FFFFFF"}},"redirects":{"/a":"/b"}}',
        'facts.json': { A: 1, b: null },
        'strings.json': { faq: { English: { contct: 'x' } } },
        'search.json': { English: { synonyms: [['fee']] } },
      }),
    ).toEqual([
      'facts.json A: expected a name of lower-case letters, digits, dots and dashes, found "A"',
      'facts.json b: expected a number, a text, { "English", "Indonesia" }, { "day": "2026-11-30" } or { "number", "decimals": 1 to 4 }, found null',
      'bank.json phones: is there twice',
      'bank.json name: expected a text, found none',
      'bank.json phones: expected a list, found 2',
      'bank.json nam: unknown key, did you mean name?',
      expect.stringContaining('bank.json theme.light: on-turmeric (#FFFFFF) on turmeric (#B9C6D4)'),
      expect.stringContaining('bank.json theme.light: on-turmeric (#FFFFFF) on turmeric-light'),
      'bank.json redirects["/a"]: leads to /b, which is not a page of the site',
      'strings.json faq.English.contct: unknown key, did you mean contact?',
      'search.json English.synonyms[0]: expected two words or more, found ["fee"]',
    ]);
  });

  it('in facts.json is not one of the texts that name its facts', async () => {
    expect(await mistakesOf({ ...bank({ email: '{{email}}' }), 'facts.json': '{' })).toHaveLength(1);
  });
});

describe('a redirect to an old path', () => {
  const redirects = { '/a': 'https://bank.example/a/', '/b': 'https://shop.example/c' };

  it('may have colons within a name, and stars at another site and in a query', async () => {
    const plain = { '/wiki/Bank:Lama': '/help?a=*', '/b': 'https://shop.example:8080/*' };
    expect(await mistakesOf(bank({ redirects: plain }))).toEqual([]);
  });

  it('is refused also where it names the site’s own origin', async () => {
    expect(await mistakesOf(bank({ redirects }), { publicOrigin: 'https://bank.example' })).toEqual([
      'bank.json redirects["/a"]: leads to https://bank.example/a/, which is redirected itself',
    ]);
  });

  it('is refused where it may be the site’s own origin, which behind a proxy no request need say', async () => {
    expect(await mistakesOf(bank({ redirects }))).toEqual([
      'bank.json redirects["/a"]: leads to https://bank.example/a/, whose path is redirected too: PUBLIC_ORIGIN must say that this is another site',
    ]);
    expect(await mistakesOf(bank({ redirects }), { publicOrigin: 'https://other.example' })).toEqual([]);
  });
});
