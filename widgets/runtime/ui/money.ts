/** Rupiah as they are read and written. */
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

const words = {
  English: { nothing: 'Free', first: (count: number) => `First ${count} in a month free` },
  Indonesia: { nothing: 'Gratis', first: (count: number) => `${count} kali pertama per bulan gratis` },
};

/** What something costs, in the same words on every page: its fee, and how often in a month it costs nothing. */
export const feeIn = (language: Language, { fee, free }: { fee: number; free?: number | undefined }) => ({
  price: fee ? rupiah(fee, language) : words[language].nothing,
  exception: fee && free ? words[language].first(free) : undefined,
});
