import { type BlockOf, cell, day, list, number, object, type Plans, plans, text } from '../runtime';

const row = object({
  id: text,
  plans: text,
  alloPay: cell,
  alloPlus: cell,
  tenure: text,
  holding_period: text,
  interest_rate: text,
});
type Row = BlockOf<typeof row>;

const tab = object({ id: text, title: text, tables: list(row) });

/** Rates in percent a year, amounts in rupiah. */
export const rates = object({
  minimum: number,
  maximum: number,
  /** Rate for early withdrawal after the minimum holding period; before that a deposit earns nothing. */
  early: number,
  /** The highest rate that LPS, the deposit insurance corporation, guarantees. */
  guarantee: object({ rate: number, from: day, until: day }, 'rate', 'from', 'until'),
});
export type Rates = BlockOf<typeof rates>;

/** Part of the products page's block. The bank's server adds `rates`. */
export const shape = object({ tabs: list(tab, 'id'), plans, rates }, 'tabs');
export type Block = BlockOf<typeof shape>;

/** A term of a product, with its yearly rate in millionths: 2.25% is 22,500. */
export interface Tier {
  months: number;
  rate: number;
  /** Minimum days for early withdrawal, if stated; before them it earns nothing. */
  holding?: number | undefined;
}

export interface Product {
  /** Its name in addresses, the same in both languages. */
  key: string;
  tab: string;
  name: string | undefined;
  note?: string | undefined;
  /** It ends on an agreed day, so only offered terms are possible. */
  isFixed: boolean;
  tiers: readonly Tier[];
}

const maxProducts = 12;
const maxTiers = 36;
const maxMonths = 120;

/** Terms to compare, if no product has a fixed one. */
const usualMonths = [1, 3, 6, 12, 24];

const monthsIn: Readonly<Record<string, number>> = { month: 1, months: 1, bulan: 1, year: 12, years: 12, tahun: 12 };

/** Reads months: `12 months`, `12 bulan`, `1 year`; undefined for other words. */
export function readMonths(words = ''): number | undefined {
  const [, count = '', unit = ''] = /^(\d{1,3})\s?([a-z]+)$/i.exec(words.trim()) ?? [];
  const months = Number(count) * (monthsIn[unit.toLowerCase()] ?? 0);
  return months > 0 && months <= maxMonths ? months : undefined;
}

export function readDays(words = ''): number | undefined {
  const [, count] = /^(\d{1,4})\s?(?:days?|hari)$/i.exec(words.trim()) ?? [];
  return count ? Number(count) : undefined;
}

const yearly = /^(?:a\syear|per\syear|yearly|per\sannum|p\.?\s?a\.?|per\stahun|setahun)$/i;

/** Reads a yearly rate in millionths: `2.25% a year`, `2,25% per tahun`. Undefined for other words, such as a monthly rate. */
export function readRate(words = '', isYearly = false): number | undefined {
  const [, whole = '', part = '', period = ''] =
    /^(\d{1,2})(?:[.,](\d{1,4}))?\s?%(?:\s([a-z.\s]+))?$/i.exec(words.trim()) ?? [];
  if (!whole || !(period ? yearly.test(period) : isYearly)) return undefined;
  return Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
}

/** Terms in a table's rows. Leaves out a term for which two rows have different rates. */
function tiersOf(rows: readonly Row[]): Tier[] {
  const tiers = rows.flatMap(({ tenure, holding_period, interest_rate }): Tier[] => {
    const months = readMonths(tenure);
    const rate = readRate(interest_rate, true);
    return months && rate ? [{ months, rate, holding: readDays(holding_period) }] : [];
  });
  return tiers
    .filter(
      ({ months, rate }, at) =>
        tiers.every((other) => other.months !== months || other.rate === rate) &&
        tiers.findIndex((other) => other.months === months) === at,
    )
    .sort((one, other) => one.months - other.months)
    .slice(0, maxTiers);
}

/** A row that compares plans must be about interest on deposits, or its rate may be another one. */
const isAboutDeposits = (words = '') =>
  /\b(?:interest|bunga)\b/i.test(words) &&
  /\b(?:balance|savings?|deposits?|saldo|tabungan|simpanan)\b/i.test(words) &&
  !/\b(?:loans?|credit|pinjaman|kredit)\b/i.test(words);

export const tabId = ({ id }: Block['tabs'][number], index: number): string => id ?? String(index + 1);

/** Products with readable rates: those with a table of terms, then the plans whose balance earns interest. */
export function productsOf({ tabs, plans }: { tabs: Block['tabs']; plans?: Plans | undefined }): Product[] {
  const fixed = tabs.map((tab, index) => ({
    key: tabId(tab, index),
    tab: tabId(tab, index),
    name: tab.title,
    isFixed: true,
    tiers: tiersOf(tab.tables),
  }));
  const offered = [...new Set(fixed.flatMap(({ tiers }) => tiers.map(({ months }) => months)))].sort((a, b) => a - b);
  const months = offered.length > 0 ? offered.slice(0, maxTiers) : usualMonths;
  const flexible = tabs.flatMap((each, index) =>
    each.tables.flatMap((row, at) =>
      (['alloPay', 'alloPlus'] as const).flatMap((plan): Product[] => {
        const rate = isAboutDeposits(row.plans) ? readRate(row[plan]) : undefined;
        if (!rate) return [];
        const tab = tabId(each, index);
        const key = `${tab}-${row.id ?? at + 1}-${plan}`;
        const tiers = months.map((each) => ({ months: each, rate }));
        return [{ key, tab, name: plans?.[plan] ?? plan.slice('allo'.length), note: row.plans, isFixed: false, tiers }];
      }),
    ),
  );
  return [...fixed, ...flexible].filter(({ tiers }) => tiers.length > 0).slice(0, maxProducts);
}
