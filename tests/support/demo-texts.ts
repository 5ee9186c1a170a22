/** Every text for people, of the demo bank and the product: content, configuration, routes and labels. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strings } from 'serambi:strings';
import { notFound, routes } from '../../shell/routes';
import { type Language, languages } from '../../widgets/runtime/language/language';
import { contentFolder, demoBank, demoJson } from './demo-bank';

export interface DemoText {
  file: string;
  language: Language;
  text: string;
}

/** Prevents a line break at a hyphen (BI-FAST, e-mail); it is invisible. */
const wordJoiner = /\u2060/g;

/** Texts for people: without addresses, ids, dates and HTML tags. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^[a-z0-9/._:#?=-]*$/.test(value) ? [] : [value.replace(/<[^>]*>/g, ' ').replace(wordJoiner, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** At any depth. */
function inLanguage(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    if (name === language) return textsIn(each);
    return languages.some((other) => other === name) ? [] : inLanguage(each, language);
  });
}

const textsOf = (file: string, value: unknown): DemoText[] =>
  languages.flatMap((language) => inLanguage(value, language).map((text) => ({ file, language, text })));

const contentFiles = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

export const contentTexts = contentFiles.flatMap((file) => textsOf(file, JSON.parse(demoJson(`content/${file}`))));

/** The files as written, with placeholders of facts. */
export const writtenFiles = [...contentFiles, '../bank.json', '../search.json'].map((file) => ({
  file: file.replace('../', ''),
  json: readFileSync(join(contentFolder, file), 'utf8'),
}));
export const writtenTexts = writtenFiles.flatMap(({ file, json }) => textsOf(file, JSON.parse(json)));

export const demoTexts = [
  ...contentTexts,
  ...textsOf('bank.json', demoBank),
  ...textsOf('routes.ts', [...routes, notFound]),
  ...Object.entries(strings)
    .flatMap(([name, labels]) => textsOf(`${name}.strings.ts`, labels))
    // Placeholders' names are not shown.
    .map(({ text, ...label }) => ({ ...label, text: text.replace(/\{\w+\}/g, '…') })),
];
