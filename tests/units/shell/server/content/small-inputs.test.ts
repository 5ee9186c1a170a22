/** Small blocks as real backends and editors send them, and what the site's pages make of them. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { appOf } from '../../../../support/app';
import { sourceOf } from '../../../../support/content';

interface Case {
  path: string;
  block: unknown;
  page: string;
  shown?: string[];
  hidden?: string[];
  /** Addresses of links. */
  links?: string[];
}

type Node = DefaultTreeAdapterTypes.Node;

/** The text of `<main>`, shadow roots included, and the addresses in it. */
function read(html: string) {
  const links: string[] = [];
  const textOf = (node: Node, isIn = false): string => {
    if ('value' in node) return isIn ? node.value : '';
    if (!('childNodes' in node)) return '';
    const name = 'tagName' in node ? node.tagName : '';
    if (['style', 'script'].includes(name)) return '';
    const inside = isIn || name === 'main';
    const href = 'attrs' in node && node.attrs.find((each) => each.name === 'href');
    if (href && inside) links.push(href.value);
    const isOtherLanguage = name === 'template' && 'attrs' in node && !node.attrs.length;
    if (isOtherLanguage) return '';
    const children: Node[] = 'content' in node ? node.content.childNodes : node.childNodes;
    return children.map((each) => textOf(each, inside)).join(' ');
  };
  return { text: textOf(parse(html)).replace(/\s+/g, ' '), links };
}

const failed = 'tidak dapat dimuat';
const promo = (id: number, slug: string, titleCard: string, expired: unknown) => ({
  id,
  slug,
  image: '/a.png',
  expired,
  titleCard,
  descriptionCard: 'x',
});

const cases: Readonly<Record<string, Case>> = {
  'a wrapper round a description': {
    path: '/api/page/whistleblowing',
    block: {
      titleContent: 'Pelaporan',
      description: '<div><p>Pembuka.</p><h2>Siapa yang boleh melapor</h2><p>Siapa saja.</p></div>',
    },
    page: '/about-us/corporate-governance',
    shown: ['Pembuka.', 'Siapa yang boleh melapor', 'Siapa saja.', 'Kronologi'],
    hidden: [failed],
  },
  'a wrapper round a description of the app': {
    path: '/api/allo/download',
    block: {
      descDownload: '<div><h2>Unduh</h2><p>Satu aplikasi.</p><p>Kedua.</p></div>',
      linkIos: 'https://apps.example/ios',
      imageIos: '/img/i.png',
      linkAndroid: 'https://apps.example/a',
      imageAndroid: '/img/a.png',
      imageQr: '/img/q.png',
    },
    page: '/download',
    shown: ['Satu aplikasi.', 'Kedua.'],
    links: ['https://apps.example/ios', 'https://apps.example/a'],
  },
  'false in the place of a picture': {
    path: '/api/milestone',
    block: [
      { tahun: '2020', title: 'Berdiri', image: false },
      { tahun: '2021', title: 'Izin', image: '-' },
    ],
    page: '/about-us/profiles',
    shown: ['Berdiri', 'Izin'],
  },
  'false in the place of an answer': {
    path: '/api/faq/all',
    block: {
      faqs: [
        {
          title: 'Kartu',
          features: [
            { featureTitle: 'Satu?', featureDesc: '<p>Ya.</p>' },
            { featureTitle: 'Dua?', featureDesc: false },
          ],
        },
      ],
    },
    page: '/help',
    shown: ['Satu?', 'Ya.'],
    hidden: ['Dua?', failed],
  },
  '[] in the place of an object': {
    path: '/api/investor-relation',
    block: [
      {
        id: 1,
        title: 'Laporan',
        icon: '/i.png',
        banner: [],
        submenu: [{ title: 'Tahunan', data: [{ year: '2025', pdf: [{ title: 'LT 2025', link: '/d/25.pdf' }] }] }],
        menu: [],
      },
    ],
    page: '/about-us/investor-relations',
    shown: ['Laporan', 'LT 2025'],
    links: ['/d/25.pdf'],
    hidden: [failed],
  },
  'a list with numbered keys': {
    path: '/api/mpc/all',
    block: {
      '0': { id: 1, image: '/a.png', title: 'Poin A', desc: 'a' },
      '1': { id: 2, image: '/b.png', title: 'Poin B', desc: 'b' },
    },
    page: '/benefit',
    shown: ['Poin A', 'Poin B'],
  },
  'wrong items in a list': {
    path: '/api/privilege/all',
    block: [
      { id: 1, image: '/a.png', title: 'Benar', desc: 'a' },
      null,
      'teks',
      { id: 4, image: '/d.png', title: ['x'], desc: 'keempat' },
    ],
    page: '/',
    shown: ['Benar'],
    hidden: ['teks', 'keempat', failed],
  },
  'a wrong value in a table': {
    path: '/api/produk/detail/all',
    block: {
      banner: null,
      tabs: [
        {
          id: 1,
          title: 'Pay',
          tables: [
            { id: 1, plans: 'Transfer', alloPay: 'ok', alloPlus: true },
            { id: 2, plans: 'Limit', alloPay: ['x'], alloPlus: 'no' },
          ],
        },
      ],
    },
    page: '/products',
    shown: ['Transfer', 'Limit'],
    hidden: [failed],
  },
  'entities in a text': {
    path: '/api/service/all',
    block: [
      {
        id: 1,
        image: '/a.png',
        title: 'Bayar &amp; beli',
        desc: 'Tanpa&nbsp;biaya&#8230; &lt;b&gt;',
        url: 'services/pay',
      },
    ],
    page: '/',
    shown: ['Bayar & beli', 'Tanpa biaya… <b>'],
    links: ['/services/pay'],
    hidden: ['&amp;'],
  },
  'a break in a title': {
    path: '/api/inside/all',
    block: [{ id: 1, image: '/a.png', title: 'Tabungan<br/>Plus <b>baru</b>', desc_type_produk: 'x' }],
    page: '/',
    shown: ['Tabungan Plus baru'],
    hidden: ['<br/>', '<b>'],
  },
  dates: {
    path: '/api/promo/all',
    block: {
      title: 'Promo',
      subtitle: '',
      dataPromo: [
        promo(5, 'a', 'Lama', '31/12/2020'),
        promo(4, 'b', 'Baru', 'Kamis, 31 Desember 2099'),
        promo(3, 'c', 'Tanpa', '0000-00-00 00:00:00'),
        promo(2, 'd', 'Salah', '2099-02-30'),
        promo(1, 'e', 'Nol', '1970-01-01'),
      ],
    },
    page: '/promo',
    shown: ['Baru', 'Tanpa', 'Salah', 'Nol', '31 Desember 2099'],
    hidden: ['0000', '2099-02-30', '1970', '1 Januari', '30 Februari', failed],
  },
  'links without a scheme': {
    path: '/api/banner/all/home',
    block: [
      {
        id: 1,
        title: 'OJK',
        image: '/a.png',
        imageMobile: '/b.png',
        link: 'www.ojk.go.id',
        button: [{ link_button: 'promo/kopi', image_button: '/c.png' }],
      },
      {
        id: 2,
        title: 'Surel',
        image: '/a.png',
        imageMobile: '/b.png',
        link: ' https://mitra.example/x ',
        button: null,
      },
    ],
    page: '/',
    links: ['https://www.ojk.go.id/', '/promo/kopi'],
  },
  'slugs of any text': {
    path: '/api/promo/all',
    block: {
      title: 'Promo',
      subtitle: '',
      dataPromo: [
        promo(3, 'diskon 50% & gratis', 'Diskon', '-'),
        promo(2, "jum'at", 'Jumat', '-'),
        promo(1, 'café--☕', 'Kafe', '-'),
      ],
    },
    page: '/promo',
    links: ['/promo/diskon%2050%25%20%26%20gratis', "/promo/jum'at", '/promo/caf%C3%A9--%E2%98%95'],
  },
  'pasted HTML': {
    path: '/api/termcondition/all',
    block: {
      tabs: [
        {
          id: 'umum',
          desc: '<p><a href="#pasal-2">Pasal 2</a></p><h3 id="pasal-2">Pasal 2</h3><b style="font-weight:normal"><p>Biasa.</p></b><p><o:p>&nbsp;</o:p></p><p><span style="font-weight:700">Tebal</span></p>',
        },
      ],
    },
    page: '/term-condition',
    shown: ['Pasal 2', 'Biasa.', 'Tebal'],
    links: ['#terms-pasal-2'],
  },
  'unknown fields': {
    path: '/api/kupon',
    block: [
      { image: '/a.png', title: 'Kupon K', desc: 'd', created_by: 'admin@bank.example', internal_note: 'rahasia' },
    ],
    page: '/benefit',
    shown: ['Kupon K'],
    hidden: ['admin@bank.example', 'rahasia'],
  },
  'one object for a list': {
    path: '/api/secretary',
    block: { title: 'Sekretaris', mens: { image: '/m.png', name: 'Rina', jobs: 'Sekretaris', profil: '<p>x</p>' } },
    page: '/about-us/profiles',
    shown: ['Rina'],
  },
};

describe.each(Object.entries(cases))('%s', (_, { path, block, page, shown = [], hidden = [], links = [] }) => {
  it('leaves a page with all that is right, and nothing that is wrong', async () => {
    const app = await appOf({ source: sourceOf({ [path]: block }) });
    const answer = await app.request(page);
    const html = await answer.text();
    const found = read(html);
    for (const each of shown) expect(found.text).toContain(each);
    for (const each of hidden) expect(found.text).not.toContain(each);
    expect(found.links).toEqual(expect.arrayContaining(links));
    expect(html).not.toContain('admin@bank.example');
    const api = await (await app.request(path)).text();
    expect(api).not.toMatch(/rahasia|style=/);
  });
});

describe('a slug of any text', () => {
  const slugs = ['diskon 50% & gratis', "jum'at", 'café--☕', 'a/b'];
  const details = Object.fromEntries(
    slugs.map((slug) => [
      `/api/promo/detail/${encodeURIComponent(slug)}`,
      { title: 'Promo kita', description: '<p>x</p>' },
    ]),
  );

  it.each(slugs)('is encoded in each address that the head of its page names: %s', async (slug) => {
    const app = await appOf({ source: sourceOf(details) });
    const path = `/promo/${encodeURIComponent(slug)}`;
    const answer = await app.request(`http://bank.example${path}?lang=en`);
    expect(answer.status).toBe(200);
    const html = (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#39;', "'");
    const address = `http://bank.example${path}`;
    const named = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]*\/promo\/[^"]*)"/g)];
    expect(named.map(([, href]) => href)).toEqual(
      expect.arrayContaining([`${address}?lang=en`, `${address}?lang=id`, address]),
    );
    expect(html).toContain(`property="og:url" content="${address}?lang=en"`);
    expect(html).toContain(`"item":"${address}?lang=en"`);
    const [, data] = /id="serambi-page">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data ?? '').path).toBe(path);
  });
});
