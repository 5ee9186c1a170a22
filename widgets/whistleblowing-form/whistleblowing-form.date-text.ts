/** Parsing and formatting of the date field; it shows `MMMM d, yyyy` with the month names of the language. */
import { type Language, languages, months } from '../runtime';
import { formatDate } from './whistleblowing-form.rules';

/** Reads the displayed format, `d MMMM yyyy`, `dd/mm/yyyy` and `yyyy-mm-dd`, with month names of both languages. */
export function parseDay(text: string): Date | undefined {
  const parts = text.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  if (parts[0]?.length === 4 && parts[0] < '9') parts.reverse();
  const word = parts.find((part) => part > '9');
  const numbers = parts.filter((part) => part !== word).map(Number);
  const [day = 0, second = 0, third] = numbers;
  const isMonth = (name: string) => word !== undefined && word.length > 2 && name.toLowerCase().startsWith(word);
  const month = word ? Math.max(...languages.map((each) => months[each].findIndex(isMonth))) : second - 1;
  const year = (word ? second : third) ?? 0;
  const date = new Date(year, month, day);
  const exists = year > 999 && date.getMonth() === month && date.getDate() === day;
  return exists && parts.length === 3 ? date : undefined;
}

/** `MMMM d, yyyy`. */
export const formatDay = (date: Date, language: Language): string =>
  `${months[language][date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;

/** The typed day in the report's format; empty if it is not a valid day. */
export function toReportDate(text: string): string {
  const date = parseDay(text);
  return date ? formatDate(date) : '';
}
