import { describe, expect, it } from 'vitest';
import { codes, languages } from '../../../../widgets/runtime/language/language';
import { format, type Labels, labelsIn, localizedTexts } from '../../../../widgets/runtime/language/strings';

const strings = {
  English: {
    title: 'Questions',
    found: { one: '{count} answer', other: '{count} answers' },
    notes: { place: 'where it was made', other: 'other notes' },
    steps: ['First', 'Second'],
  },
  Indonesia: {
    title: 'Pertanyaan',
    found: { other: '{count} jawaban' },
    notes: { place: 'tempat pembuatan', other: 'catatan lain' },
    steps: ['Pertama', 'Kedua'],
  },
};
const english = (own: object) => labelsIn('faq', strings, 'English', { faq: { English: own } });

describe('labels', () => {
  it('are the product’s own where the bank has replaced none', () => {
    expect(labelsIn('faq', strings, 'English')).toBe(strings.English);
    expect(labelsIn('faq', strings, 'English', { faq: { Indonesia: { title: 'Tanya' } } })).toBe(strings.English);
    expect(labelsIn('toString', strings, 'English', {})).toBe(strings.English);
  });

  it('are replaced one by one, and the others stay', () => {
    expect(english({ title: 'Ask us' })).toEqual({ ...strings.English, title: 'Ask us' });
  });

  it('are replaced one by one also inside of another', () => {
    expect(english({ notes: { place: 'the place' } }).notes).toEqual({ place: 'the place', other: 'other notes' });
    expect(english({ notes: { other: 'more' } }).notes).toEqual({ place: 'where it was made', other: 'more' });
  });

  it('are replaced whole where they are a list or plural forms', () => {
    expect(english({ steps: ['Only one'] }).steps).toEqual(['Only one']);
    expect(english({ found: { other: '{count}×' } }).found).toEqual({ other: '{count}×' });
    expect(english({ found: 'Answers: {count}' }).found).toBe('Answers: {count}');
    const title = { one: 'Question', other: 'Questions' };
    expect(english({ title }).title).toEqual(title);
  });

  it('are the same object each time, so that nothing is rendered anew', () => {
    const labels: Labels = { faq: { English: { title: 'Ask us' } } };
    expect(labelsIn('faq', strings, 'English', labels)).toBe(labelsIn('faq', strings, 'English', labels));
  });

  it('can be named before the language is known', () => {
    const title = localizedTexts('faq', strings)((t) => t.title);
    expect([title('English'), title('Indonesia')]).toEqual(['Questions', 'Pertanyaan']);
    expect(title('English', { faq: { English: { title: 'Ask us' } } })).toBe('Ask us');
  });
});

describe('format', () => {
  it('fills in values, and leaves placeholders that have none', () => {
    expect(format('{count} of {most}, {toString}', { count: 2 }, 'English')).toBe('2 of {most}, {toString}');
  });

  it('never reads a value as a label', () => {
    expect(format('{name} and {other}', { name: '{other} $&', other: 'B' }, 'English')).toBe('{other} $& and B');
  });

  it.each([
    ['English', 1, '1 answer'],
    ['Indonesia', 5, '5 jawaban'],
  ] as const)('chooses the plural form (%s, %i)', (language, count, text) => {
    expect(format(strings[language].found, { count }, language)).toBe(text);
  });

  it.each(languages)('chooses as `Intl.PluralRules` would, which it spares the browser (%s)', (language) => {
    const rules = new Intl.PluralRules(codes[language]);
    for (const count of [0, 1, 2, 11, 21, 101])
      expect(format({ one: 'one', other: 'other' }, { count }, language)).toBe(rules.select(count));
  });

  it('takes the general form where a language’s own is missing', () => {
    expect(format({ other: '{count} steps' }, { count: 1 }, 'English')).toBe('1 steps');
    expect(format({ one: 'one', other: 'several' }, {}, 'English')).toBe('several');
  });
});
