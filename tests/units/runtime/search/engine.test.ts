/** The order of what is found, and what is taken for a word that is not ended. */
import { expect, it } from 'vitest';
import { type Entry, find, indexOf } from '../../../../widgets/runtime/search/engine';

const entry = (title: string, text: string): Entry => ({ kind: 'pages', title, text, path: `/${title}` });

function titlesOf(entries: readonly Entry[], query: string, isTyping = false) {
  return find(indexOf(entries, 'English'), { query, language: 'English', isTyping }).map(({ title }) => title);
}

it('puts a title with most of the words before a long text that has them all somewhere', () => {
  const others = Array.from({ length: 20 }, (_, at) => entry(`Other ${at}`, 'Something else.'));
  const terms = `${'Much is said here of other things. '.repeat(60)} You may delete data. ${'More of it. '.repeat(60)} An account.`;
  const entries = [...others, entry('Terms', terms), entry('How do I close my account?', 'In the app.')];
  expect(titlesOf(entries, 'delete account')[0]).toBe('How do I close my account?');
});

it('finds what a word begins that may not be ended, and what has it as it is once it has been sent', () => {
  const entries = [entry('Card', 'A debit card.'), entry('Parking', 'Pay for the car park.')];
  expect(titlesOf(entries, 'car', true)).toContain('Card');
  expect(titlesOf(entries, 'car')).toEqual(['Parking']);
  expect(titlesOf(entries, 'ca')).toContain('Card');
});

it('looks for a mistyped word where no text has it, beside words that texts have', () => {
  const entries = [entry('Transfer not received', 'Wait a day.'), entry('Transfer', 'To any bank.')];
  expect(titlesOf(entries, 'transfer recieved')[0]).toBe('Transfer not received');
});
