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
  /** Limits of a term deposit. */
  minimum: number,
  maximum: number,
  /** Paid for a term deposit that is taken out after its minimum term and before its term; nothing is paid before that. */
  early: number,
  /** The highest rate of deposits that LPS, the deposit insurance corporation, guarantees. */
  guarantee: object({ rate: number, from: day, until: day }, 'rate', 'from', 'until'),
});
export type Rates = BlockOf<typeof rates>;

/** The part of the products page's block that it reads. The bank's server adds `rates`. */
export const shape = object({ tabs: list(tab, 'id'), plans, rates }, 'tabs');
export type Block = BlockOf<typeof shape>;

/** A term that a product is offered for, with the interest rate a year in millionths: 2.25% is 22,500. */
export interface Tier {
  months: number;
  rate: number;
  /** Days before which nothing is paid for taking it out early, where the block says so. */
  holding?: number | undefined;
}

export interface Product {
  /** Names it in addresses, the same in both languages. */
  key: string;
  /** Id of the products page's tab that it is in. */
  tab: string;
  name: string | undefined;
  /** What is said of it beside its name. */
  note?: string | undefined;
  /** Ends on a day that is agreed on, so its terms are those that are offered. */
  isFixed: boolean;
  /** By rising length. */
  tiers: readonly Tier[];
}

/** At most so many products and terms are shown. */
const maxProducts = 12;
const maxTiers = 36;
const maxMonths = 120;

/** Terms to compare where no product of the block has a fixed one. */
const usualMonths = [1, 3, 6, 12, 24];

const monthsIn: Readonly<Record<string, number>> = { month: 1, months: 1, bulan: 1, year: 12, years: 12, tahun: 12 };

/** The months of a term as the block words it: `12 months`, `12 bulan`, `1 year`. Undefined for any other wording. */
export function readMonths(words = ''): number | undefined {
  const [, count = '', unit = ''] = /^(\d{1,3})\s?([a-z]+)$/i.exec(words.trim()) ?? [];
  const months = Number(count) * (monthsIn[unit.toLowerCase()] ?? 0);
  return months > 0 && months <= maxMonths ? months : undefined;
}

/** The days of a minimum term: `120 days`, `120 hari`. */
export function readDays(words = ''): number | undefined {
  const [, count] = /^(\d{1,4})\s?(?:days?|hari)$/i.exec(words.trim()) ?? [];
  return count ? Number(count) : undefined;
}

const yearly = /^(?:a\syear|per\syear|yearly|per\sannum|p\.?\s?a\.?|per\stahun|setahun)$/i;

/** A rate a year in millionths: `2.25% a year`, `2,25% per tahun`. Undefined for any other wording, as of a rate a month. */
export function readRate(words = '', isYearly = false): number | undefined {
  const [, whole = '', part = '', period = ''] =
    /^(\d{1,2})(?:[.,](\d{1,4}))?\s?%(?:\s([a-z.\s]+))?$/i.exec(words.trim()) ?? [];
  if (!whole || !(period ? yearly.test(period) : isYearly)) return undefined;
  return Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
}

/** The terms that the rows of a table state. Where two rows have different rates for a term, it is left out. */
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

/** What a row that compares plans has to be about, for a rate in it to be what a deposit earns. */
const isAboutDeposits = (words = '') =>
  /\b(?:interest|bunga)\b/i.test(words) &&
  /\b(?:balance|savings?|deposits?|saldo|tabungan|simpanan)\b/i.test(words) &&
  !/\b(?:loans?|credit|pinjaman|kredit)\b/i.test(words);

/** A tab's fragment in the address of the products page. */
export const tabId = ({ id }: Block['tabs'][number], index: number): string => id ?? String(index + 1);

interface ProductBlock {
  tabs: Block['tabs'];
  plans?: Plans | undefined;
}

/** The products whose rates can be read: those with a table of terms, then the plans that a balance earns interest in. */
export function productsOf({ tabs, plans }: ProductBlock): Product[] {
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
