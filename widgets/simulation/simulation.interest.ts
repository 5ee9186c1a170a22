/** Arithmetic in whole numbers, rounded down. */
import { sum as total } from '../runtime/core/sum';
import type { Rates } from './simulation.content';

/** Total deposits of a customer with tax-free interest, in rupiah; final tax in percent above that. */
export const taxFreeDeposits = 7_500_000;
export const taxPercent = 20;

/** LPS's limit for a customer's deposits at one bank with interest, in rupiah. */
export const guaranteedDeposits = 2_000_000_000;

const yearDays = 365n;
const million = 1_000_000n;

export interface Deposit {
  /** Rupiah. */
  amount: number;
  /** Other deposits of the customer with the bank. */
  deposits: number;
  /** Millionths a year. */
  rate: number;
  days: number;
}

/** In whole rupiah, except `dailySen`. */
export interface Earned {
  /** In sen, hundredths of a rupiah. */
  dailySen: number;
  interest: number;
  tax: number;
  net: number;
}

/** Simple interest for each day of 365, and the final tax on it. */
export function earned({ amount, deposits, rate, days }: Deposit): Earned {
  const yearly = BigInt(amount) * BigInt(rate);
  const interest = (yearly * BigInt(days)) / (yearDays * million);
  const isTaxed = amount + deposits > taxFreeDeposits;
  const tax = isTaxed ? (interest * BigInt(taxPercent)) / 100n : 0n;
  return {
    dailySen: Number((yearly * 100n) / (yearDays * million)),
    interest: Number(interest),
    tax: Number(tax),
    net: Number(interest - tax),
  };
}

const dayLength = 86_400_000;
const written = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const timestampOf = (day: string) => Date.parse(`${day}T00:00Z`);

/** Days are `YYYY-MM-DD`. */
export const addDays = (day: string, days: number) => written(timestampOf(day) + days * dayLength);
export const daysBetween = (from: string, to: string) => (timestampOf(to) - timestampOf(from)) / dayLength;

/** The same day of a later month, or that month's last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

export const millionths = (percent: number): number => Math.round(percent * 10_000);

/** LPS's guarantee for a deposit opened on a day. */
export function guaranteeOf(
  { amount, deposits, rate }: Deposit,
  { interest }: Earned,
  day: string,
  stated: Rates['guarantee'],
): 'within' | 'amount' | 'rate' | 'other-period' | 'unknown' {
  if (!stated) return 'unknown';
  if (day < stated.from || day > stated.until) return 'other-period';
  if (rate > millionths(stated.rate)) return 'rate';
  return amount + deposits + interest > guaranteedDeposits ? 'amount' : 'within';
}

export const mostMonths = 360;

interface Plan {
  /** In rupiah. */
  sum: number;
  /** Days of the first payment and of the sum. */
  from: string;
  by: string;
  rate: number;
  deposits: number;
}

/** The smallest payment in whole rupiah, each month from `from` until `by`, that reaches a sum with interest after tax. */
export function monthlyFor({ sum, from, by, rate, deposits }: Plan) {
  const payments: string[] = [];
  for (let day = from; day < by && payments.length < mostMonths; day = addMonths(from, payments.length))
    payments.push(day);
  const days = total(payments.map((day) => daysBetween(day, by)));
  const kept = BigInt(sum + deposits > taxFreeDeposits ? 100 - taxPercent : 100);
  // The denominator of one monthly rupiah with interest.
  const one = 100n * yearDays * million;
  const interest = BigInt(rate) * BigInt(days) * kept;
  const each = BigInt(payments.length) * one + interest;
  const monthly = (BigInt(sum) * one + each - 1n) / each;
  return { monthly: Number(monthly), count: payments.length, net: Number((monthly * interest) / one) };
}
