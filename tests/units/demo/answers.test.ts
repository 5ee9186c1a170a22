/** What the demo bank's visitors look for, and the right first result: the figure of the search. */
import { expect, it } from 'vitest';
import words from '../../../demo/search.json';
import { searchSchema } from '../../../shell/server/bank/search-words';
import { appOf } from '../../support/app';
import { demoSite } from '../../support/demo-bank';
import { second } from './questions';

const app = await appOf({ site: { ...demoSite, search: searchSchema.parse(words) } });

const report = '/about-us/corporate-governance#report';
const contact = '/help#contact';
const food = '/promo?kind=food';
const rates = '/rate-limit-fees';
const annual2024 = '/documents/annual-report-2024.pdf';

/** A query and the addresses of which each is a right first result. */
const asked: Record<'English' | 'Indonesia', readonly (readonly [query: string, ...right: string[]])[]> = {
  Indonesia: [
    ['whistleblowing', report],
    ['lapor pelanggaran', report],
    ['whatsapp', contact],
    ['telepon', contact],
    ['kontak', contact],
    ['call center', contact],
    ['hubungi kami', contact],
    ['makan', food],
    ['makanan', food],
    ['promo makanan', food],
    ['annual report 2024', annual2024],
    ['laporan tahunan 2024', annual2024],
    ['kurs', '/news/qris-di-luar-negeri'],
    ['pinjaman', '/news/pembiayaan-usaha-mikro'],
    ['biaya transfer', '/help#faq-transfer-cost'],
    ['bunga deposito', rates, '/products#savings'],
    ['kartu hilang', '/help#faq-lost-card'],
    ['kartu ketelan atm', '/help#faq-lost-card'],
    ['lupa pin', '/help#faq-forgotten-pin'],
    ['limit qris', rates],
    ['tutup rekening', '/help#faq-close-account'],
    ['buka rekening', '/help#faq-who-can-open'],
    ['tarik tunai', '/services/cash-out'],
    ['bayar listrik', '/services/bill-payment'],
    ['top up', '/services/top-up'],
    ['penipuan', '/help#faq-fraudsters', '/help#faq-scammed', '/help/security'],
    ['promo kopi', '/promo/kopi-pagi'],
    ['limit transfer', rates],
    ['biaya admin', rates],
    ['privasi', '/privacy'],
  ],
  English: [
    ['whistleblowing', report],
    ['report misconduct', report],
    ['whatsapp', contact],
    ['telephone', contact],
    ['contact', contact],
    ['call center', contact],
    ['contact us', contact],
    ['food', food],
    ['food promo', food],
    ['annual report 2024', annual2024],
    ['laporan tahunan 2024', annual2024],
    ['exchange rate', '/news/qris-di-luar-negeri'],
    ['loan', '/news/pembiayaan-usaha-mikro'],
    ['transfer fee', '/help#faq-transfer-cost'],
    ['deposit rate', rates, '/products#savings'],
    ['lost card', '/help#faq-lost-card'],
    ['atm kept my card', '/help#faq-lost-card'],
    ['forgot pin', '/help#faq-forgotten-pin'],
    ['qris limit', rates],
    ['close my account', '/help#faq-close-account'],
    ['open account', '/help#faq-who-can-open'],
    ['withdraw cash', '/services/cash-out', '/help#faq-cash'],
    ['pay bills', '/services/bill-payment'],
    ['top up', '/services/top-up'],
    ['scam', '/help#faq-fraudsters', '/help#faq-scammed', '/help/security'],
    ['coffee promo', '/promo/kopi-pagi'],
    ['transfer limit', rates],
    ['monthly fee', rates],
    ['privacy', '/privacy'],
    ['download app', '/download'],
  ],
};

interface Item {
  path?: string;
  file?: string;
}

async function placeOf(language: 'English' | 'Indonesia', query: string, right: readonly string[]) {
  const response = await app.request(`/api/search?q=${encodeURIComponent(query)}`);
  const blocks = (await response.json()) as Record<string, { groups: { items: Item[] }[] }>;
  const items = blocks[language]?.groups.flatMap((group) => group.items) ?? [];
  const found = items.map(({ path, file }) => path ?? file ?? '');
  return { found, place: found.findIndex((address) => right.includes(address)) + 1 };
}

it('SECOND', async () => {
  const misses: string[] = [];
  let first = 0;
  let three = 0;
  for (const language of ['English', 'Indonesia'] as const)
    for (const [query, ...right] of second[language]) {
      const { found, place } = await placeOf(language, query, right);
      if (place === 1) first += 1;
      else misses.push(`${language} “${query}”: place ${place}, instead ${found.slice(0, 3).join(', ')}`);
      if (place >= 1 && place <= 3) three += 1;
    }
  console.log(`FIRST ${first} THREE ${three}\n${misses.join('\n')}`);
});

it('has the right result first for 95 % of what is asked, and among the first three for all', async () => {
  const misses: string[] = [];
  let total = 0;
  let outside = 0;
  for (const language of ['English', 'Indonesia'] as const) {
    for (const [query, ...right] of asked[language]) {
      const { found, place } = await placeOf(language, query, right);
      total += 1;
      if (place !== 1) misses.push(`${language} “${query}”: place ${place}, instead ${found.slice(0, 3).join(', ')}`);
      if (place < 1 || place > 3) outside += 1;
    }
  }
  expect(total).toBe(60);
  expect({ outside, first: 1 - misses.length / total }, misses.join('\n')).toEqual({
    outside: 0,
    first: expect.toSatisfy((share: number) => share >= 0.95),
  });
});
