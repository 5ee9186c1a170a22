/** Bank Cempaka's content without oddities; `odd-backend.mjs` adds them. */

/** @param make gets a function that chooses the words of one language */
const both = (make) => ({ English: make((english) => english), Indonesia: make((_, indonesian) => indonesian) });

const picture = (name) => `/img/${name}.svg`;
const pdf = (name) => `/pdf/${name}.pdf`;

const hero = (id, title, words, about) => ({
  id,
  title,
  titleBanner: words,
  descBanner: about,
  image: picture('hero'),
  imageMobile: picture('hero-mobile'),
});

const service = (name, english, indonesian, step) =>
  both((t) => ({
    banner: hero(
      1,
      t(english, indonesian),
      t(`${english}, the Cempaka way`, `${indonesian} ala Cempaka`),
      t('In the app.', 'Di aplikasi.'),
    ),
    titleFeature: t(`Why ${name} with us`, `Mengapa ${name} bersama kami`),
    features: [
      {
        image: picture('feature'),
        imageFront: picture('front'),
        featureTitle: t('No queue', 'Tanpa antre'),
        featureDesc: t('At any hour.', 'Kapan saja.'),
      },
    ],
    titleRegister: t('How it works', 'Cara kerjanya'),
    titleRegister2: t('Three taps', 'Tiga ketukan'),
    registers: [
      {
        id: 1,
        title: t('In the app', 'Di aplikasi'),
        contents: [
          { image: picture('step'), caption: step },
          { image: picture('step'), caption: t('Type the amount & check it', 'Ketik jumlahnya & periksa') },
          { image: picture('step'), caption: t('Confirm with your PIN…', 'Konfirmasi dengan PIN…') },
        ],
      },
    ],
  }));

/** Promos with slugs typed by hand. `day` is the last day, `sent` the backend's text for it. */
export const promos = [
  { slug: 'kopi-pagi', day: '2099-12-31', sent: '31/12/2099', english: 'Morning coffee', indonesian: 'Kopi pagi' },
  {
    slug: 'diskon 50% & gratis',
    day: '2099-11-02',
    sent: 'Senin, 2 Nopember 2099',
    english: 'Half & free',
    indonesian: 'Setengah & gratis',
  },
  {
    slug: "jum'at berkah",
    day: '2099-08-07',
    sent: '7 Agt 2099',
    english: 'Blessed Friday',
    indonesian: 'Jumat berkah',
  },
  { slug: 'café--☕', day: '2099-02-05', sent: '5 Pebruari 2099', english: 'Coffee house', indonesian: 'Rumah kopi' },
  {
    slug: 'rumah/taman',
    day: '2099-10-09',
    sent: '2099-10-09T00:00:00.000Z',
    english: 'House and garden',
    indonesian: 'Rumah dan taman',
  },
  {
    slug: 'c++ kursus',
    day: '2099-12-01',
    sent: 'December 1, 2099',
    english: 'A course in C++',
    indonesian: 'Kursus C++',
  },
  { slug: 'hari-salah', sent: '2099-02-30', english: 'On no day', indonesian: 'Hari salah' },
  { slug: 'nol', sent: '1970-01-01', english: 'Since zero', indonesian: 'Sejak nol' },
  { slug: 'kosong', sent: false, english: 'Day left empty', indonesian: 'Hari kosong' },
  { slug: 'tanpa-akhir', sent: '0000-00-00 00:00:00', english: 'Without an end', indonesian: 'Tanpa akhir' },
  {
    slug: 'sudah-lewat',
    day: '2020-12-31',
    sent: '31-12-20',
    english: 'Over long ago',
    indonesian: 'Sudah lama lewat',
  },
];

export const articles = [
  {
    kind: 'news',
    slug: 'kebun-baru',
    day: '2026-11-05',
    sent: 'Kamis, 5 November 2026',
    english: 'A new garden',
    indonesian: 'Kebun baru',
  },
  {
    kind: 'news',
    slug: 'bunga & buah',
    day: '2026-10-09',
    sent: '9 Okt 2026',
    english: 'Flowers & fruit',
    indonesian: 'Bunga & buah',
  },
  {
    kind: 'event',
    slug: 'pasar malam 🌸',
    day: '2026-09-20',
    sent: '20 Sept 2026 19.00 WIB',
    english: 'The night market',
    indonesian: 'Pasar malam',
  },
  {
    kind: 'pressrelease',
    slug: 'laba-2025',
    day: '2026-03-01',
    sent: '2026-03-01 08:00:00',
    english: 'Profit in 2025',
    indonesian: 'Laba 2025',
  },
];

const lists = { news: ['News', 'Berita'], event: ['Events', 'Acara'], pressrelease: ['Press releases', 'Siaran pers'] };

const body = (t, about) =>
  `<p>${t('An introduction', 'Pembuka')}: ${about}.</p><h2>${t('In detail', 'Lebih rinci')}</h2><p>${t('One more paragraph.', 'Satu paragraf lagi.')}</p>`;

/** By path, as `/api/faq/all`. */
export const content = {
  '/api/banner/all/home': both((t) => [
    {
      id: 1,
      title: t('A bank in full bloom', 'Bank yang sedang mekar'),
      image: picture('hero'),
      imageMobile: picture('hero-mobile'),
      link: 'https://www.ojk.go.id/',
      button: [],
    },
    {
      id: 2,
      title: t('Save & grow', 'Menabung & bertumbuh'),
      image: picture('hero'),
      imageMobile: picture('hero-mobile'),
      link: '/products',
      button: [{ link_button: '/promo', image_button: picture('button') }],
    },
  ]),
  '/api/inside/all': both((t) => [
    {
      id: 1,
      image: picture('card'),
      title: t('Rindang savings, new', 'Tabungan Rindang baru'),
      desc_type_produk: t('For each and every household', 'Untuk setiap keluarga di rumah'),
    },
    { id: 2, image: picture('card'), title: 'Mekar', desc_type_produk: t('For paying', 'Untuk membayar') },
  ]),
  '/api/service/all': both((t) => [
    {
      id: 1,
      image: picture('icon'),
      title: t('Pay & buy', 'Bayar & beli'),
      desc: t('Without a fee… <b>', 'Tanpa biaya… <b>'),
      url: '/services/pay',
    },
    {
      id: 2,
      image: picture('icon'),
      title: t('Send money', 'Kirim uang'),
      desc: t('To any bank', 'Ke bank mana pun'),
      url: '/services/transfer',
    },
  ]),
  '/api/privilege/all': both((t) => [
    {
      id: 1,
      image: picture('icon'),
      title: t('A seed with every transfer', 'Satu benih tiap transfer'),
      desc: t('We plant it.', 'Kami yang menanam.'),
    },
    {
      id: 2,
      image: picture('icon'),
      title: t('A human voice', 'Suara manusia'),
      desc: t('Day and night.', 'Siang dan malam.'),
    },
  ]),
  '/api/produk/detail/all': both((t) => ({
    banner: hero(
      1,
      t('Products', 'Produk'),
      t('Two accounts from one garden', 'Dua rekening dari satu kebun'),
      t('Choose yours.', 'Pilih milik Anda.'),
    ),
    tabs: [
      {
        id: 'rekening',
        title: t('Accounts', 'Rekening'),
        titleFeature: t('What grows here', 'Yang tumbuh di sini'),
        features: [
          {
            image: picture('feature'),
            imageFront: picture('front'),
            featureTitle: t('No minimum', 'Tanpa minimum'),
            featureDesc: t('Start with one rupiah.', 'Mulai dari satu rupiah.'),
          },
        ],
        tables: [
          { id: 1, plans: t('Free transfers', 'Transfer gratis'), alloPay: 'no', alloPlus: 'ok' },
          { id: 2, plans: t('Highest balance', 'Saldo tertinggi'), alloPay: 'Rp2.000.000', alloPlus: 'no' },
        ],
        titleRegister: t('Open an account', 'Buka rekening'),
        titleRegister2: t('In five minutes', 'Dalam lima menit'),
        registers: [
          {
            id: 1,
            title: 'Mekar',
            contents: [{ image: picture('step'), caption: t('Type in your number', 'Masukkan nomor Anda') }],
          },
        ],
      },
      {
        id: 'simpanan',
        title: t('Savings', 'Simpanan'),
        features: [],
        tables: [
          {
            id: 1,
            tiering_no: '1',
            tenure: t('3 months', '3 bulan'),
            holding_period: t('30 days', '30 hari'),
            interest_rate: '2.75%',
          },
          {
            id: 2,
            tiering_no: '2',
            tenure: t('12 months', '12 bulan'),
            holding_period: t('120 days', '120 hari'),
            interest_rate: '3.25%',
          },
        ],
        registers: [],
      },
    ],
  })),
  '/api/services/pay': service('pay', 'Pay', 'Bayar', 'QRIS'),
  '/api/services/top-up': service('top up', 'Top up', 'Isi saldo', 'BI-FAST'),
  '/api/services/transfer': service('transfer', 'Transfer', 'Kirim', 'BI-FAST'),
  '/api/services/bill-payment': service('bills', 'Bills', 'Tagihan', 'PLN'),
  '/api/services/cash-out': service('cash', 'Cash out', 'Tarik tunai', 'ATM'),
  '/api/faq/all': both((t) => ({
    banner: hero(
      1,
      t('Help', 'Bantuan'),
      t('What may we water?', 'Apa yang bisa kami bantu?'),
      t('Ask us.', 'Tanyakan saja.'),
    ),
    faqs: [
      {
        title: t('Card & PIN', 'Kartu & PIN'),
        features: [
          {
            id: 'kartu-hilang',
            featureTitle: t('I have lost my card. What now?', 'Kartu saya hilang. Bagaimana?'),
            featureDesc: `<p>${t('Block it in the app.', 'Blokir di aplikasi.')}</p>`,
          },
          {
            id: 'lupa-pin',
            featureTitle: t('I forgot my PIN?', 'Saya lupa PIN?'),
            featureDesc: `<p>${t('Set a new one.', 'Buat yang baru.')}</p>`,
          },
        ],
      },
      {
        title: t('Account', 'Rekening'),
        features: [
          {
            id: 'tutup',
            featureTitle: t('How do I close my account?', 'Bagaimana menutup rekening?'),
            featureDesc: `<p>${t('In the app.', 'Di aplikasi.')}</p>`,
          },
        ],
      },
    ],
  })),
  '/api/manajemen-komite': both((t) => ({
    banner: hero(
      1,
      t('Committees', 'Komite'),
      t('Who tends the garden', 'Siapa merawat kebun'),
      t('Every month.', 'Setiap bulan.'),
    ),
    description: `<p>${t('Risk and audit.', 'Risiko dan audit.')}</p>`,
    linkPdf: pdf('piagam'),
    titlePdf: t('Committee charter', 'Piagam komite'),
  })),
  '/api/profile': both((t) => ({
    banner: hero(1, t('Profile', 'Profil'), t('From one tree', 'Dari satu pohon'), t('Bogor, 2019.', 'Bogor, 2019.')),
    imageP1: picture('profile'),
    titleProfil: t('Our story', 'Cerita kami'),
    p1: `<p>${t('Three friends and a tree.', 'Tiga sahabat dan sebatang pohon.')}</p>`,
    visi: t('Everyone has a garden.', 'Setiap orang punya kebun.'),
    misi: t('Simple accounts for all.', 'Rekening sederhana untuk semua.'),
  })),
  '/api/milestone': both((t) => [
    { tahun: '2019', title: t('A seed', 'Sebutir benih'), image: picture('tree') },
    { tahun: '2021', title: t('A licence', 'Izin usaha'), image: picture('tree') },
    { tahun: '2024', title: t('A million customers', 'Sejuta nasabah'), image: picture('tree') },
  ]),
  '/api/iconvalue': both((t) => [
    { image: picture('icon'), title: t('Patient', 'Sabar') },
    { image: picture('icon'), title: t('Open & honest', 'Terbuka & jujur') },
  ]),
  '/api/leader': both((t) => [
    {
      title: t('Board of Commissioners', 'Dewan Komisaris'),
      pdf: pdf('struktur'),
      mens: [
        {
          image: picture('person'),
          name: 'Melati Wangsa',
          jobs: t('President Commissioner', 'Komisaris Utama'),
          profil: `<p>${t('A botanist.', 'Ahli botani.')}</p>`,
        },
        {
          image: picture('person'),
          name: 'Kenanga Putri',
          jobs: t('Commissioner', 'Komisaris'),
          profil: `<p>${t('An auditor.', 'Seorang auditor.')}</p>`,
        },
      ],
    },
    {
      title: t('Board of Directors', 'Direksi'),
      pdf: pdf('struktur'),
      mens: [
        {
          image: picture('person'),
          name: 'Bagus Cendana',
          jobs: t('President Director', 'Direktur Utama'),
          profil: `<p>${t('A banker.', 'Seorang bankir.')}</p>`,
        },
      ],
    },
  ]),
  '/api/secretary': both((t) => ({
    title: t('Corporate secretary', 'Sekretaris perusahaan'),
    mens: [
      {
        image: picture('person'),
        name: 'Rina Flamboyan',
        jobs: t('Secretary', 'Sekretaris'),
        profil: `<p>${t('A lawyer.', 'Seorang ahli hukum.')}</p>`,
      },
    ],
  })),
  '/api/investor-relation': both((t) => [
    {
      id: 1,
      title: t('Reports', 'Laporan'),
      icon: picture('icon'),
      submenu: [
        {
          title: t('Annual', 'Tahunan'),
          data: [
            {
              year: '2025',
              pdf: [
                { title: t('Annual report & notes 2025', 'Laporan tahunan & catatan 2025'), link: pdf('tahunan-2025') },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 2,
      title: t('Shares', 'Saham'),
      icon: picture('icon'),
      banner: hero(
        2,
        t('Shares', 'Saham'),
        t('Grow with us', 'Tumbuh bersama kami'),
        t('On the exchange.', 'Di bursa.'),
      ),
      submenu: [],
      menu: {
        title: t('Our shares', 'Saham kami'),
        content: `<p>${t('Listed in 2024.', 'Tercatat 2024.')}</p>`,
        image: picture('card'),
        pdf: [{ id: 1, name: t('Prospectus', 'Prospektus'), url: pdf('prospektus') }],
        sideMenu: [],
      },
    },
  ]),
  '/api/benefit/all': both((t) => ({
    banner: hero(
      1,
      t('Benefit', 'Keuntungan'),
      t('Thank you for staying', 'Terima kasih sudah setia'),
      t('For every member.', 'Untuk setiap anggota.'),
    ),
    imageMember: picture('card'),
    titleMember: t('Members of the garden', 'Anggota kebun'),
    descMember: t('All customers.', 'Semua nasabah.'),
    members: [
      {
        id: 1,
        icon: picture('icon'),
        title: t('A birthday bunch', 'Buket ulang tahun'),
        description: t('Once a year.', 'Setahun sekali.'),
      },
      {
        id: 2,
        icon: picture('icon'),
        title: t('A harvest share', 'Bagian panen'),
        description: t('Each July.', 'Setiap Juli.'),
      },
    ],
  })),
  '/api/iconpage': both((t) => ({
    imageMember: picture('card'),
    titleMember: t('Four hundred florists', 'Empat ratus toko bunga'),
    descBanner: t('In every town.', 'Di setiap kota.'),
  })),
  '/api/mpc/all': both((t) => [
    {
      id: 1,
      image: picture('icon'),
      title: t('Collect petals', 'Kumpulkan kelopak'),
      desc: t('With each payment', 'Dari tiap pembayaran'),
    },
    {
      id: 2,
      image: picture('icon'),
      title: t('Give petals', 'Bagikan kelopak'),
      desc: t('To a friend', 'Untuk teman'),
    },
    {
      id: 3,
      image: picture('icon'),
      title: t('Spend petals', 'Tukar kelopak'),
      desc: t('In any shop', 'Di toko mana pun'),
    },
  ]),
  '/api/kupon': both((t) => [
    { image: picture('card'), title: t('A free vase', 'Vas gratis'), desc: t('For new members', 'Untuk anggota baru') },
    { image: picture('card'), title: t('Ten stems', 'Sepuluh tangkai'), desc: t('On Fridays', 'Setiap Jumat') },
  ]),
  '/api/promo/all': both((t) => ({
    title: t('Promos in bloom', 'Promo bermekaran'),
    subtitle: t('From us & our partners', 'Dari kami & mitra'),
    dataPromo: promos.map(({ slug, day, english, indonesian }, at) => ({
      id: promos.length - at,
      slug,
      image: picture('card'),
      expired: day,
      titleCard: t(english, indonesian),
      descriptionCard: t('While stocks last.', 'Selama persediaan ada.'),
    })),
  })),
  '/api/allo/download': both((t) => ({
    descDownload: `<h2>${t('Cempaka in your pocket', 'Cempaka di saku Anda')}</h2><p>${t('One app.', 'Satu aplikasi.')}</p><p>${t('For Android and iPhone.', 'Untuk Android dan iPhone.')}</p>`,
    linkIos: 'https://apps.apple.com/id/app/id1',
    imageIos: picture('badge'),
    linkAndroid: 'https://play.google.com/store/apps/details?id=example.cempaka',
    imageAndroid: picture('badge'),
    imageQr: picture('qr'),
  })),
  '/api/privacy/all': both((t) => ({
    desc: `<p>${t('Your data stays in the garden.', 'Data Anda tetap di kebun.')}</p>`,
    detailDesc: body(t, t('what we keep', 'apa yang kami simpan')),
  })),
  '/api/termcondition/all': both((t) => ({
    tabs: [
      { id: 'umum', title: t('General', 'Umum'), desc: body(t, t('for all', 'bagi semua')) },
      {
        id: 'kartu',
        title: t('Card & PIN', 'Kartu & PIN'),
        desc: `<p>${t('The card is yours.', 'Kartu ini milik Anda.')}</p>`,
      },
    ],
  })),
  '/api/ratelimitfee/all': both((t) => ({
    tabs: [
      {
        id: 'bunga',
        title: t('Rates', 'Bunga'),
        desc: `<table><thead><tr><th>${t('Term', 'Jangka')}</th><th>%</th></tr></thead><tbody><tr><td>${t('A year', 'Setahun')}</td><td>3.25%</td></tr></tbody></table>`,
      },
    ],
  })),
  '/api/page/whistleblowing': both((t) => ({
    titleContent: t('Report a violation', 'Laporkan pelanggaran'),
    description: `<p>${t('We listen.', 'Kami mendengar.')}</p><h2>${t('Who may report', 'Siapa yang boleh melapor')}</h2><p>${t('Anyone.', 'Siapa saja.')}</p>`,
  })),
  ...Object.fromEntries(
    Object.entries(lists).map(([kind, title]) => [
      `/api/news/${kind}`,
      both((t) => ({
        title: t(...title),
        dataNews: articles
          .filter((article) => article.kind === kind)
          .map(({ slug, day, english, indonesian }, at) => ({
            id: 10 - at,
            slug,
            image: picture('card'),
            titleCard: t(english, indonesian),
            descCard: t('A short summary.', 'Ringkasan singkat.'),
            publish_date: day,
          })),
      })),
    ]),
  ),
  ...Object.fromEntries(
    articles.map(({ slug, day, english, indonesian }) => [
      `/api/detail/${encodeURIComponent(slug)}`,
      both((t) => ({
        title: t(english, indonesian),
        description: body(t, t(english, indonesian)),
        tanggal_publish: day,
      })),
    ]),
  ),
  ...Object.fromEntries(
    promos.map(({ slug, english, indonesian }) => [
      `/api/promo/detail/${encodeURIComponent(slug)}`,
      both((t) => ({
        title: t(english, indonesian),
        image: picture('card'),
        description: body(t, t(english, indonesian)),
        mechanisme: `<ol><li>${t('Pay.', 'Bayar.')}</li></ol>`,
        conditions: `<ul><li>${t('Once each.', 'Sekali seorang.')}</li></ul>`,
      })),
    ]),
  ),
  '/api/rates': both(() => ({
    from: '2026-11-02',
    minimum: 1000000,
    maximum: 500000000,
    early: 1,
    guarantee: { rate: 3.5, from: '2026-10-01', until: '2027-01-31' },
  })),
};
