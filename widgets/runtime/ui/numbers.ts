/** Formatting of numbers. Not with `Intl`, whose first formatter takes a phone tens of milliseconds. */
import type { Language } from '../language/language';

export const numberMarks: Record<Language, readonly [thousands: string, decimal: string]> = {
  English: [',', '.'],
  Indonesia: ['.', ','],
};

/** A whole number: `1,000,000` */
export const grouped = (value: number, language: Language) =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, numberMarks[language][0]);

/** With a true minus sign: `−62`, `17.9` */
export function decimal(value: number, digits: number, language: Language): string {
  const [whole = '', part] = Math.abs(value).toFixed(digits).split('.');
  const [, mark] = numberMarks[language];
  return `${value < 0 ? '−' : ''}${grouped(Number(whole), language)}${part ? mark + part : ''}`;
}
