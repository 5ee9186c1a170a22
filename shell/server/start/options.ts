import { readFileSync } from 'node:fs';
import { list, MalformedContent, object, type Shape, text } from '../../../widgets/runtime/content/shape';
import type { Bank } from '../../../widgets/runtime/element/config';

/** A variable that cannot be used. The message is the one line that is printed before the server ends. */
export class OptionError extends Error {
  override name = 'OptionError';
}

/** The bank's configuration file (`SITE_CONFIG`). */
export interface Site {
  bank: Bank;
  /** Site icon (SVG) and the sharing image of pages that have none of their own. */
  icon?: string;
  /** Ground of the icon where a device cuts it to a shape of its own; the theme colour when unset. */
  iconColor?: string;
  share?: string;
  /** Folder of drawings for single pages, such as `/art/share`; a page without a picture shares its own, if it is there. */
  pageShares?: string;
  themeColor?: string;
  /** Paths of pages that this bank does not have. */
  disabledPages?: readonly string[];
}

export interface Options {
  port: number;
  host: string;
  apiBase: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
  publicOrigin: string | undefined;
  site: Site;
  allowedOrigins: string[];
  /** A proxy alone reaches this server, and its `X-Forwarded-For` names the client. */
  trustProxy: boolean;
  reportRecipient: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the server's variables as the README lists them. Throws {@link OptionError} at the first that is no good. */
export function readOptions(env: Environment, defaultSite: string): Options {
  const value = (name: string) => env[name]?.trim() || undefined;
  return {
    port: readPort(value('PORT')),
    host: value('HOST') ?? '127.0.0.1',
    apiBase: readAddress('API_BASE', value('API_BASE')),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    dataDir: value('DATA_DIR') ?? '.data',
    publicOrigin: readOrigin('PUBLIC_ORIGIN', value('PUBLIC_ORIGIN')),
    site: readSite(value('SITE_CONFIG') ?? defaultSite),
    allowedOrigins: (value('ALLOWED_ORIGINS') ?? '')
      .split(',')
      .map((origin) => readOrigin('ALLOWED_ORIGINS', origin.trim() || undefined))
      .filter((origin) => origin !== undefined),
    trustProxy: readSwitch('TRUST_PROXY', value('TRUST_PROXY')),
    reportRecipient: readRecipient(value('REPORT_RECIPIENT')),
  };
}

function readPort(value = '8080'): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port < 65_536) return port;
  throw new OptionError(`PORT must be a number from 0 to 65535, not "${value}"`);
}

function parse(name: string, value: string, protocols: readonly string[]): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && protocols.includes(url.protocol)) return url;
  throw new OptionError(`${name} must be an address like ${protocols[0]}//example.org, not "${value}"`);
}

function readAddress(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { origin, pathname, search, hash } = parse(name, value, ['https:', 'http:']);
  if (search || hash) throw new OptionError(`${name} must be a base address without query or fragment, not "${value}"`);
  return origin + pathname.replace(/\/+$/, '');
}

function readOrigin(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { origin, pathname, search, hash } = parse(name, value, ['https:', 'http:']);
  if (pathname === '/' && !search && !hash) return origin;
  throw new OptionError(`${name} must be an origin like https://example.org, without a path, not "${value}"`);
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  // The address may hold a password, so the line does not repeat it.
  const isAddress = value === undefined || (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol));
  if (isAddress) return value;
  throw new OptionError('DATABASE_URL must be an address like postgresql://user@host/database');
}

function readSwitch(name: string, value = '0'): boolean {
  if (value === '0' || value === '1') return value === '1';
  throw new OptionError(`${name} must be 0 or 1, not "${value}"`);
}

function readRecipient(value: string | undefined): string | undefined {
  const bad = value?.split(/[\s,]+/).find((key) => !/^age1[0-9a-z]{20,}$/.test(key));
  if (bad === undefined) return value;
  throw new OptionError(`REPORT_RECIPIENT must hold age public keys (age1…), not "${bad}"`);
}

function readSite(file: string): Site {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    throw new OptionError(`SITE_CONFIG names a file that cannot be read: ${file}`);
  }
  let site: unknown;
  try {
    site = JSON.parse(source);
  } catch (error) {
    throw new OptionError(`SITE_CONFIG ${file} is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
  try {
    // As read: what is empty or null is left out.
    site = siteShape(site, 'site', { media: '', html: String });
  } catch (error) {
    throw new OptionError(`SITE_CONFIG ${file} ${(error as Error).message}`);
  }
  if ((site as Partial<Site> | undefined)?.bank?.name) return site as Site;
  throw new OptionError(`SITE_CONFIG ${file} must hold an object whose bank.name is the bank's name`);
}

/** Text that has to be there. */
const words: Shape<string> = (value, at, reading) => {
  const found = text(value, at, reading);
  if (typeof value !== 'string' || !found) throw new MalformedContent(at, 'text', value);
  return found;
};
/** Text that may be left out, or be empty. */
const perhaps: Shape<string | undefined> = (value, at, reading) =>
  text(value, at, reading) === undefined ? undefined : words(value, at, reading);

const siteShape = object({
  bank: object({
    name: words,
    logo: perhaps,
    logoLight: perhaps,
    phones: list(words),
    email: perhaps,
    social: list(object({ name: words, url: words })),
    disclaimer: object({ English: perhaps, Indonesia: perhaps }),
    exit: perhaps,
  }),
  icon: perhaps,
  iconColor: perhaps,
  share: perhaps,
  pageShares: perhaps,
  themeColor: perhaps,
  disabledPages: list(words),
});
