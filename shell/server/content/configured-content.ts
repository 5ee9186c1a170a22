/** What the bank's configuration adds to its content: a block of its own, and facts about the documents of other blocks. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../widgets/runtime/content/content';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { tagOf } from '../http/etag';
import type { Investors, Site } from '../start/bank';
import { type Answer, type ContentSource, type Found, parseContent } from './content-source';

/** The block for investors, and the one whose documents are described. */
const blockPath = '/api/investors';
const documentsPath = '/api/investor-relation';

function blockOf({ periods = [], figures = [], source, path, calendar = [] }: Investors, language: Language) {
  return {
    periods: periods.map((each) => each[language]),
    figures: figures.map(({ label, format, values, note }) => ({
      label: label[language],
      format: format[language],
      values,
      note: note?.[language],
    })),
    source: source?.[language],
    path,
    calendar: calendar.map(({ day, path, [language]: title }) => ({ day, title, path })),
  };
}

/** Bytes of a file of the bank's public folder. */
function sizeOf(publicDir: string, address: string): number | undefined {
  if (!/^(?:\/[\w-][\w.-]*)+$/.test(address)) return undefined;
  return statSync(join(publicDir, address), { throwIfNoEntry: false })?.size;
}

/** A copy in which each object that leads to a document says its date, languages and size, as far as they are known. */
function describeDocuments(value: unknown, factsOf: (address: string) => object): unknown {
  if (Array.isArray(value)) return value.map((each) => describeDocuments(each, factsOf));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, describeDocuments(each, factsOf)]),
  );
  const address = fields.link ?? fields.url;
  return typeof address === 'string' ? { ...factsOf(address), ...fields } : fields;
}

/** A source with what the configuration knows, and of the documents in `publicDir` their sizes. */
export function configuredContent(source: ContentSource, { investors = {} }: Site, publicDir: string): ContentSource {
  const own = parseContent(
    JSON.stringify(Object.fromEntries(languages.map((language) => [language, blockOf(investors, language)]))),
  );
  const described = new WeakMap<Content, Found>();
  const factsOf = (address: string) => {
    const { date, languages } = investors.documents?.[address] ?? {};
    return { date, languages, size: sizeOf(publicDir, address) };
  };
  const describe = (answer: Found): Found => {
    const known = described.get(answer.content);
    if (known) return known;
    const content = describeDocuments(answer.content, factsOf) as Content;
    const text = JSON.stringify(content);
    const found: Found = { ...answer, content, source: text, tag: tagOf(text) };
    described.set(answer.content, found);
    return found;
  };
  return {
    ...source,
    async read(path, signal): Promise<Answer> {
      if (path === blockPath) return own;
      const answer = await source.read(path, signal);
      return path === documentsPath && answer.status === 'found' ? describe(answer) : answer;
    },
  };
}
