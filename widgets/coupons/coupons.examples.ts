import type { Examples } from '../runtime/widget/examples';

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
};
