/** Amounts in rupiah: reading and writing. */
import type { Language } from '../language/language';
import { format, type Labels, labelsIn } from '../language/strings';
import { strings } from './money.strings';
import { grouped } from './numbers';
import type { Plans, Way } from './ways';

const units: readonly [names: readonly string[], factor: number][] = [
  [['ribu', 'rb', 'thousand'], 1e3],
  [['juta', 'jt', 'million'], 1e6],
  [['miliar', 'milyar', 'billion'], 1e9],
];

/** Reads `Rp10.000.000,-`, `10,000,000`, `10000000` and `2,5 juta`; undefined for anything else. */
export function readAmount(words = ''): number | undefined {
  const compact = words
    .slice(0, 40)
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/^(?:rp|idr)\.?/, '')
    .replace(/rupiah$/, '')
    // A dash stands for no sen, on receipts also `=`.
    .replace(/(\d)[.,][-–—=]{1,2}$/, '$1');
  const [, digits = '', unit = ''] = /^([\d.,]+)([a-z]*)$/.exec(compact) ?? [];
  if (unit) {
    const [, factor] = units.find(([names]) => names.includes(unit)) ?? [];
    const isRead = factor && /^\d{1,6}(?:[.,]\d{1,2})?$/.test(digits);
    return isRead ? Math.round(Number(digits.replace(',', '.')) * factor) : undefined;
  }
  return /^\d{1,15}$|^\d{1,3}(?:\.\d{3}){1,4}(?:,\d\d)?$|^\d{1,3}(?:,\d{3}){1,4}(?:\.\d\d)?$/.test(digits)
    ? Number(digits.replace(/[.,]\d\d$/, '').replace(/\D/g, ''))
    : undefined;
}

export const rupiah = (value: number, language: Language) => `Rp${grouped(value, language)}`;

interface Fee {
  fee: number;
  /** Uses a month without a fee. */
  free?: number | undefined;
}

const wordsIn = (language: Language, labels?: Labels) => labelsIn('money', strings, language, labels);

export const nextFee = ({ fee, free }: Fee): number => (free ? 0 : fee);

/** Sorts by the fee of the next use, then by the fee itself. */
export const byFee = (one: Fee, other: Fee): number => nextFee(one) - nextFee(other) || one.fee - other.fee;

/** A fee in the same words on every page: first the price, then the price after the free uses. */
export function feeIn(language: Language, { fee, free }: Fee, labels?: Labels) {
  const t = wordsIn(language, labels);
  return {
    price: nextFee({ fee, free }) ? rupiah(fee, language) : t.nothing,
    exception: fee && free ? format(t.first, { count: free, fee: rupiah(fee, language) }, language) : undefined,
  };
}

const namesOf = (plans: Plans | undefined) => [plans?.alloPay ?? 'Pay', plans?.alloPlus ?? 'Plus'] as const;

export function plansIn(
  language: Language,
  { plus }: Partial<Pick<Way, 'plus'>>,
  plans: Plans | undefined,
  labels?: Labels,
): string {
  const t = wordsIn(language, labels);
  const [first, second] = namesOf(plans);
  if (plus) return format(t.only, { plan: second }, language);
  return plans?.alloPay || plans?.alloPlus ? format(t.both, { first, second }, language) : t.every;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Limits for each use and each day, in the same words on every page; no limit without both. Each plan gets a line if the first has
 * a lower limit for each use.
 */
export function limitsIn(
  language: Language,
  { least, most, daily, pay = Number.POSITIVE_INFINITY }: Partial<Pick<Way, 'least' | 'most' | 'daily' | 'pay'>>,
  plans: Plans | undefined,
  labels?: Labels,
) {
  const t = wordsIn(language, labels);
  const money = (value: number) => rupiah(value, language);
  const byPlan = (limit: string, amount = Number.POSITIVE_INFINITY) => {
    const [one, other] = namesOf(plans);
    return amount > pay ? [`${one}: ${money(pay)}`, `${other}: ${limit}`] : [capital(limit)];
  };
  if (!least && !most) {
    return daily
      ? { all: [], once: [], day: byPlan(money(daily), daily) }
      : { all: byPlan(t.unlimited), once: [], day: [] };
  }
  const range = () => {
    if (most) return least ? format(t.between, { least: money(least), most: money(most) }, language) : money(most);
    // A limit from Rp1,000,001 reads "over Rp1,000,000".
    return least && least % 10 === 1
      ? format(t.over, { amount: money(least - 1) }, language)
      : format(t.from, { amount: money(least ?? 0) }, language);
  };
  return { all: [], once: byPlan(range(), most), day: daily ? [money(daily)] : [] };
}
