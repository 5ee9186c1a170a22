/** Reads a bank's folder: `bank.json`, and beside it `facts.json`, `strings.json`, `search.json` and `public/`. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { strings } from 'serambi:strings';
import { decode } from '../../decode';
import { mainParam } from '../../page';
import { OptionError } from '../core/option-error';
import { namePictures } from '../http/picture-names';
import { weakContrasts } from './contrast';
import { type Facts, factsOf, withFacts } from './facts';
import { firstFamily } from './fonts';
import { readJson, withoutNone } from './json';
import { lineOf, type Mistake, type Note, notesIn, parse } from './mistakes';
import { checkRedirects } from './redirects';
import { type BankFile, bankSchemas, type Surroundings } from './schema';
import { searchSchema } from './search-words';
import { type Site, siteOf } from './site';
import { routeTableOf } from './site-table';
import { type ProductLabels, readStrings } from './strings';

export interface Product {
  labels: ProductLabels;
  parameters: readonly string[];
  publicOrigin?: string | undefined;
}

export const productOf = (widgets: ReadonlyMap<string, { addressed?: readonly string[] }>): Product => ({
  labels: strings,
  parameters: [
    ...['lang', 'language', mainParam, 'page', 'path', 'q'],
    ...[...widgets.values()].flatMap(({ addressed = [] }) => addressed),
  ],
});

type Folder = Surroundings & Product;

/** Checks that need several values. Values that are wrong by themselves are absent. */
function checkTogether(file: Partial<BankFile>, { hasFile, publicOrigin }: Folder, note: Note): void {
  const { theme: { light = {}, dark } = {}, fonts, redirects = {}, name = '', disabledPages = [] } = file;
  const schemes = dark ? (['light', 'dark'] as const) : (['light'] as const);
  for (const scheme of schemes) {
    for (const weak of weakContrasts({ light, ...(dark && { dark }) }, scheme)) note(['theme', scheme], weak);
  }
  if (fonts && light.font && !firstFamily(light.font)) note(['theme', 'light', 'font'], 'expected a font’s name first');
  checkRedirects(redirects, { table: routeTableOf({ bank: { name, disabledPages } }), hasFile, publicOrigin }, note);
}

function readBank(value: unknown, folder: Folder, note: Note): BankFile | undefined {
  const schema = bankSchemas(folder).bank;
  const given = withoutNone(value);
  const file = parse(schema, given, note);
  const right = Object.entries(schema.shape).flatMap(([key, each]) => {
    const { data } = each.safeParse(Object(given)[key]);
    return data === undefined ? [] : [[key, data]];
  });
  checkTogether(Object.fromEntries(right), folder, note);
  return file;
}

interface Read {
  site?: Site;
  /** Undefined if `facts.json` is wrong. */
  facts?: Facts | undefined;
  mistakes: readonly Mistake[];
  /** The JSON of each file that was read. */
  values: ReadonlyMap<string, unknown>;
}

/** @param instead values that are read in place of files */
export function readFolder(
  bankFile: string,
  product: Product,
  instead: ReadonlyMap<string, unknown> = new Map(),
): Read {
  const folder = dirname(bankFile);
  const publicDir = join(folder, 'public');
  const hasFile = (path: string) => existsSync(join(publicDir, decode(path.replace(/[?#].*/s, ''), decodeURI)));
  const bankName = basename(bankFile);
  const mistakes: Mistake[] = [];
  const notes = (name: string) => notesIn(name, mistakes);

  const values = new Map<string, unknown>();
  const load = (name: string) => {
    const value = instead.has(name) ? instead.get(name) : readJson(join(folder, name), notes(name));
    values.set(name, value);
    return value;
  };
  const stated = load('facts.json');
  // New for each reading, because content is read again for it: its pictures may have other hashes.
  const facts: Facts = (stated === undefined ? undefined : factsOf(stated, notes('facts.json'))) ?? new Map();
  // If `facts.json` is wrong, texts with placeholders are not reported, too.
  const areFactsRight = !mistakes.length;
  const read = <Value>(name: string, by: (value: unknown, note: Note) => Value): Value | undefined => {
    const value = load(name);
    const note = notes(name);
    return value === undefined ? undefined : by(withFacts(value, facts, areFactsRight ? note : () => {}), note);
  };
  if (!instead.has(bankName) && !existsSync(bankFile)) notes(bankName)([], 'is missing');
  const file = read(bankName, (value, note) => readBank(value, { ...product, hasFile }, note));
  const labels = read('strings.json', (value, note) => readStrings(value, product.labels, note));
  const search = read('search.json', (value, note) => parse(searchSchema, value, note));
  if (!file || mistakes.length) return { ...(areFactsRight && { facts }), mistakes, values };

  const named: BankFile = JSON.parse(namePictures(publicDir, JSON.stringify(file)));
  const site = { ...siteOf(named, facts), ...(labels && { labels }), ...(search && { search }) };
  return { site, facts, mistakes, values };
}

/** Throws {@link OptionError} with all mistakes of the bank's folder, checked against `product`. */
export function openSite(bankFile: string, product: Product): Site {
  const { site, mistakes } = readFolder(bankFile, product);
  if (site) return site;
  const [line = '', ...others] = mistakes.map(lineOf);
  const folder = dirname(bankFile);
  throw new OptionError(
    others.length
      ? [`SITE_CONFIG ${folder} has ${mistakes.length} mistakes:`, line, ...others].join('\n')
      : `SITE_CONFIG ${join(folder, line)}`,
  );
}
