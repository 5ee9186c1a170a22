/** Calendar days of the product, `YYYY-MM-DD` in Jakarta. */
import type { Language } from '../language/language';

/** Not from `Intl`: its first formatter takes a phone 45 ms just before the page becomes interactive. */
export const months: Record<Language, readonly string[]> = {
  English: 'January February March April May June July August September October November December'.split(' '),
  Indonesia: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
};

const jakartaOffset = 7 * 3_600_000;
const jakartaDay = (timestamp: number) => new Date(timestamp + jakartaOffset).toISOString().slice(0, 10);

/** The same on server and client. */
export const today = () => jakartaDay(Date.now());

/** `YYYY-MM-DD`, optionally with a time and an offset; without offset it is Jakarta's time. */
const iso = /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?\s*$/i;

/** Some engines read 31 February as 3 March. */
function exists(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().slice(0, 10) === day;
}

/** Milliseconds of an ISO 8601 date, else undefined. */
export function timestampOf(text: string): number | undefined {
  const [, day, time = '00:00', offset = '+07:00'] = iso.exec(text) ?? [];
  if (!day || !exists(day)) return undefined;
  const timestamp = Date.parse(`${day}T${time}${offset.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(timestamp) ? undefined : timestamp;
}

/** Milliseconds at which a day, or a date with time, is over, else undefined. */
export function endOf(text: string): number | undefined {
  const timestamp = timestampOf(text);
  return timestamp !== undefined && text.trim().length === 10 ? timestamp + 24 * 3_600_000 : timestamp;
}

/** The day in Jakarta of an ISO 8601 date, else undefined. */
export function dayOf(text: string): string | undefined {
  const timestamp = timestampOf(text);
  return timestamp === undefined ? undefined : jakartaDay(timestamp);
}

/** True from `from` until `until`, both optional; `now` in ms. */
export const lasts = (from: string | undefined, until: string | undefined, now: number): boolean =>
  (timestampOf(from ?? '') ?? now) <= now && now < (endOf(until ?? '') ?? Number.POSITIVE_INFINITY);

export const hasEnded = (last: string | undefined, today: string): boolean => Boolean(last && last < today);

export function dayInWords(day: string, language: Language): string {
  const [year = '', month, number] = day.split('-');
  return `${Number(number)} ${months[language][Number(month) - 1]} ${year}`;
}

/** In Jakarta's time: `26 November 2026, 13:40 WIB`, without the time if the text has only a day. */
export function dateTimeInWords(text: string, language: Language): string {
  const timestamp = timestampOf(text);
  if (timestamp === undefined) return '';
  const [day = '', time = ''] = new Date(timestamp + jakartaOffset).toISOString().split('T');
  const [hour, minute] = time.split(':');
  const clock = `, ${hour}${language === 'English' ? ':' : '.'}${minute} WIB`;
  return dayInWords(day, language) + (text.trim().length === 10 ? '' : clock);
}
