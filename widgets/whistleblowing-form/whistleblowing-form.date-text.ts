/** Reading and writing of the date field, as `MMMM d, yyyy` in the page's language. */
import { type Language, months } from '../runtime';
import { readDay } from '../runtime/content/read-day';
import { formatDate } from './whistleblowing-form.rules';

/** Words before a date, and punctuation after it. */
const around = /^(?:tgl\.?|tanggal|sekitar|kira-kira|around|about|on)\s|[.,]$/gi;

/** Midnight of the typed day, else undefined. */
export function parseDay(text: string): Date | undefined {
  const [year, month = 1, day] = readDay(text.trim().replace(around, ''))?.split('-').map(Number) ?? [];
  return year === undefined ? undefined : new Date(year, month - 1, day);
}

export const formatDay = (date: Date, language: Language): string =>
  `${months[language][date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;

export function toReportDate(text: string): string {
  const date = parseDay(text);
  return date ? formatDate(date) : text;
}
