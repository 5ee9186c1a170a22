import { describe, expect, it } from 'vitest';
import { dayBefore } from '../../../../widgets/runtime/ui/event-day';

describe('the day of an event', () => {
  it.each([
    ['Saturday, 12 December 2026: a free morning', 'Saturday, 12 December 2026', 'A free morning'],
    ['18–20 September 2026: sold out', '18–20 September 2026', 'Sold out'],
  ])('stands before the text, and is told apart from it: %s', (text, when, rest) => {
    expect(dayBefore(text, 'English')).toEqual([when, rest]);
  });

  it.each([
    'A free morning',
    'On Saturday: a free morning',
    'Sabtu, 12 Desember 2026: bahasa lain',
    '* 12 December 2026: what begins with a sign',
  ])('is not found in another text, which stays whole: %s', (text) => {
    expect(dayBefore(text, 'English')).toEqual([undefined, text]);
  });
});
