import type { Examples } from '../runtime/widget/examples';

const table = (head: readonly string[], rows: number) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${Array.from(
    { length: rows },
    (_, row) =>
      `<tr>${head.map((cell, at) => `<td>${at ? `Rp${row + at}.000.000` : `${cell} ${row + 1}`}</td>`).join('')}</tr>`,
  ).join('')}</tbody></table>`;

const long = (...head: string[]) => ({ tabs: [{ id: 'all', desc: table(head, 80) }] });

export const examples: Examples = {
  usual: {
    about: 'Rates and fees, each with its table',
    content: {
      English: {
        tabs: [
          { id: 'rates', title: 'Interest rates', desc: `<h2>Savings</h2>${table(['Product', 'Rate'], 3)}` },
          { id: 'fees', title: 'Fees', desc: `<h2>Transfers</h2>${table(['Kind', 'Fee'], 2)}` },
        ],
        rates: { headline: [{ value: 'Up to 3.50%', label: 'a year on term savings' }] },
      },
      Indonesia: {
        tabs: [
          { id: 'rates', title: 'Suku bunga', desc: `<h2>Tabungan</h2>${table(['Produk', 'Bunga'], 3)}` },
          { id: 'fees', title: 'Biaya', desc: `<h2>Transfer</h2>${table(['Jenis', 'Biaya'], 2)}` },
        ],
        rates: { headline: [{ value: 'Hingga 3,50%', label: 'per tahun untuk tabungan berjangka' }] },
      },
    },
  },
  long: {
    about: 'A table wider than a phone screen and longer than a printed page',
    content: {
      English: long('Service', 'Basic', 'Plus', 'Priority', 'Business', 'Limit'),
      Indonesia: long('Layanan', 'Dasar', 'Plus', 'Prioritas', 'Bisnis', 'Batas'),
    },
  },
};
