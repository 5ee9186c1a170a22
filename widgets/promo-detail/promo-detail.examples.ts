import type { Examples } from '../runtime/element/examples';

const attributes = { slug: 'kopi-pagi' };

export const examples: Examples = {
  usual: {
    about: 'A coffee promotion with all sections',
    attributes,
    content: {
      English: {
        title: 'Morning coffee for Rp10,000 at Kopi Teras',
        image: '/art/promo/kopi-pagi.svg',
        description: '<p>Some mornings simply need a <strong>good coffee</strong>.</p>',
        mechanisme: '<ol><li>Come before ten.</li><li>Say hello to the barista.</li><li>Pay by scanning.</li></ol>',
        conditions: '<ul><li>One cup per customer per day.</li><li>Regular size only.</li></ul>',
      },
      Indonesia: {
        title: 'Kopi pagi Rp10.000 di Kopi Teras',
        image: '/art/promo/kopi-pagi.svg',
        description: '<p>Ada pagi yang memang butuh <strong>kopi enak</strong>.</p>',
        mechanisme:
          '<ol><li>Datang sebelum pukul sepuluh.</li><li>Sapa barista.</li><li>Bayar dengan memindai.</li></ol>',
        conditions: '<ul><li>Satu cangkir per nasabah per hari.</li><li>Hanya ukuran reguler.</li></ul>',
      },
    },
  },
  related: {
    about: 'Until when it is valid, and others like it, of which one has ended',
    attributes,
    content: {
      Indonesia: {
        title: 'Morning coffee',
        mechanisme: '<ol><li>Come before ten.</li></ol>',
        expired: '2099-01-31',
        kind: 'Makanan',
        summary: 'A cup for Rp15,000 before ten.',
        related: [
          { slug: 'panen-buah', titleCard: 'Fruit', expired: '2020-09-30', image: '/art/promo/panen-buah.svg' },
          {
            slug: 'nonton-berdua',
            titleCard: 'Two seats',
            expired: '2099-02-14',
            image: '/art/promo/nonton-berdua.svg',
          },
          { titleCard: 'Without a page' },
        ],
      },
      English: {
        title: 'Kopi pagi',
        mechanisme: '<ol><li>Datang sebelum pukul sepuluh.</li></ol>',
        expired: '2020-01-31',
        related: [],
      },
    },
  },
  sparse: {
    about: 'Only a title and one sentence',
    attributes,
    content: {
      English: { title: 'Soon', image: '-', description: '<p>More about it soon.</p>', mechanisme: '-' },
      Indonesia: { title: 'Segera', image: '-', description: '<p>Selengkapnya segera.</p>', conditions: '' },
    },
  },
  empty: { about: 'Empty blocks', attributes, content: { English: {}, Indonesia: {} } },
  long: {
    about: 'A title of three lines, many steps and many terms',
    attributes,
    content: {
      English: {
        title:
          'Cashback for every household that pays its electricity, water and internet bills on time, all year long',
        description: `<p>${'Paying bills is nobody’s favourite pastime, which is why we make it worth your while. '.repeat(8)}</p>`,
        mechanisme: `<ol>${'<li>Open the app, choose Bills, and look for the bill that you would like to pay today.</li>'.repeat(9)}</ol>`,
        conditions: `<ul>${'<li>Terms apply to all of it, and to each part of it, for as long as the promotion lasts.</li>'.repeat(20)}</ul>`,
      },
      Indonesia: {
        title:
          'Cashback bagi setiap keluarga yang membayar tagihan listrik, air, dan internet tepat waktu sepanjang tahun',
        description: `<p>${'Membayar tagihan bukan hobi siapa pun, karena itu kami membuatnya lebih menguntungkan. '.repeat(8)}</p>`,
        mechanisme: `<ol>${'<li>Buka aplikasi, pilih Tagihan, lalu cari tagihan yang ingin Anda bayar hari ini.</li>'.repeat(9)}</ol>`,
        conditions: `<ul>${'<li>Ketentuan berlaku untuk seluruh promo dan setiap bagiannya selama promo berlangsung.</li>'.repeat(20)}</ul>`,
      },
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    attributes: { slug: '../../x?y#z' },
    content: {
      English: {
        title: '<script>alert(1)</script>',
        image: 'javascript:alert(1)',
        description: '<p onclick="alert(1)">Text<img src=x onerror=alert(1)></p><script>alert(1)</script>',
        mechanisme: '<svg onload="alert(1)"></svg><a href="javascript:alert(1)">Link</a>',
      },
      Indonesia: {
        title: '-',
        image: null,
        description: '-',
        mechanisme: ' ',
        conditions: '<style>*{display:none}</style>Teks',
      },
    },
  },
};
