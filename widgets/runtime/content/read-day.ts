/** Dates from outside: the one reader for content, forms and facts. */
import { dayOf, exists, months } from './day';

/** Older and shorter names of months, beside the first three letters of each. */
const otherNames = ['peb', 'pebruari', 'sept', 'agt', 'ags', 'agust', 'nop', 'nopember'];
const otherMonths = [2, 2, 9, 8, 8, 8, 11, 11];

function monthOf(name: string): number | undefined {
  const word = name.toLowerCase();
  const at = otherNames.indexOf(word);
  if (at >= 0) return otherMonths[at];
  for (const names of Object.values(months)) {
    const found = names.findIndex((month) => [month, month.slice(0, 3)].some((each) => each.toLowerCase() === word));
    if (found >= 0) return found + 1;
  }
  return undefined;
}

const weekday =
  /^(?:sen(?:in)?|sel(?:asa)?|rabu?|kam(?:is)?|jum['’`]?(?:at)?|sab(?:tu)?|min(?:ggu)?|ahad|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\.?,?\s+/i;
/** A time of day after a date, which does not matter. */
const clock = /,? (?:(?:pukul|at) )?(?:[01]?\d|2[0-4])[:.][0-5]\d(?:[:.][0-5]\d)?(?: ?(?:am|pm|wib|wita|wit))?$/i;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)$/;
const dayAndName = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]+)\.?,?[\s-]+(\d{4}|\d\d)$/i;
const nameAndDay = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;

/** No date is written longer, in characters. */
const longest = 60;

/**
 * A day as people and backends write it, day first: `2026-12-31T00:00:00Z`, `31/12/2026`, `31-12-26`, `Kamis, 31 Desember 2026`,
 * `December 31, 2026`. Returns `YYYY-MM-DD`; undefined where it is none, as `0000-00-00`, 30 February and the epoch are.
 */
export function readDay(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const bare = text
    .replace(/[\s\u200e\u200f]+/g, ' ')
    .trim()
    .replace(weekday, '');
  const written = dayOf(bare) ?? inFigures(bare.replace(clock, ''));
  return written && exists(written) && written !== '1970-01-01' ? written : undefined;
}

function inFigures(text: string): string | undefined {
  const year = yearFirst.exec(text);
  if (year) return joined(year[1], year[2], year[3]);
  const first = dayFirst.exec(text);
  if (first) return joined(first[3], first[2], first[1]);
  const named = dayAndName.exec(text);
  if (named) return joined(named[3], monthOf(named[2] ?? ''), named[1]);
  const [, name = '', day, ofYear] = nameAndDay.exec(text) ?? [];
  return joined(ofYear, monthOf(name), day);
}

function joined(year = '', month: string | number | undefined, day = ''): string | undefined {
  if (!year || !month) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  return [full, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}
