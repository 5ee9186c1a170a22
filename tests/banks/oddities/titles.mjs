/** Texts of Bank Cempaka's content that each page must show, and texts that no page may show. */
import { articles, content, promos } from './content.mjs';

const months = {
  English: 'January February March April May June July August September October November December'.split(' '),
  Indonesia: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
};

/** `2099-12-31` in words. */
const inWords = (day, language) => {
  const [year, month, number] = day.split('-').map(Number);
  return `${number} ${months[language][month - 1]} ${year}`;
};

/**
 * Texts of these fields in a block, at any depth. For a hero only fields that end in `Banner` are shown.
 *
 * @returns {string[]}
 */
function textsOf(value, fields) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    if (typeof each === 'string') return fields.includes(name) ? [each] : [];
    return textsOf(each, name === 'banner' ? fields.filter((field) => field.endsWith('Banner')) : fields);
  });
}

/** Blocks whose English is missing or empty are shown in Indonesian. */
const shownIn = (path, language) =>
  content[path][['/api/iconvalue', '/api/milestone'].includes(path) ? 'Indonesia' : language];

/**
 * By path of the page: the paths of its blocks, and the fields that it shows of each.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
const fields = {
  '/': {
    '/api/banner/all/home': ['title'],
    '/api/inside/all': ['title', 'desc_type_produk'],
    '/api/service/all': ['title', 'desc'],
    '/api/privilege/all': ['title', 'desc'],
  },
  '/products': {
    '/api/produk/detail/all': ['titleBanner', 'titleFeature', 'featureTitle', 'plans', 'tenure', 'caption'],
  },
  '/services': { '/api/service/all': ['title'] },
  ...Object.fromEntries(
    ['pay', 'top-up', 'transfer', 'bill-payment', 'cash-out'].map((name) => [
      `/services/${name}`,
      { [`/api/services/${name}`]: ['titleBanner', 'titleFeature', 'featureTitle', 'titleRegister', 'caption'] },
    ]),
  ),
  '/about-us': { '/api/milestone': ['tahun', 'title'] },
  '/about-us/profiles': {
    '/api/profile': ['titleBanner', 'titleProfil', 'visi', 'misi'],
    '/api/milestone': ['tahun', 'title'],
    '/api/iconvalue': ['title'],
    '/api/leader': ['title', 'name', 'jobs'],
    '/api/secretary': ['title', 'name', 'jobs'],
  },
  '/about-us/management-committee': { '/api/manajemen-komite': ['titleBanner', 'titlePdf'] },
  '/about-us/investor-relations': { '/api/investor-relation': ['title'] },
  '/about-us/corporate-governance': { '/api/page/whistleblowing': ['titleContent'] },
  '/benefit': {
    '/api/benefit/all': ['titleBanner', 'titleMember', 'title'],
    '/api/iconpage': ['titleMember'],
    '/api/mpc/all': ['title', 'desc'],
    '/api/kupon': ['title', 'desc'],
  },
  '/promo': { '/api/promo/all': ['title', 'subtitle', 'titleCard'] },
  ...Object.fromEntries(
    promos.map(({ slug }) => [
      `/promo/${encodeURIComponent(slug)}`,
      { [`/api/promo/detail/${encodeURIComponent(slug)}`]: ['title'] },
    ]),
  ),
  '/news': Object.fromEntries(
    ['news', 'event', 'pressrelease'].map((kind) => [`/api/news/${kind}`, ['title', 'titleCard']]),
  ),
  ...Object.fromEntries(
    articles.map(({ slug }) => [
      `/news/${encodeURIComponent(slug)}`,
      { [`/api/detail/${encodeURIComponent(slug)}`]: ['title'] },
    ]),
  ),
  '/help': { '/api/faq/all': ['title', 'featureTitle'] },
  '/term-condition': { '/api/termcondition/all': ['title'] },
  '/rate-limit-fees': { '/api/ratelimitfee/all': ['title'] },
};

/** By path of the page: dates, and texts of HTML. */
const also = (language) => {
  const t = (english, indonesian) => (language === 'English' ? english : indonesian);
  const days = (list) => list.flatMap(({ day }) => (day ? [inWords(day, language)] : []));
  return {
    '/promo': days(promos),
    ...Object.fromEntries(articles.map((one) => [`/news/${encodeURIComponent(one.slug)}`, days([one])])),
    '/about-us/corporate-governance': [
      t('We listen.', 'Kami mendengar.'),
      t('Who may report', 'Siapa yang boleh melapor'),
      t('Anyone.', 'Siapa saja.'),
    ],
    '/download': [t('One app.', 'Satu aplikasi.'), t('For Android and iPhone.', 'Untuk Android dan iPhone.')],
    '/privacy': [t('In detail', 'Lebih rinci'), t('One more paragraph.', 'Satu paragraf lagi.')],
    '/term-condition': [t('In detail', 'Lebih rinci'), t('The card is yours.', 'Kartu ini milik Anda.')],
    '/rate-limit-fees': [inWords('2026-11-02', language), t('A year', 'Setahun')],
  };
};

const pages = [...new Set([...Object.keys(fields), ...Object.keys(also('English'))])];

/**
 * By path of the page, the texts of each language that it must show.
 *
 * @type {Record<string, { English: string[], Indonesia: string[] }>}
 */
export const titles = Object.fromEntries(
  pages.map((page) => {
    const inLanguage = (language) => [
      ...Object.entries(fields[page] ?? {}).flatMap(([path, names]) => textsOf(shownIn(path, language), names)),
      ...(also(language)[page] ?? []),
    ];
    return [page, { English: inLanguage('English'), Indonesia: inLanguage('Indonesia') }];
  }),
);

/** No page may show these: a backend's own fields, doubled items, wrong values, and undecoded texts. */
export const foreign = [
  'admin@cempaka.example',
  'catatan-internal-7',
  'Salinan',
  'Tanpa jawaban',
  'nilai lepas',
  '&amp;',
  '&nbsp;',
  '<br',
  '[object Object]',
  'undefined',
  'NaN',
  '0000',
  '1970',
  'Serambi',
];
