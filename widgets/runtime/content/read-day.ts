/** Reads dates from outside, for content, forms and facts. */
import { dayOf, months, timestampOf } from './day';

/** Numbers of months by whole and short names in lower case, with older names. */
const monthNumbers = new Map([
  ...Object.values(months).flatMap((names) =>
    names.flatMap((name, at) => [name, name.slice(0, 3)].map((each) => [each.toLowerCase(), at + 1] as const)),
  ),
  ...Object.entries({ peb: 2, pebruari: 2, sept: 9, agt: 8, ags: 8, agust: 8, nop: 11, nopember: 11 }),
]);

const monthOf = (name = ''): number | undefined => monthNumbers.get(name.toLowerCase());

const weekday =
  /^(?:sen(?:in)?|sel(?:asa)?|rabu?|kam(?:is)?|jum['’`]?(?:at)?|sab(?:tu)?|min(?:ggu)?|ahad|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\.?(?:, ?| )/i;
const clock =
  /,? (?:(?:pukul|at) )?([01]?\d|2[0-4])[:.]([0-5]\d)(?:[:.]([0-5]\d))?(?: ?([ap]m))?(?: ?(wib|wita|wit|utc|gmt|[+-]\d\d:?\d\d))?$/i;
const offsets: Record<string, string> = { wib: '+07:00', wita: '+08:00', wit: '+09:00', utc: 'Z', gmt: 'Z' };
const yearFirst = /^(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})$/;
const dayFirst = /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4}|\d\d)$/;
const dayAndName = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]+)\.?,?[\s-]+(\d{4}|\d\d)$/i;
const nameAndDay = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;

/** In characters. */
const longest = 60;

/** Database values for no date: zeros, the first or last possible day, or the epoch. */
export const isNoDate = (text: string): boolean =>
  /^\s*(?:(?:0000|0001|9999)\D\d\d\D\d\d|\d\d\D\d\d\D(?:0000|0001|9999)|1970\D01\D01|01\D01\D1970)(?!\d)/.test(text);

/**
 * Reads a date as people and backends write it, day first. Examples: `2026-12-31T00:00:00Z`, `31/12/2026 23:59`, `31-12-26`,
 * `Kamis, 31 Desember 2026`, `December 31, 2026`. Returns `YYYY-MM-DD`, with a time if the text has one; else undefined.
 */
export function readDateTime(text: string): string | undefined {
  if (text.length > longest || isNoDate(text)) return undefined;
  const bare = text
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()
    .replace(weekday, '');
  const found = timestampOf(bare) === undefined ? inFigures(bare) : bare;
  return found && timestampOf(found) !== undefined ? found : undefined;
}

export const readDay = (text: string): string | undefined => dayOf(readDateTime(text) ?? '');

function inFigures(text: string): string | undefined {
  const [time = '', hour, minute, second = '00', half, zone = ''] = clock.exec(text) ?? [];
  const day = dayInFigures(text.slice(0, text.length - time.length));
  if (!day || !hour) return day;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  return `${day}T${String(hours).padStart(2, '0')}:${minute}:${second}${offsets[zone.toLowerCase()] ?? zone}`;
}

function dayInFigures(text: string): string | undefined {
  const year = yearFirst.exec(text);
  if (year) return joined(year[1], year[2], year[3]);
  const first = dayFirst.exec(text);
  if (first) return joined(first[3], first[2], first[1]);
  const named = dayAndName.exec(text);
  if (named) return joined(named[3], monthOf(named[2]), named[1]);
  const [, name, day, ofYear] = nameAndDay.exec(text) ?? [];
  return joined(ofYear, monthOf(name), day);
}

function joined(year = '', month: string | number | undefined, day = ''): string | undefined {
  if (!year || !month) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  return [full, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}
