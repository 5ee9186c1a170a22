/** Parsing and formatting of the date field; it shows `MMMM d, yyyy` with the month names of the language. */
import { type Language, months } from '../runtime';
import { readDay } from '../runtime/content/read-day';
import { formatDate } from './whistleblowing-form.rules';

/** Words that people write before a date, and a point after it. */
const around = /^(?:tgl\.?|tanggal|sekitar|kira-kira|around|about|on)\s|[.,]$/gi;

/** Midnight of the typed day; undefined if it is not a day. */
export function parseDay(text: string): Date | undefined {
  const [year, month = 1, day] = readDay(text.trim().replace(around, ''))?.split('-').map(Number) ?? [];
  return year === undefined ? undefined : new Date(year, month - 1, day);
}

/** `MMMM d, yyyy`. */
export const formatDay = (date: Date, language: Language): string =>
  `${months[language][date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;

/** The typed day in the report's format; as it was typed if it is not a day. */
export function toReportDate(text: string): string {
  const date = parseDay(text);
  return date ? formatDate(date) : text;
}
