/** The bank's texts, and the product's own, keep to the glossary in the bank's folder: one word for one thing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import bankFile from '../../../demo/bank.json';
import glossary from '../../../demo/glossary.json';
import { notFound, routes } from '../../../shell/routes';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { everyWidget } from '../../support/every-widget';

const folder = join(import.meta.dirname, '../../../demo/content');

/** Words for people: not addresses, ids and dates. Of HTML only the text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z0-9/._:#?=-]*$/.test(value) ? [] : [value.replace(/<[^>]*>/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts that an object holds in a language, however deep. */
function inLanguage(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    if (name === language) return textsIn(each);
    return languages.some((other) => other === name) ? [] : inLanguage(each, language);
  });
}

const content = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, value: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown }));

const sources = [
  ...content,
  { file: 'bank.json', value: bankFile },
  { file: 'routes.ts', value: [...routes, notFound] },
  ...everyWidget.map(({ name, definition }) => ({ file: `${name}.strings.ts`, value: definition.strings })),
];

const wordsOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${words.join('|')})(?![\\p{L}\\p{N}@/-])`, 'giu');

/** What stands there because the specification or a name says so. */
const exempt: Record<Language, RegExp> = {
  English: /We are preparing special promotions for you\./g,
  Indonesia: /Download Sekarang|Link telah tersalin|App Store|Serambi Cashback/g,
};

it.each(languages)('uses none of the words that the glossary replaces (%s)', (language) => {
  const refused = wordsOf(glossary.flatMap(({ not }) => not[language]));
  const found = sources.flatMap(({ file, value }) =>
    inLanguage(value, language).flatMap((text) =>
      [...text.replace(exempt[language], '').matchAll(refused)].map(
        ({ index, 0: word }) => `${file}: ${word} (${text.slice(Math.max(0, index - 25), index + 25)})`,
      ),
    ),
  );
  expect(found).toEqual([]);
});

it.each(languages)('says each thing by the word that the glossary has for it (%s)', (language) => {
  const all = content.flatMap(({ value }) => inLanguage(value, language)).join('\n');
  const unused = glossary.map((entry) => entry[language]).filter((word) => !wordsOf([word]).test(all));
  expect(unused).toEqual([]);
});
