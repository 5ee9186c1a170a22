// Makes the PDF files that the demo content links to. The links with a title are the only list of documents.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillFacts, readFacts } from '../../shell/server/bank/facts';
import { makePdf } from './pdf';
import { furtherSections, type Known } from './sections';
import { type BankDocument, Formatter, type Language, partOf } from './wording';

/** By file name, such as `annual-report-2025.pdf`. */
export type Documents = Record<string, BankDocument>;

const address = /^\/documents\/([\w-]+)\.pdf$/;
const anchor = /<a href="\/documents\/([\w-]+)\.pdf">(.*?)<\/a>/g;

const titlesWithoutLink: Record<string, Record<Language, string>> = {
  'organization-structure': { English: 'Organisation structure', Indonesia: 'Struktur organisasi' },
};

/** Maps the file name to the title of every PDF that a block links to. */
function collect(value: unknown, titles: Map<string, string>): void {
  if (typeof value === 'string') {
    for (const [, name = '', label = ''] of value.matchAll(anchor))
      addTitle(titles, name, label.replace(/<[^>]+>/g, ''));
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, titles);
  } else if (typeof value === 'object' && value !== null) {
    const fields = new Map<string, unknown>(Object.entries(value));
    const title = [fields.get('titlePdf'), fields.get('name'), fields.get('title')].find((text) => isText(text));
    for (const field of fields.values()) {
      const name = isText(field) ? address.exec(field)?.[1] : undefined;
      if (name === undefined) collect(field, titles);
      else if (title !== undefined) addTitle(titles, name, title);
    }
  }
}

function addTitle(titles: Map<string, string>, name: string, title: string): void {
  if (!titles.has(name)) titles.set(name, title);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export async function readDocuments(content = 'demo/content'): Promise<Documents> {
  const facts = readFacts(join(content, '..'));
  const read = async (file: string) => JSON.parse(fillFacts(await readFile(join(content, file), 'utf8'), facts));
  const titles = { English: new Map<string, string>(), Indonesia: new Map<string, string>() };
  const files = (await readdir(content, { recursive: true })).filter((file) => file.endsWith('.json')).sort();
  for (const file of files) {
    const blocks: unknown = await read(file);
    if (typeof blocks !== 'object' || blocks === null) continue;
    const { English, Indonesia } = { English: undefined, Indonesia: undefined, ...blocks };
    collect(English, titles.English);
    collect(Indonesia, titles.Indonesia);
  }
  const known: Known = {
    bank: await read('../bank.json'),
    documents: (await read('documents.json')).Indonesia,
    committees: await read('manajemen-komite.json'),
    leaders: await read('leader.json'),
  };
  const names = [...new Set([...titles.English.keys(), ...titles.Indonesia.keys()])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const words = (language: Language) => {
        const format = new Formatter(language);
        const { date } = known.documents[`/documents/${name}.pdf`] ?? {};
        return {
          title: titlesWithoutLink[name]?.[language] ?? titles[language].get(name) ?? name,
          day: date ? format.date(date) : '',
          sections: [
            { title: format.text(['In short', 'Ringkasan']), ...partOf(name, format) },
            ...furtherSections(format, known, name),
          ],
        };
      };
      return [`${name}.pdf`, { English: words('English'), Indonesia: words('Indonesia') }];
    }),
  );
}

/** The same content gives the same bytes. */
export async function writeDocuments(folder: string, content?: string): Promise<void> {
  const documents = await readDocuments(content);
  await mkdir(folder, { recursive: true });
  for (const [file, document] of Object.entries(documents)) {
    await writeFile(join(folder, file), await makePdf(document));
  }
}
