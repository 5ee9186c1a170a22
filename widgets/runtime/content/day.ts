/** Calendar days as the product keeps them, `YYYY-MM-DD`. */
import type { Language } from '../language/language';

/** Not from `Intl`, whose first formatter takes a phone 45 ms, in the task that makes a page interactive. */
export const months: Record<Language, readonly string[]> = {
  English: 'January February March April May June July August September October November December'.split(' '),
  Indonesia: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
};

const jakartaOffset = 7 * 3_600_000;
/** The calendar day in Jakarta at a timestamp in ms, as `YYYY-MM-DD`. */
const jakartaDay = (timestamp: number) => new Date(timestamp + jakartaOffset).toISOString().slice(0, 10);

/** Today in Jakarta, the same on server and client. */
export const today = () => jakartaDay(Date.now());

/** `YYYY-MM-DD`, optionally with a time and an offset; a time without offset is Jakarta's. */
const iso = /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?\s*$/i;

/** Whether `YYYY-MM-DD` is a day of the calendar. Some engines read 31 February as 3 March. */
function exists(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().slice(0, 10) === day;
}

/** The timestamp, in ms, of a date in ISO 8601's form; undefined for any other text. */
export function timestampOf(text: string): number | undefined {
  const [, day, time = '00:00', offset = '+07:00'] = iso.exec(text) ?? [];
  if (!day || !exists(day)) return undefined;
  const timestamp = Date.parse(`${day}T${time}${offset.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(timestamp) ? undefined : timestamp;
}

/** The timestamp, in ms, at which a day or a point of time is over; undefined for any other text. */
export function endOf(text: string): number | undefined {
  const timestamp = timestampOf(text);
  return timestamp !== undefined && text.trim().length === 10 ? timestamp + 24 * 3_600_000 : timestamp;
}

/** The day of a date in ISO 8601's form, as `YYYY-MM-DD`; undefined when it is none. */
export function dayOf(text: string): string | undefined {
  const timestamp = timestampOf(text);
  return timestamp === undefined ? undefined : jakartaDay(timestamp);
}

/** Whether something has begun and is not over at `now`, in ms. Without an end it does not end. */
export const lasts = (from: string | undefined, until: string | undefined, now: number): boolean =>
  (timestampOf(from ?? '') ?? now) <= now && now < (endOf(until ?? '') ?? Number.POSITIVE_INFINITY);

/** Whether a last day is over. Without one nothing ends. */
export const hasEnded = (last: string | undefined, today: string): boolean => last !== undefined && last < today;

/** A day (`YYYY-MM-DD`) in words. */
export function dayInWords(day: string, language: Language): string {
  const [year = '', month, number] = day.split('-');
  return `${Number(number)} ${months[language][Number(month) - 1]} ${year}`;
}

/** Date and time in words, in Jakarta's time: `26 November 2026, 13:40 WIB`. Of a day only the day. */
export function dateTimeInWords(text: string, language: Language): string {
  const timestamp = timestampOf(text);
  if (timestamp === undefined) return '';
  const [day = '', time = ''] = new Date(timestamp + jakartaOffset).toISOString().split('T');
  const [hour, minute] = time.split(':');
  const clock = `, ${hour}${language === 'English' ? ':' : '.'}${minute} WIB`;
  return dayInWords(day, language) + (text.trim().length === 10 ? '' : clock);
}
