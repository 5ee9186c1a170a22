/** The visitor's or an address's choice: reading and writing of numbers. */
import { type Language, numberMarks, readAmount, rupiah } from '../runtime';
import { dayOf } from '../runtime/content/day';
import type { Product, Rates, Tier } from './simulation.content';
import { addMonths, mostMonths } from './simulation.interest';

/** Unread attributes, and parameters of addresses. */
export const names = ['product', 'amount', 'term', 'deposits', 'opened', 'goal', 'by'] as const;
export type Params = Readonly<Partial<Record<(typeof names)[number], string | undefined>>>;

/** Undefined for unreadable text. */
export const readers = {
  amount: readAmount,
  term: (text: string) => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined),
  deposits: readAmount,
  goal: readAmount,
};
export type Asked = keyof typeof readers;
const asked = Object.keys(readers) as Asked[];

/** A valid choice: every value is within its bounds, whatever the parameters were. */
export interface Choice {
  product: Product;
  tier: Tier;
  amount: number;
  deposits: number;
  opened: string;
  goal: number;
  by: string;
  hasGoal: boolean;
  /** Unreadable parameters, replaced by defaults. */
  unread: readonly Asked[];
}

export interface Limits {
  least: number;
  most: number;
}

/** For banks that state no limits, in rupiah. */
const usualLimits = { least: 100_000, most: 5_000_000_000 };
const usualAmount = 10_000_000;
const usualMonths = 12;
const mostDeposits = 1_000_000_000_000;
const usualGoal = 20_000_000;
const goalLimits: Limits = { least: 100_000, most: 100_000_000_000 };

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && dayOf(text) === text;

/** The arithmetic needs whole rupiah, so other numbers count as missing. */
const whole = (value: number | undefined, usual: number): number =>
  value !== undefined && Number.isSafeInteger(value) ? value : usual;

export function limitsOf({ minimum, maximum }: Partial<Rates> = {}): Limits {
  const least = whole(minimum, usualLimits.least);
  return { least, most: Math.max(least, whole(maximum, usualLimits.most)) };
}

const within = (value: number, { least, most }: Limits) => Math.min(Math.max(value, least), most);

/** The shorter one of two that are equally near. */
export function nearest(tiers: readonly Tier[], months: number): Tier | undefined {
  const distance = (tier: Tier) => Math.abs(tier.months - months);
  return [...tiers].sort((one, other) => distance(one) - distance(other))[0];
}

/** Reads a choice. `today` is the default opening day; `tab` is the products page's tab whose product is the default. */
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

export function paramsOf(choice: Choice): Record<string, string> {
  const { product, tier, amount, deposits, opened, goal, by, hasGoal } = choice;
  return {
    product: product.key,
    amount: String(amount),
    term: String(tier.months),
    ...(deposits > 0 && { deposits: String(deposits) }),
    opened,
    ...(hasGoal && { goal: String(goal), by }),
  };
}

const steps = [10, 15, 20, 25, 30, 40, 50, 60, 75];

/** Round amounts where the slider stops, denser among small ones. */
export function stopsOf({ least, most }: Limits): number[] {
  const stops = [least];
  for (let unit = 1; unit * 10 < most; unit *= 10) {
    for (const step of steps) if (step * unit > least && step * unit < most) stops.push(step * unit);
  }
  return most > least ? [...stops, most] : stops;
}

/** `Rp890.41` */
export const rupiahOfSen = (sen: number, language: Language) =>
  rupiah(Math.floor(sen / 100), language) + numberMarks[language][1] + String(sen % 100).padStart(2, '0');

/** `3.25%`, with at least two decimals. */
export function percent(rate: number, language: Language): string {
  const [, part = '', rest = ''] = /^(\d\d)(\d\d)$/.exec(String(rate % 10_000).padStart(4, '0')) ?? [];
  return `${Math.floor(rate / 10_000)}${numberMarks[language][1]}${part}${rest.replace(/0+$/, '')}%`;
}
