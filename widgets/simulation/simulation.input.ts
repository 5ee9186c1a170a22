/** What the visitor, or an address, chooses; and how numbers are read and written. */
import { type Language, numberMarks, readAmount, rupiah } from '../runtime';
import { dayOf } from '../runtime/content/day';
import type { Product, Rates, Tier } from './simulation.content';
import { addMonths, mostMonths } from './simulation.interest';

/** Attributes of the element and parameters of the address, not yet read. */
export const names = ['product', 'amount', 'term', 'deposits', 'opened', 'goal', 'by'] as const;
export type Params = Readonly<Partial<Record<(typeof names)[number], string | undefined>>>;

/** How what is typed is read; undefined for what cannot be. */
export const readers = {
  amount: readAmount,
  term: (text: string) => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined),
  deposits: readAmount,
  goal: readAmount,
};
export type Asked = keyof typeof readers;
const asked = Object.keys(readers) as Asked[];

/** A choice that can be worked out. Every value is within its bounds, whatever was asked for. */
export interface Choice {
  product: Product;
  tier: Tier;
  amount: number;
  deposits: number;
  /** The day on which the deposit is opened. */
  opened: string;
  /** The sum that is wanted on a day, for which it is worked out what to pay in each month. */
  goal: number;
  by: string;
  hasGoal: boolean;
  /** What was asked for and could not be read: instead of it stands the usual value. */
  unread: readonly Asked[];
}

export interface Limits {
  least: number;
  most: number;
}

/** Of a bank that states none, in rupiah. */
const usualLimits = { least: 100_000, most: 5_000_000_000 };
const usualAmount = 10_000_000;
const usualMonths = 12;
const mostDeposits = 1_000_000_000_000;
const usualGoal = 20_000_000;
const goalLimits: Limits = { least: 100_000, most: 100_000_000_000 };

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && dayOf(text) === text;

/** The arithmetic takes whole rupiah, so another number counts as not stated. */
const whole = (value: number | undefined, usual: number): number =>
  value !== undefined && Number.isSafeInteger(value) ? value : usual;

export function limitsOf({ minimum, maximum }: Partial<Rates> = {}): Limits {
  const least = whole(minimum, usualLimits.least);
  return { least, most: Math.max(least, whole(maximum, usualLimits.most)) };
}

const within = (value: number, { least, most }: Limits) => Math.min(Math.max(value, least), most);

/** The term that is offered nearest to some months; of two, the shorter. */
export function nearest(tiers: readonly Tier[], months: number): Tier | undefined {
  let best: Tier | undefined;
  for (const tier of tiers) {
    if (!best || Math.abs(tier.months - months) < Math.abs(best.months - months)) best = tier;
  }
  return best;
}

/**
 * Reads what was asked for; `today` is when a deposit is opened unless an address of another day was shared, and `tab` the
 * products page's tab whose product is taken where none was asked for.
 */
export function readChoice(
  params: Params,
  products: readonly Product[],
  limits: Limits,
  today: string,
  tab?: string,
): Choice | undefined {
  const product =
    products.find(({ key }) => key === params.product) ?? products.find((each) => each.tab === tab) ?? products[0];
  const read = (name: Asked) => readers[name](params[name] ?? '');
  const tier = product && nearest(product.tiers, read('term') ?? usualMonths);
  if (!product || !tier) return undefined;
  const { opened = '', by = '' } = params;
  return {
    product,
    tier,
    amount: within(read('amount') ?? usualAmount, limits),
    deposits: within(read('deposits') ?? 0, { least: 0, most: mostDeposits }),
    opened: isDay(opened) ? opened : today,
    goal: within(read('goal') ?? usualGoal, goalLimits),
    by: isDay(by) && by > today && by <= addMonths(today, mostMonths) ? by : addMonths(today, usualMonths),
    hasGoal: Boolean(params.goal ?? params.by),
    unread: asked.filter((name) => params[name]?.trim() && read(name) === undefined),
  };
}

/** What an address of the choice says. */
export const paramsOf = ({
  product,
  tier,
  amount,
  deposits,
  opened,
  goal,
  by,
  hasGoal,
}: Choice): Record<string, string> => ({
  product: product.key,
  amount: String(amount),
  term: String(tier.months),
  ...(deposits > 0 && { deposits: String(deposits) }),
  opened,
  ...(hasGoal && { goal: String(goal), by }),
});

const steps = [10, 15, 20, 25, 30, 40, 50, 60, 75];

/** The amounts that a slider stops at: round ones, closer to each other where they are small. */
export function stopsOf({ least, most }: Limits): number[] {
  const stops = [least];
  for (let unit = 1; unit * 10 < most; unit *= 10) {
    for (const step of steps) if (step * unit > least && step * unit < most) stops.push(step * unit);
  }
  return most > least ? [...stops, most] : stops;
}

/** Sen as rupiah with two decimals: `Rp890.41` */
export const rupiahOfSen = (sen: number, language: Language) =>
  rupiah(Math.floor(sen / 100), language) + numberMarks[language][1] + String(sen % 100).padStart(2, '0');

/** A rate in millionths: `3.25%`, with two decimals or as many as it has. */
export function percent(rate: number, language: Language): string {
  const [, part = '', rest = ''] = /^(\d\d)(\d\d)$/.exec(String(rate % 10_000).padStart(4, '0')) ?? [];
  return `${Math.floor(rate / 10_000)}${numberMarks[language][1]}${part}${rest.replace(/0+$/, '')}%`;
}
