import { describe, expect, it } from 'vitest';
import { dayBefore, stateOf } from '../../../../widgets/runtime/ui/event-day';

describe('the day of an event', () => {
  it.each([
    ['Saturday, 12 December 2026: a free morning', 'Saturday, 12 December 2026', 'A free morning'],
    ['18–20 September 2026: sold out', '18–20 September 2026', 'Sold out'],
    // A number and its month are kept on one line.
    ['12\u00a0December 2026: free', '12\u00a0December 2026', 'Free'],
  ])('stands before the text, and is told apart from it: %s', (text, when, rest) => {
    expect(dayBefore(text, 'English')).toEqual([when, rest]);
  });

  const others = ['A free morning', 'Sabtu, 12 Desember 2026: bahasa lain', '* 12 December 2026: begins with a sign'];
  it.each(others)('is not found in another text, which stays whole: %s', (text) => {
    expect(dayBefore(text, 'English')).toEqual([undefined, text]);
  });

  it.each([
    ['Saturday, 12 December 2026', '2026-12-11', 'coming'],
    ['Saturday, 12 December 2026', '2026-12-12', 'now'],
    ['18–20 September 2026', '2026-09-19', 'now'],
    ['18–20 September 2026', '2026-09-21', 'past'],
    ['9\u00a0March 2026', '2026-03-10', 'past'],
    ['30 September – 2 October 2026', '2026-10-03', 'past'],
    ['September 2026', '2026-10-01', undefined],
    ['12 Desember 2026', '2026-10-01', undefined],
  ] as const)('says whether that has been: %s, on %s', (when, day, state) => {
    expect(stateOf(when, 'English', day)).toBe(state);
  });
});
