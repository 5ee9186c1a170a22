/** The order of results, and unfinished words. */
import { describe, expect, it } from 'vitest';
import { type Entry, find, indexOf, unknownWords } from '../../../../widgets/runtime/search/engine';

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

describe('a word that no text has', () => {
  const entries = [entry('Freeze a card', 'In the app.'), entry('Cardboard', 'Boxes.'), entry('Cause', 'Reasons.')];
  it.each(['swallowed', 'swalowed'])('may be another word for one, also mistyped: %s', (query) => {
    const synonyms = [
      ['freeze', 'swallowed'],
      ['because', 'cuz'],
    ];
    const [first] = find(indexOf(entries, 'English'), { query, language: 'English', synonyms });
    expect(first?.title).toBe('Freeze a card');
  });

  it('says less than one that stands there: as a mistyped word it may mean another', () => {
    const many = [...entries, ...Array.from({ length: 9 }, (_, at) => entry(`Card ${at}`, 'A card.'))];
    expect(titlesOf(many, 'card boxws')[0]).not.toBe('Cardboard');
  });
});

it('counts the words that a language does not know, without those that say nothing in either', () => {
  const index = indexOf([entry('Lost card', 'Freeze it.')], 'English');
  const unknown = (query: string) =>
    unknownWords(index, { query, language: 'English', synonyms: [['freeze', 'blokir']] });
  expect(['lost card', 'blokir the card', 'my yang', 'hilang'].map(unknown)).toEqual([0, 0, 0, 1]);
});
