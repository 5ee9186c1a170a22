/**
 * Answers Bank Cempaka's content ({@link ./content.mjs}) with the ordinary oddities of content management systems, editors and
 * proxies. The site must show every good item, and nothing else.
 *
 *     node tests/banks/oddities/odd-backend.mjs [port]
 */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { articles, content, promos } from './content.mjs';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Placeholder for the backend's own address, which is known once it listens: a picture by `http:`. */
const ownOrigin = 'http://own.invalid';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path fill="#9B2C5E" d="M0 0h64v48H0z"/></svg>';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds fields to each object that no shape knows. */
function withOwnFields(value) {
  if (Array.isArray(value)) return value.map(withOwnFields);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, withOwnFields(each)]);
  return {
    ...Object.fromEntries(fields),
    created_by: 'admin@cempaka.example',
    internal_note: 'catatan-internal-7',
    is_active: true,
  };
}

/** PHP writes a list as an object after items were removed. */
const numbered = (list) => Object.fromEntries(list.map((each, at) => [String(2 * at + 1), each]));

const entities = (text) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]).replace(/…/g, '&#8230;');
/** A word processor pastes non-breaking spaces. */
const pasted = (text) => text.replaceAll(' ', '&nbsp;');

const word = (html) =>
  html
    .replace(/<p>/g, '<p class="MsoNormal" style="margin:0cm"><span style="font-size:11.0pt;font-family:Calibri">')
    .replace(/<\/p>/g, '<o:p></o:p></span></p>')
    .concat('<p class="MsoNormal"><o:p>&nbsp;</o:p></p><!--EndFragment-->');
const googleDocs = (html) =>
  `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">${html}<br></b>`;
const notion = (html) => `<!-- notionvc: 1 --><div><div>${html.replace(/h2>/g, 'h4>')}</div></div><p>&nbsp;</p><p></p>`;

const rich = [word, googleDocs, notion];

/** By path: changes a good block into the backend's form. A function may change the block in place. */
const oddities = {
  '/api/banner/all/home'([first, second]) {
    Object.assign(first, { link: 'www.ojk.go.id', button: {} });
    Object.assign(second, { link: ' products ', button: { link_button: 'promo', image_button: '' } });
    return [first, second, { id: 3, title: ['x'], image: '/img/hero.svg' }];
  },
  '/api/inside/all'([first, second]) {
    first.title = first.title.replace(/ (\S+)$/, '<br/><b>$1</b>');
    return [
      { ...first, desc_type_produk: pasted(first.desc_type_produk) },
      { ...second, image: {} },
    ];
  },
  '/api/service/all': ([first, second]) => [
    { ...first, title: entities(first.title), desc: entities(first.desc), url: 'services/pay' },
    { ...second, image: false, url: './services/transfer' },
  ],
  '/api/privilege/all': ([first, second]) => [
    null,
    first,
    'nilai lepas',
    { id: 4, title: ['x'], desc: 'nilai lepas' },
    second,
    [],
    12,
  ],
  '/api/produk/detail/all'(block) {
    const [accounts, savings] = block.tabs;
    const [free, highest] = accounts.tables;
    accounts.tables = numbered([{ ...free, alloPay: false, alloPlus: true }, { ...highest, alloPlus: ['x'] }, null]);
    accounts.features[0].imageFront = '-';
    savings.features = false;
    savings.registers = {};
    savings.titleRegister = '-';
    savings.tables[0].tiering_no = 1;
    block.tabs = [accounts, null, savings];
    return block;
  },
  '/api/services/pay': (block) => ({ ...block, registers: block.registers[0] }),
  '/api/services/top-up': (block) => ({ ...block, features: numbered(block.features) }),
  '/api/services/transfer'(block) {
    for (const step of block.registers[0].contents) step.caption = entities(step.caption);
    return { ...block, titleTypeService: null, typeService: [] };
  },
  '/api/services/bill-payment': (block) => ({ ...block, titleTypeService: '', typeService: false }),
  '/api/services/cash-out': (block) => ({ ...block, banner: { ...block.banner, image: '-', imageMobile: null } }),
  '/api/faq/all'(block) {
    const [card, account] = block.faqs;
    card.title = entities(card.title);
    card.features.push({ featureTitle: 'Tanpa jawaban?', featureDesc: false });
    account.features = account.features[0];
    return { ...block, faqs: [null, ...block.faqs] };
  },
  '/api/manajemen-komite': (block) => ({
    ...block,
    description: `<section>${googleDocs(block.description)}</section>`,
  }),
  '/api/profile': (block) => ({ ...block, p1: word(block.p1), visi: `<p>${block.visi}</p>` }),
  '/api/milestone'([first, second, third]) {
    return [
      { ...first, tahun: Number(first.tahun), image: false },
      { ...second, image: '-' },
      { ...third, image: [] },
    ];
  },
  '/api/iconvalue': ([first, second]) => [first, { ...second, title: entities(second.title) }],
  '/api/leader'([commissioners, directors]) {
    const [melati, kenanga] = commissioners.mens;
    commissioners.mens = numbered([
      { ...melati, profil: false },
      { ...kenanga, image: null },
    ]);
    return [commissioners, { ...directors, mens: directors.mens[0] }];
  },
  '/api/secretary': (block) => ({ ...block, mens: block.mens[0] }),
  '/api/investor-relation'([reports, shares]) {
    const [{ pdf: documents }] = reports.submenu[0].data;
    documents[0].title = entities(documents[0].title);
    reports.submenu[0].data[0].year = 2025;
    return [
      { ...reports, banner: [], menu: [], submenu: reports.submenu[0] },
      { ...shares, submenu: {}, menu: { ...shares.menu, sideMenu: false, content: notion(shares.menu.content) } },
    ];
  },
  '/api/benefit/all': (block) => ({
    ...block,
    members: [...block.members, { id: 3, icon: '/img/icon.svg', title: {} }],
  }),
  '/api/iconpage': (block) => ({ ...block, imageMember: `${ownOrigin}${block.imageMember}` }),
  '/api/mpc/all': numbered,
  '/api/kupon': ([first, second]) => [first, undefined, second],
  '/api/promo/all'(block) {
    const cards = block.dataPromo.map((card, at) => ({ ...card, expired: promos[at].sent }));
    // The same slug twice, and a promo with an unreadable day.
    const copy = { ...cards[0], id: 99, titleCard: 'Salinan' };
    return { ...block, subtitle: entities(block.subtitle), dataPromo: numbered([...cards, copy, null]) };
  },
  '/api/allo/download': (block) => ({
    ...block,
    descDownload: `<div>${block.descDownload}</div>`,
    linkIos: block.linkIos.slice('https://'.length),
  }),
  '/api/privacy/all': (block) => ({ ...block, desc: word(block.desc), detailDesc: notion(block.detailDesc) }),
  '/api/termcondition/all'(block) {
    const [general, card] = block.tabs;
    general.desc = googleDocs(`<p><a href="#rinci">↓</a></p>${general.desc.replace('<h2>', '<h2 id="rinci">')}`);
    return { ...block, tabs: [general, { ...card, title: entities(card.title) }, { ...card, title: 'Salinan' }] };
  },
  '/api/ratelimitfee/all': (block) => ({ ...block, tabs: block.tabs[0] }),
  '/api/page/whistleblowing': (block) => ({
    ...block,
    description: `<div class="content"><div>${block.description}</div></div>`,
  }),
  '/api/rates': (block) => ({
    ...block,
    from: 'Senin, 2 Nopember 2026',
    minimum: '1000000',
    guarantee: { ...block.guarantee, until: '31/01/2027' },
  }),
};

for (const kind of ['news', 'event', 'pressrelease']) {
  oddities[`/api/news/${kind}`] = (block) => ({
    ...block,
    dataNews: block.dataNews.map((card) => {
      const { sent } = articles.find(({ slug }) => slug === card.slug);
      return { ...card, titleCard: entities(card.titleCard), publish_date: sent };
    }),
  });
}
for (const [at, { slug, sent }] of articles.entries()) {
  oddities[`/api/detail/${encodeURIComponent(slug)}`] = (block) => ({
    ...block,
    tanggal_publish: sent,
    description: `${rich[at % rich.length](block.description)}<p><img src="${pixel}" alt=""> <a href="www.ojk.go.id">OJK</a></p>`,
  });
}
for (const [at, { slug }] of promos.entries()) {
  oddities[`/api/promo/detail/${encodeURIComponent(slug)}`] = (block) => ({
    ...block,
    image: at % 2 ? false : block.image,
    description: rich[at % rich.length](block.description),
    conditions: at % 2 ? block.conditions : '-',
  });
}

/** Paths with another spelling of the language keys. */
const keys = {
  '/api/leader': { English: 'english', Indonesia: ' INDONESIA ' },
  '/api/kupon': { English: 'ENGLISH', Indonesia: 'indonesia' },
};
/** Paths whose English is missing, or empty. */
const withoutEnglish = { '/api/iconvalue': undefined, '/api/milestone': [] };

function sentFor(path) {
  const good = withOwnFields(content[path]);
  const sent = { status: 200, message: 'success', created_by: 'admin@cempaka.example' };
  for (const [language, block] of Object.entries(good)) {
    if (!['English', 'Indonesia'].includes(language)) continue;
    const isWithout = language === 'English' && Object.hasOwn(withoutEnglish, path);
    sent[keys[path]?.[language] ?? language] = isWithout ? withoutEnglish[path] : (oddities[path]?.(block) ?? block);
  }
  return JSON.stringify(sent);
}

const page = '<!doctype html><title>Login</title><form action="/login"><input name="user"></form>';
const damaged = JSON.stringify({ English: ['nilai lepas', 7], Indonesia: null });

/** By path. Each function gets the number of earlier requests for the path, and the JSON. */
const ways = {
  '/api/profile': (_, json) => ({ body: `\uFEFF${json}` }),
  '/api/service/all': (_, json) => ({ body: json, type: 'text/plain' }),
  '/api/faq/all': (_, json) => ({ body: gzipSync(json), headers: { 'content-encoding': 'gzip' } }),
  // The first answer is a login page.
  '/api/mpc/all': (asked, json) => (asked === 0 ? { body: page, type: 'text/html' } : { body: json }),
  // Only the first answer is right, and the site must keep it.
  '/api/kupon': (asked, json) => ({ body: asked === 0 ? json : damaged }),
  '/api/iconpage': (asked, json) => (asked === 0 ? { body: json } : { status: 304, body: '' }),
  '/api/privilege/all': (asked, json) => ({ body: asked === 0 ? json : '' }),
  '/api/benefit/all': (asked, json) => (asked === 0 ? { body: json } : { body: page, type: 'text/html' }),
};
/** Paths that redirect to the same path with a slash. */
const redirected = ['/api/inside/all', '/api/secretary'];

/** Resolves to the server once it listens. `port` 0 takes a free port. */
export async function startOddBackend({ port = 0 } = {}) {
  const asked = new Map();
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0];
    const send = ({ status = 200, type = 'application/json', headers = {}, body }) =>
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    if (/\.svg$/.test(path)) return send({ type: 'image/svg+xml', body: svg });
    if (/\.pdf$/.test(path)) return send({ type: 'application/pdf', body: '%PDF-1.4\n%%EOF\n' });
    if (redirected.includes(path))
      return send({ status: 301, headers: { location: `${path}/` }, type: 'text/html', body: page });
    const name = path.replace(/\/$/, '');
    if (!Object.hasOwn(content, name)) return send({ status: 404, type: 'text/html', body: page });
    const before = asked.get(name) ?? 0;
    asked.set(name, before + 1);
    const json = sentFor(name).replaceAll(ownOrigin, `http://127.0.0.1:${Object(server.address()).port}`);
    return send(ways[name]?.(before, json) ?? { body: json });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return server;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = await startOddBackend({ port: Number(process.argv[2] ?? 0) });
  console.log(`http://127.0.0.1:${Object(server.address()).port}`);
}
