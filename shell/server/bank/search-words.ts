/** The bank's search glossary: `search.json`. */
import { z } from 'zod';
import { wordsOf } from '../../../widgets/runtime/search/words';

const maxGroups = 500;
const maxGroup = 30;
const maxPopular = 12;
const maxLength = 60;
const maxAddresses = 300;
const maxWords = 300;

const expected = `a text of at most ${maxLength} characters`;
const expectedWords = `a text of at most ${maxWords} characters`;
const text = z.string(expected).trim().min(1, expected).max(maxLength, expected);
const word = text
  .refine((each) => wordsOf(each).length === 1, 'a single word')
  .overwrite((each) => wordsOf(each)[0] ?? each);

const wordsOfPath = z
  .record(
    z.string().regex(/^\/[^ ]*$/, 'a path, like /help#faq-lost-card'),
    z.string(expectedWords).max(maxWords, expectedWords),
  )
  .refine((words) => Object.keys(words).length <= maxAddresses, `at most ${maxAddresses} addresses`)
  .default({});

const ofLanguage = z
  .strictObject({
    synonyms: z
      .array(z.array(word).min(2, 'two words or more').max(maxGroup, `at most ${maxGroup} words`))
      .max(maxGroups, `at most ${maxGroups} groups`)
      .default([])
      .describe(
        'Groups of single words that mean the same. A group that begins with a word that search ignores (“the”, “yang”) holds other spellings of it.',
      ),
    words: wordsOfPath.describe('Other words by which the page, answer or promo at a path is found.'),
    near: wordsOfPath.describe(
      'What the bank does not have. Where nothing is found for such a word, search offers its path as the nearest topic.',
    ),
    popular: z
      .array(text)
      .max(maxPopular, `at most ${maxPopular} texts`)
      .default([])
      .describe('What the search page offers to look for.'),
  })
  .prefault({});

export const searchSchema = z.strictObject({ English: ofLanguage, Indonesia: ofLanguage });

export type SearchWords = z.output<typeof searchSchema>;
