/** Rupiah as they are read and written. */
import type { Bank, Way } from '../element/config';
import type { Language } from '../language/language';
import { grouped } from './numbers';

const units: Readonly<Record<string, number>> = {
  ribu: 1e3,
  rb: 1e3,
  thousand: 1e3,
  juta: 1e6,
  jt: 1e6,
  million: 1e6,
  miliar: 1e9,
  billion: 1e9,
};

/** Rupiah as people write them: `Rp10.000.000`, `10,000,000`, `10000000`, `2,5 juta`. Undefined for anything else. */
export function readAmount(words = ''): number | undefined {
  const compact = words
    .slice(0, 40)
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/^rp\.?/, '');
  const [, digits = '', unit = ''] = /^([\d.,]+)([a-z]*)$/.exec(compact) ?? [];
  let amount: number | undefined;
  if (unit) {
    const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (factor && /^\d{1,6}(?:[.,]\d{1,2})?$/.test(digits))
      amount = Math.round(Number(digits.replace(',', '.')) * factor);
  } else if (/^\d{1,15}$|^\d{1,3}(?:\.\d{3}){1,4}(?:,\d\d)?$|^\d{1,3}(?:,\d{3}){1,4}(?:\.\d\d)?$/.test(digits)) {
    amount = Number(digits.replace(/[.,]\d\d$/, '').replace(/\D/g, ''));
  }
  return amount;
}

/** `Rp1,000,000` */
export const rupiah = (value: number, language: Language) => `Rp${grouped(value, language)}`;

interface Fee {
  fee: number;
  /** So many in a month are free. */
  free?: number | undefined;
}

const words = {
  English: {
    nothing: 'Free',
    first: (count: number, fee: string) => `First ${count} a month, then ${fee}`,
    only: (plan: string) => `${plan} only`,
    both: (one: string, other: string) => `${one} and ${other}`,
    upTo: (one: string, amount: string, other: string) => `${other}, or ${one} up to ${amount}`,
  },
  Indonesia: {
    nothing: 'Gratis',
    first: (count: number, fee: string) => `${count} kali pertama per bulan, lalu ${fee}`,
    only: (plan: string) => `Hanya ${plan}`,
    both: (one: string, other: string) => `${one} dan ${other}`,
    upTo: (one: string, amount: string, other: string) => `${other}, atau ${one} hingga ${amount}`,
  },
};

/** What something costs the next time: nothing where some in a month are free. */
export const nextFee = ({ fee, free }: Fee): number => (free ? 0 : fee);

/** What something costs, in the same words on every page: at first, and what it costs after those that are free. */
export const feeIn = (language: Language, { fee, free }: Fee) => ({
  price: nextFee({ fee, free }) ? rupiah(fee, language) : words[language].nothing,
  exception: fee && free ? words[language].first(free, rupiah(fee, language)) : undefined,
});

/** With which of the two plans something is done, and how far with the first, in the same words on every page. */
export function plansIn(language: Language, { plus, pay }: Pick<Way, 'plus' | 'pay'>, { plans }: Bank): string {
  const { alloPay = 'Pay', alloPlus = 'Plus' } = plans ?? {};
  const t = words[language];
  if (plus) return t.only(alloPlus);
  return pay ? t.upTo(alloPay, rupiah(pay, language), alloPlus) : t.both(alloPay, alloPlus);
}
