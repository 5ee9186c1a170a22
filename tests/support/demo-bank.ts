/** The demo bank's folder as the server reads it, with facts filled in. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type bankJson from '../../demo/bank.json';
import { fillFacts, readFacts } from '../../shell/server/bank/facts';
import { siteOf } from '../../shell/server/bank/site';
import type { Language } from '../../widgets/runtime/language/language';

const demoFolder = join(import.meta.dirname, '../../demo');
export const contentFolder = join(demoFolder, 'content');
export const demoFacts = readFacts(demoFolder);

/** @param file such as `content/faq/all.json` */
export const demoJson = (file: string): string => fillFacts(readFileSync(join(demoFolder, file), 'utf8'), demoFacts);

/** The reference backend's answer. */
export const demoAnswer = (path: string): string | undefined => {
  const file = `content/${path.slice('/api/'.length)}.json`;
  return path.startsWith('/api/') && existsSync(join(demoFolder, file)) ? demoJson(file) : undefined;
};

/** A block in both languages: `faq/all` is `/api/faq/all`. */
export const demoBlock = <Block>(name: string): Record<Language, Block> => JSON.parse(demoJson(`content/${name}.json`));

export const demoBank: typeof bankJson = JSON.parse(demoJson('bank.json'));

export const demoSite = siteOf(demoBank, demoFacts);
