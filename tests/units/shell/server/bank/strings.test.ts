import { describe, expect, it } from 'vitest';
import { lineOf, type Mistake, notesIn } from '../../../../../shell/server/bank/mistakes';
import { readStrings } from '../../../../../shell/server/bank/strings';

const labels = {
  contact: 'Contact us',
  found: 'Found in {place} by {name}',
  steps: { one: '{count} step', other: '{count} steps' },
  left: '{count} left',
  committees: { one: 'committee', other: 'committees' },
  findings: { place: 'Where it was made', other: 'Anything else' },
  menu: { title: 'Menu', items: ['First', 'Second'] },
  pages: [{ title: 'Page', about: 'About it' }],
};
const product = { faq: { English: labels, Indonesia: labels }, form: { English: {}, Indonesia: {} } };

function read(English: unknown, file = 'faq') {
  const mistakes: Mistake[] = [];
  const value = { [file]: { English } };
  expect(readStrings(value, product, notesIn('strings.json', mistakes))).toBe(value);
  return mistakes.map(lineOf);
}

describe('the words of a bank for the product’s labels', () => {
  it.each([
    {},
    { contact: 'Write to us' },
    { found: 'By {name}, in {place}; ask {name}' },
    { steps: { one: 'One step', other: '{count} steps' } },
    { steps: { other: '{count} steps' } },
    { steps: 'Steps: {count}' },
    { committees: { one: 'board', other: 'boards' } },
    { findings: { place: 'The place' } },
    { left: { one: 'one left', other: '{count} left' } },
    { menu: { title: 'Ways' } },
    { menu: { items: ['1', '2'] }, pages: [{ title: 'A', about: 'B' }] },
  ])('replace any of them: %j', (own) => {
    expect(read(own)).toEqual([]);
  });

  it.each<[unknown, string]>([
    ['words', ': expected an object, found "words"'],
    [{ contct: 'x' }, '.contct: unknown key, did you mean contact?'],
    [{ menu: { titel: 'x' } }, '.menu.titel: unknown key, did you mean title?'],
    [{ contact: 5 }, '.contact: expected a text like "Contact us", found 5'],
    [{ contact: ' ' }, '.contact: expected a text like "Contact us", found " "'],
    [{ contact: { other: 'x' } }, '.contact: expected a text like "Contact us", found {"other":"x"}'],
    [{ contact: 'Call {phone}' }, '.contact: unknown placeholder {phone}: known are none'],
    [{ found: 'By {nam}, {name} in {place}' }, '.found: unknown placeholder {nam}: known are {place} {name}'],
    [{ found: 'In {place}' }, '.found: the placeholder {name} is missing'],
    [{ steps: { one: 'One step' } }, '.steps: the plural form other is missing'],
    [{ steps: { one: 'One', others: '{count}', other: '{count}' } }, '.steps.others: unknown key, did you mean other?'],
    [{ steps: { other: 'Steps' } }, '.steps.other: the placeholder {count} is missing'],
    [{ steps: { one: '{number} step', other: '{count}' } }, '.steps.one: unknown placeholder {number}'],
    [{ steps: 'Steps' }, '.steps: the placeholder {count} is missing'],
    [{ menu: 'Menu' }, '.menu: expected an object, found "Menu"'],
    [{ menu: { items: ['one'] } }, '.menu.items: expected a list of 2'],
    [{ menu: { items: ['1', 2] } }, '.menu.items[1]: expected a text like "Second", found 2'],
    [{ pages: [{ title: 'A' }] }, '.pages[0].about: is missing'],
  ])('are refused where they would not fit: %j', (own, line) => {
    expect(read(own)).toEqual([expect.stringContaining(`strings.json faq.English${line}`)]);
  });

  it('are of a file and a language that the product has', () => {
    expect(read({}, 'fqa')).toEqual(['strings.json fqa: unknown key, did you mean faq?']);
    expect(read({}, 'constructor')).toEqual(['strings.json constructor: unknown key: known are faq, form']);
    const mistakes: Mistake[] = [];
    readStrings({ faq: { Inggris: {} } }, product, notesIn('strings.json', mistakes));
    expect(mistakes.map(lineOf)).toEqual(['strings.json faq.Inggris: unknown key: known are English, Indonesia']);
  });
});
