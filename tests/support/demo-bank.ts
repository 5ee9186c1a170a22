/** The demo bank's folder as the server reads it: with the facts in its texts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type bankJson from '../../demo/bank.json';
import { fillFacts, readFacts } from '../../shell/server/content/facts';

const demoFolder = join(import.meta.dirname, '../../demo');
export const contentFolder = join(demoFolder, 'content');
export const demoFacts = readFacts(demoFolder);

/** A file of the folder, such as `content/faq/all.json`. */
export const demoJson = (file: string): string => fillFacts(readFileSync(join(demoFolder, file), 'utf8'), demoFacts);

/** What the reference backend answers at a path of the API. */
export const demoAnswer = (path: string): string | undefined => {
  const file = `content/${path.slice('/api/'.length)}.json`;
  return path.startsWith('/api/') && existsSync(join(demoFolder, file)) ? demoJson(file) : undefined;
};

/** What numbers are called in the configuration, where the name of a fact may stand for one. */
type NumberName = 'fee' | 'free' | 'least' | 'most' | 'daily' | 'pay' | 'minimum' | 'maximum' | 'early' | 'rate';
type Filled<Value> = Value extends object
  ? { [Name in keyof Value]: Name extends NumberName ? number | Extract<Value[Name], undefined> : Filled<Value[Name]> }
  : Value;

export const demoBank: Filled<typeof bankJson> = JSON.parse(demoJson('bank.json'));
