/** The bank's configuration, read from its `bank.json`. */
import { readFileSync } from 'node:fs';
import { list, MalformedContent, object, type Shape, text } from '../../../widgets/runtime/content/shape';
import type { Bank } from '../../../widgets/runtime/element/config';
import { OptionError } from './option-error';

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

export function readSite(file: string): Site {
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
