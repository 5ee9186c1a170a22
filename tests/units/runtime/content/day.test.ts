import { describe, expect, it } from 'vitest';
import { hasEnded, timestampOf } from '../../../../widgets/runtime/content/day';
import { readDateTime, readDay } from '../../../../widgets/runtime/content/read-day';

describe('a date from outside', () => {
  it.each([
    [' 2026-11-17 ', '2026-11-17'],
    ['2026-11-17T23:59', '2026-11-17'],
    ['2026-11-17T16:59:59Z', '2026-11-17'],
    ['2026-11-17T17:00:00.000Z', '2026-11-18'],
    ['2026-11-17T00:30:00+0700', '2026-11-17'],
    ['2026/11/17', '2026-11-17'],
    ['31-12-26', '2026-12-31'],
    ['31.12.2026', '2026-12-31'],
    ['31 Desember 2026', '2026-12-31'],
    ['December 31, 2026', '2026-12-31'],
    ['Dec 31st, 2026', '2026-12-31'],
    ['1 Agt 2026', '2026-08-01'],
    ['1 Ags 2026', '2026-08-01'],
    ['1 Agu. 2026', '2026-08-01'],
    ['1 Nop 2026', '2026-11-01'],
    ['1 Nopember 2026', '2026-11-01'],
    ['1 Pebruari 2026', '2026-02-01'],
    ['1 sept 2026', '2026-09-01'],
    ['31-Des-2026', '2026-12-31'],
    ['Senin, 2 November 2026', '2026-11-02'],
    ["Jum'at, 6 November 2026", '2026-11-06'],
    ['Jum’at 6 November 2026', '2026-11-06'],
    ['Monday, November 2, 2026', '2026-11-02'],
    ['Sen 2 Nov 2026, 10:00 WIB', '2026-11-02'],
    ['2\u00a0November\u00a02026', '2026-11-02'],
    ['Kamis,31 Desember 2099', '2099-12-31'],
    ['Thu, 05 Nov 2026 17:00:00 +0000', '2026-11-06'],
    ['2026-11-05 16:59:00 UTC', '2026-11-05'],
    ['5 November 2026 17:00 UTC', '2026-11-06'],
    ['5 November 2026 00:30 WITA', '2026-11-04'],
    ['5 / 11 / 2026', '2026-11-05'],
  ])('%s is the day %s in Jakarta', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    '',
    '2026',
    '2026-02-31',
    '2027-02-29',
    '2026-00-10',
    '12/31/2026',
    '30 Februari 2026',
    '2026-11-17 25:00',
    '0000-00-00 00:00:00',
    '1970-01-01T00:00:00Z',
    '0001-01-01T00:00:00',
    '9999-12-31T23:59:59Z',
    '31/12/9999',
    'tanggal 40',
    `31 Desember 2026${' '.repeat(100)}x`,
  ])('%j is not a date', (text) => {
    expect(readDay(text)).toBeUndefined();
  });
});

describe('a moment from outside', () => {
  it.each([
    ['2026-11-26 23:59:30Z', '2026-11-26T23:59:30Z'],
    ['Kamis, 26 November 2026, pukul 23.59 WIB', '2026-11-26T23:59+07:00'],
    ['26 Nov 2026 11:59 pm', '2026-11-26T23:59+07:00'],
    ['26 Nov 2026 12:05 am WITA', '2026-11-26T00:05+08:00'],
    ['Thu, 26 Nov 2026 10:00:00 GMT', '2026-11-26T10:00Z'],
    ['26/11/2026', '2026-11-26T00:00+07:00'],
  ])('%s keeps its time of day', (text, expected) => {
    expect(timestampOf(readDateTime(text) ?? '')).toBe(Date.parse(expected));
  });

  const none = ['1970-01-01', '1970-01-01T00:00:00Z', '0000-00-00 00:00:00', '30/02/2026 10:00', '26/11/2026 25:00'];
  it.each(none)('%s is not a moment', (text) => {
    expect(readDateTime(text)).toBeUndefined();
  });
});

it('what holds until a day has ended once that day is over, and never without a day', () => {
  expect(hasEnded('2026-11-17', '2026-11-18')).toBe(true);
  expect(hasEnded('2026-11-17', '2026-11-17')).toBe(false);
  expect(hasEnded(undefined, '2026-11-17')).toBe(false);
});
