import { expect, it } from 'vitest';
import { appOf } from '../../../../support/app';
import { widgets } from '../../../../support/content';
import { mainDataIn } from '../../../../support/main-data';
import { elementsIn } from '../../../../support/markup';

const own = 'http://bank.example';
const app = await appOf();

const texts = [
  '"><script>alert(1)</script>',
  '"onload="alert(1)" x="',
  `' onload='alert(1)' x='`,
  '</template><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '<!--<script>',
  '-->]]><img src=x onerror=alert(1)>',
  '&quot;&gt;&lt;script&gt;',
  'javascript:alert(1)',
  '\0"><script>alert(1)</script>',
];
const addresses = [
  ...texts.map((text) => `${own}/${text}`),
  `${own}?${texts[0]}`,
  `${own}#${texts[0]}`,
  `http://user:${texts[0]}@bank.example`,
  `blob:${own}/${texts[0]}`,
  `data:text/html,${own}`,
  `file://bank.example/${texts[0]}`,
  `${own}\\@evil.example/`,
  `${own}.evil.example`,
  'http://BANK.example:80/"onload="alert(1)',
  `\t${own}/"onload="alert(1)`,
  `//bank.example/${texts[0]}`,
  ...texts,
];

/** Each element with its attributes' names and address targets. */
function structureOf(html: string): Set<string> {
  return new Set(
    elementsIn(html).flatMap(({ tag, attributes, text }) => [
      tag,
      ...Object.keys(attributes).map((name) => `${tag}[${name}]`),
      ...(tag === 'script'
        ? [`script ${attributes.type} ${attributes.src} ${attributes.type === 'module' && text}`]
        : []),
      ...['href', 'src', 'action', 'formaction', 'srcset'].flatMap((name) => {
        const protocol = /^\s*(\w+:)/.exec(attributes[name] ?? '')?.[1];
        return protocol ? [`${tag}[${name}] leads to ${protocol}`] : [];
      }),
    ]),
  );
}

const get = async (path: string) => {
  const response = await app.request(own + path);
  const isHtml = response.headers.get('content-type')?.includes('html') ?? false;
  return { status: response.status, isHtml, body: await response.text(), headers: response.headers };
};

/** The same without a hostile query. */
async function usual(paths: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const path of paths) {
    for (const part of structureOf((await get(path)).body)) known.add(part);
  }
  return known;
}

async function strangeIn(paths: readonly string[], known: ReadonlySet<string>): Promise<string[]> {
  const strange = new Set<string>();
  for (const path of paths) {
    const { isHtml, body, status } = await get(path);
    if (status >= 500) strange.add(`${status} ${path}`);
    if (!isHtml) continue;
    for (const part of structureOf(body)) if (!known.has(part)) strange.add(`${part} at ${path}`);
  }
  return [...strange];
}

/** Each key with each value at one of the names, by turns: shared code handles all names. */
const byTurns = <Value>(
  names: readonly string[],
  keys: readonly string[],
  values: readonly Value[],
  addressOf: (name: string, key: string, value: Value) => string[],
) =>
  keys.flatMap((key, row) =>
    values.flatMap((value, column) => addressOf(names[(row + column) % names.length] ?? '', key, value)),
  );

const query = (name: string, value: string) => `?${new URLSearchParams({ [name]: value })}`;

it('a fragment has no element, attribute or script but its own, whatever stands in the query', async () => {
  const valid: Record<string, string> = {
    'promo-detail': 'slug=kopi-pagi',
    'news-detail': 'slug=laba-sembilan-bulan-2026',
    service: 'service=pay',
    'news-carousel': 'kind=news',
    'coming-soon': 'type=news',
  };
  const names = ['faq', 'header', 'download', 'committee', ...Object.keys(valid)];
  const address = (name: string, more: string) => `/embed/${name}?${valid[name] ? `${valid[name]}&` : ''}${more}`;
  const known = await usual(
    names
      .flatMap((name) => [address(name, 'language=English'), address(name, '')])
      .concat('/embed/coming-soon?type=other', '/embed/faq?category=1')
      .concat(names.map((name) => address(name, 'limit=1&source=warta'))),
  );
  const hostile = [
    ...byTurns(names, ['api', 'site'], addresses, (name, key, value) => [address(name, query(key, value).slice(1))]),
    ...byTurns(names, ['language', 'limit', 'source', 'onload', 'style'], texts, (name, key, value) => [
      `/embed/${name}${query(key, value)}`,
    ]),
    ...names.flatMap((name) => [
      ...(widgets.get(name)?.attributes ?? []).flatMap((each) =>
        texts.map((value) => `/embed/${name}${query(each, value)}`),
      ),
      `/embed/${name}${query('"><script>', '1')}`,
    ]),
  ];
  expect(await strangeIn(hostile, known)).toEqual([]);
});

it('a base address is written as its parser writes it, and only http and https are addresses', async () => {
  const { body } = await get(`/embed/faq${query('site', `${own}/"><b>'`)}`);
  expect(body.slice(0, 200)).toContain(`site="${own}/%22%3E%3Cb%3E'"`);
  const others = [`blob:${own}/x`, `data:${own}`, `file://bank.example/`, `http://a:b@bank.example`, `${own}?x`];
  for (const address of others) {
    expect((await get(`/embed/faq${query('api', address)}`)).status, address).toBe(400);
  }
});

it('a page of the gallery has none either', async () => {
  const names = ['faq', 'promo-detail', 'news-carousel', 'contact-form'];
  const known = await usual(
    names.flatMap((name) =>
      ['', '?look=example', '?language=both', '?example=error', '?example=live', '?language=English'].flatMap(
        (query) => [`/gallery/${name}${query}`, `/gallery/preview/${name}${query}`],
      ),
    ),
  );
  for (const extra of ['serambi-promo-detail[slug]', 'serambi-news-carousel[kind]']) known.add(extra);
  const keys = ['example', 'look', 'language', 'slug', 'kind', 'api', 'site', 'centred', 'onload'];
  const hostile = byTurns(names, keys, texts, (name, key, value) => [
    `/gallery/${name}${query(key, value)}`,
    `/gallery/preview/${name}${query(key, value)}`,
  ]);
  expect(await strangeIn(hostile, known)).toEqual([]);
});

it('a page has none either, whatever stands in its path or query', async () => {
  // For “data” the page that is not there suggests a document.
  const paths = ['/', '/help', '/nothing', '/data', '/promo/nothing', '/news/nothing'];
  const known = await usual(
    paths.flatMap((path) => ['', '?lang=en', '?lang=id', '?main=id'].map((each) => path + each)),
  );
  const hostile = texts.flatMap((text) => [
    `/${query('lang', text)}`,
    `/help${query('x', text)}`,
    ...['/promo/', '/news/', '/'].map((path) => path + encodeURIComponent(text)),
    `/help${query('main', text)}`,
    `/promo/${encodeURIComponent(text)}?main=id`,
  ]);
  expect(await strangeIn(hostile, known)).toEqual([]);
  for (const text of texts) {
    const { body } = await get(`/promo/${encodeURIComponent(text)}?main=id`);
    expect(mainDataIn(body).page.status).toBe(404);
  }
});
