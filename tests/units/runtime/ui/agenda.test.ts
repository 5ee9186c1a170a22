import { expect, it } from 'vitest';
import { byDay } from '../../../../widgets/runtime';

it('tells what is to come, today included and the next first, from what has been, the last first', () => {
  const days = ['2026-12-03', '2026-11-12', '2026-11-22', '2026-03-05', '2027-04-22'];
  const { coming, past } = byDay(
    days.map((day) => ({ day })),
    '2026-11-22',
  );
  expect(coming.map(({ day }) => day)).toEqual(['2026-11-22', '2026-12-03', '2027-04-22']);
  expect(past.map(({ day }) => day)).toEqual(['2026-11-12', '2026-03-05']);
});
