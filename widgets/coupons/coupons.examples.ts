import type { Examples } from '../runtime/element/examples';

const card = (name: string, title: string, desc: string, until?: string) => ({
  id: name,
  image: `/art/${name}.svg`,
  title,
  desc,
  until,
});

export const examples: Examples = {
  usual: {
    about: 'Two coupons',
    content: {
      English: [
        card('coupon/coffee', 'Rp15,000 off your coffee', 'Twice a month.', '2026-12-31'),
        card('coupon/transport', 'Rp5,000 off each of four journeys', 'Monday to Friday.'),
      ],
      Indonesia: [
        card('coupon/coffee', 'Potongan Rp15.000 untuk kopi', 'Dua kali sebulan.', '2026-12-31'),
        card('coupon/transport', 'Empat perjalanan, masing-masing hemat Rp5.000', 'Senin sampai Jumat.'),
      ],
    },
  },
  empty: { about: 'No coupons', content: { English: [], Indonesia: [] } },
  long: {
    about: 'Many coupons with very long words',
    content: {
      English: Array(13).fill(card('coupon/coffee', 'Everything that you could wish for', 'Withoutanyend'.repeat(20))),
      Indonesia: Array(13).fill(card('coupon/coffee', 'Segala yang bisa Anda harapkan', 'Takberkesudahan'.repeat(20))),
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    content: {
      English: [
        { image: 'javascript:alert(1)', title: '&lt;b&gt;bold&lt;/b&gt;', desc: '-', until: 'tanggal 40' },
        null,
        { image: '/art/coupon/coffee.svg' },
      ],
      Indonesia: [
        { image: '/art/coupon/coffee.svg', title: '-', desc: null },
        {},
        { title: ['x'] },
        { title: 'Tebal' },
      ],
    },
  },
};
