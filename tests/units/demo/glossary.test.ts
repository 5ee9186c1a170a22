/** Texts of bank and product keep to the glossary in the bank's folder. */
import { expect, it } from 'vitest';
import glossary from '../../../demo/glossary.json';
import { months } from '../../../widgets/runtime/content/day';
import { type Language, languages } from '../../../widgets/runtime/language/language';

import { contentTexts, type DemoText, demoTexts } from '../../support/demo-texts';

const wordsOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${words.join('|')})(?![\\p{L}\\p{N}@/-])`, 'giu');

/** Exceptions that the specification or a name requires. */
const exempt: Record<Language, RegExp> = {
  English: /We are preparing special promotions for you\.|The email(?: must be valid)?$/g,
  Indonesia: /Download Sekarang|Link telah tersalin|App Store|Maksimal 3 file$|menindak lanjuti laporan Anda/g,
};

const isIn = (language: Language) => (text: DemoText) => text.language === language;

it.each(languages)('uses none of the words that the glossary replaces (%s)', (language) => {
  const refused = wordsOf(glossary.flatMap(({ not }) => not[language]));
  const found = demoTexts
    .filter(isIn(language))
    .flatMap(({ file, text }) =>
      [...text.replace(exempt[language], '').matchAll(refused)].map(
        ({ index, 0: word }) => `${file}: ${word} (${text.slice(Math.max(0, index - 25), index + 25)})`,
      ),
    );
  expect(found).toEqual([]);
});

it.each(languages)('says each thing by the word that the glossary has for it (%s)', (language) => {
  const all = contentTexts
    .filter(isIn(language))
    .map(({ text }) => text)
    .join('\n');
  const unused = glossary.map((entry) => entry[language]).filter((word) => !wordsOf([word]).test(all));
  expect(unused).toEqual([]);
});

const unparted = new RegExp(
  `\\d (?:${Object.values(months).flat().join('|')}|ribu|juta|miliar|triliun|thousand|million|billion|trillion|menit|jam|hari|bulan|(?:minute|hour|day|month)s?)\\b`,
  'g',
);

it('never parts a number from its unit or its month at the end of a line', () => {
  const parted = contentTexts.flatMap(
    ({ file, text }) => text.match(unparted)?.map((each) => `${file}: ${each}`) ?? [],
  );
  expect(parted).toEqual([]);
});
