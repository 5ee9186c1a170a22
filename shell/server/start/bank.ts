/** The bank's configuration, read from its `bank.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { list, MalformedContent, object, type Shape, text } from '../../../widgets/runtime/content/shape';
import type { Bank, ChannelKind } from '../../../widgets/runtime/element/config';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import type { Labels } from '../../../widgets/runtime/language/strings';
import { type Property, theme as properties } from '../../../widgets/runtime/styles/theme';
import { dayOf, momentOf } from '../../../widgets/runtime/ui/date';
import { matchPath } from '../../match';
import { notFound, type PageTexts, routes } from '../../routes';
import { titleLimit } from '../../title';
import { type Facts, fillFacts } from '../content/facts';
import { namePictures } from '../http/picture-names';
import { descriptionLimits } from '../pages/texts';
import { type SearchWords, searchWords } from '../search/search-words';
import type { Theme, Tokens } from '../theme';
import { weakContrast } from './contrast';
import { OptionError } from './option-error';

export interface Site {
  bank: Bank;
  /** Labels that the bank has replaced (`strings.json`). */
  labels?: Labels;
  /** Site icon (SVG), and the sharing image of pages that have none of their own. */
  icon?: string;
  share?: string;
  /** Folder of sharing images for single pages, such as `/art/share`: one for each page that has no other picture. */
  pageShares?: string;
  /** What pages are called and described by, in place of what the route table says, by their paths. */
  pageTexts?: Readonly<Record<string, Record<Language, PageTexts>>>;
  theme: Theme;
  /** Address of the bank's own module, a file of its public folder: pages load it when they are idle, private ones never. */
  module?: string;
  /** Names of parameters that tell of a campaign; unset, the usual ones. */
  campaign?: string[];
  /** Share of visits whose figures are sent to `/beacon`, from 0 to 1; unset, none. */
  fieldShare?: number;
  /** Old paths, and the addresses that they lead to. */
  redirects?: Readonly<Record<string, string>>;
  /** A line above all pages, from one moment until another, in ms. */
  announcement?: { English: string; Indonesia: string; link?: string; from?: number; until?: number };
  /** The glossary of search, from `search.json` beside the configuration. */
  search?: SearchWords;
  /** What no content block states about the bank's figures, dates and documents. */
  investors?: Investors;
  /** Questions that are asked most often, by their fragments on the help page; and whom to turn to, by topic. */
  help?: { popular?: string[]; topics?: Topic[] };
  /** Of which kinds the promotions are, which are named by their slugs. */
  promos?: PromoKind[];
  /** What no content block states about the privacy notice, and about the terms by the ids of their tabs. */
  texts?: { privacy?: TextFacts; terms?: Readonly<Record<string, TextFacts>> };
  /** Who sits on the committees of each board, what they decide, and how often they met in a year. */
  committees?: { year?: number; boards?: CommitteeBoard[] };
  /** What a reporter may rely on, in short; and the documents by which the bank is governed. */
  governance?: Governance;
  /** What the bank does for others: figures, projects that are done or to come, and its reports. */
  community?: Community;
  /** What the page of the app says besides: the first steps, and what a phone needs. */
  download?: Download;
}

type Words = Record<Language, string>;

export interface Topic {
  title: Words;
  about?: Words;
  path?: string;
  phone?: string;
  email?: string;
  /** What the link to the path says. */
  action?: Words;
}

export interface PromoKind {
  /** Stands in addresses. */
  key: string;
  English: string;
  Indonesia: string;
  promos: string[];
}

export interface CommitteeBoard {
  title: Words;
  about?: Words;
  committees: Committee[];
}

interface Committee {
  name: Words;
  about?: Words;
  /** What it decides or proposes, and how often it meets. */
  decides?: Words;
  meets?: Words;
  /** By name, as the block of leaders has it. */
  chair?: string;
  /** The others. Those whom the block of leaders has not have a position, and perhaps a portrait, here. */
  members?: { name: string; jobs?: Words; image?: string }[];
  /** How many there are with the one who chairs, where the others are not named. */
  seats?: number;
  meetings?: number;
  /** In percent. */
  attendance?: number;
}

export interface Governance {
  /** Who may report a violation, and who reads the report. */
  lead?: Words;
  glance?: { icon?: string; title: Words; about?: Words }[];
  /** By address. Their titles are those that investors read. */
  documents?: string[];
  /** Where all of them are. */
  path?: string;
}

/** When a text last changed, and what it says in short. */
export interface TextFacts {
  changed?: string;
  summary?: Words[];
}

export interface Community {
  /** What the page begins with: a heading, what it is all about, and a picture. */
  title?: Words;
  about?: Words;
  image?: Words;
  /** What its header leads to. */
  action?: { path: string; English: string; Indonesia: string };
  figures?: { value: Words; label: Words; source?: Words; path?: string }[];
  projects?: {
    day: string;
    title: Words;
    place?: Words;
    about?: Words;
    /** What came of it. */
    result?: Words;
    image?: Words;
    path?: string;
    /** Whether one to come can be registered for, on its page. */
    open?: boolean;
  }[];
  /** Documents whose facts are those of `investors.documents`. */
  reports?: { title: Words; link: string }[];
}

export interface Download {
  /** What its users say of the app, and where. */
  rating?: Words;
  title?: Words;
  about?: Words;
  steps?: { image?: Words; caption: Words }[];
  /** What a phone needs, and what else is to be known before; and what the app asks for, with what for. */
  facts?: { title: Words; text: Words }[];
  permissions?: { title: Words; text: Words }[];
  /** What it never asks for. */
  never?: Words;
}

export interface Investors {
  /** Of the figures' values. */
  periods?: Words[];
  /**
   * A number's place in `format` is `#`. Of the newest value, `covers` says what it is of, where that is less than the others are, and
   * `before` what it was a year earlier.
   */
  figures?: { label: Words; format: Words; values: number[]; before?: number; covers?: Words; note?: Words }[];
  source?: Words;
  path?: string;
  calendar?: { day: string; English: string; Indonesia: string; path?: string }[];
  /** Of the share, and whom investors write to. */
  facts?: { title: Words; text: Words; email?: string }[];
  /** By address. */
  documents?: Readonly<Record<string, { date?: string; languages?: string[] }>>;
}

/** Reads and checks the file, and names the bank's pictures by their hash. Throws {@link OptionError} with one line that names what is wrong. */
export function readSite(file: string, facts: Facts): Site {
  const site = readShape(file, readJson(file, facts));
  if (!site?.bank?.name) {
    throw new OptionError(`SITE_CONFIG ${file} must hold an object whose bank.name is the bank's name`);
  }
  const { bank, theme, ...rest } = site;
  const checked = {
    ...rest,
    bank: { ...bank, ...(theme?.dark && { hasDarkTheme: true }) },
    theme: { light: {}, ...theme },
  } as Site;
  const weak = weakContrast(checked.theme);
  if (weak) throw new OptionError(`SITE_CONFIG ${file} ${weak}`);
  if (checked.module && !existsSync(join(dirname(file), 'public', checked.module))) {
    throw new OptionError(`SITE_CONFIG ${file} names a module that is not in public/: ${checked.module}`);
  }
  const search = readSearchWords(join(dirname(file), 'search.json'), facts);
  return search ? { ...checked, search } : checked;
}

function readSearchWords(file: string, facts: Facts): SearchWords | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return searchWords(JSON.parse(fillFacts(readFileSync(file, 'utf8'), facts)), 'search', { media: '' });
  } catch (error) {
    throw new OptionError(`${file} beside SITE_CONFIG: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}

function readJson(file: string, facts: Facts): unknown {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    throw new OptionError(`SITE_CONFIG names a file that cannot be read: ${file}`);
  }
  try {
    source = fillFacts(source, facts);
  } catch (error) {
    throw new OptionError(`SITE_CONFIG ${file}: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(namePictures(join(dirname(file), 'public'), source));
  } catch (error) {
    throw new OptionError(`SITE_CONFIG ${file} is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}

function readShape(file: string, value: unknown) {
  try {
    // Addresses and HTML stay as they are written.
    const site = siteShape(value, '', { media: '', html: String });
    // Removes the fields that are undefined.
    return site && (JSON.parse(JSON.stringify(site)) as typeof site);
  } catch (error) {
    // A path begins with the dot, or, where it is the whole file's, with nothing.
    throw new OptionError(`SITE_CONFIG ${file} ${(error as Error).message.replace(/^(?:\.|: )/, '')}`);
  }
}

/** An object with these fields and no other: a misspelt name is refused rather than ignored. */
function exactly<F extends Record<string, Shape<unknown>>>(fields: F) {
  const shape = object(fields);
  const read: typeof shape = (value, at, reading) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
      if (unknown !== undefined) {
        throw new Error(`${at}.${unknown} is an unknown key: known are ${Object.keys(fields).join(', ')}`);
      }
    }
    return shape(value, at, reading);
  };
  return read;
}

const requiredText: Shape<string> = (value, at, reading) => {
  const found = text(value, at, reading);
  if (typeof value !== 'string' || !found) throw new MalformedContent(at, 'text', value);
  return found;
};
const unlessEmpty =
  (shape: Shape<string>): Shape<string | undefined> =>
  (value, at, reading) =>
    text(value, at, reading) === undefined ? undefined : shape(value, at, reading);
const optionalText = unlessEmpty(requiredText);

/** Whether a CSS declaration that has this value ends where the value ends. */
function isDeclarationValue(value: string): boolean {
  if (/[;{}<>[\]\\\n]|\/\*|url\(/i.test(value)) return false;
  const unquoted = value.replace(/"[^"]*"|'[^']*'/g, '');
  if (/["']/.test(unquoted)) return false;
  let depth = 0;
  for (const character of unquoted) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const valueOfKind: Record<Property['kind'], { isValid(value: string): boolean; expected: string }> = {
  colour: { isValid: (value) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(value), expected: 'a colour like #36495E' },
  length: { isValid: isDeclarationValue, expected: 'a length' },
  font: { isValid: isDeclarationValue, expected: 'a list of fonts' },
  shadow: { isValid: isDeclarationValue, expected: 'a shadow' },
  scheme: { isValid: (value) => /^(light|dark)$/.test(value), expected: 'light or dark' },
};

const token =
  (kind: Property['kind']): Shape<string | undefined> =>
  (value, at, reading) => {
    const found = optionalText(value, at, reading)?.trim();
    const { isValid, expected } = valueOfKind[kind];
    if (found !== undefined && !isValid(found)) throw new MalformedContent(at, expected, value);
    return found;
  };

const tokens: Shape<Tokens | undefined> = exactly(
  Object.fromEntries(properties.map(({ name, kind }) => [name, token(kind)])),
) as Shape<Tokens | undefined>;

/** Leaves a missing value undefined, where the shape would make an empty one. */
const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value, at, reading) =>
    value === undefined || value === null ? undefined : shape(value, at, reading);

const isPage = (path: string) => matchPath(path, { routes, notFound }).route !== notFound;

/** An http(s) address as its parser writes it; undefined for any other text. */
function webAddress(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** A link's address: a page of the site, or an absolute one. */
const address: Shape<string> = (value, at, reading) => {
  const path = requiredText(value, at, reading);
  const absolute = webAddress(path);
  if (absolute) return absolute;
  if (isPage(path.replace(/[?#].*/, ''))) return path;
  throw new MalformedContent(at, 'a page of the site or an http(s) address', value);
};

const servicePage: Shape<string> = (value, at, reading) => {
  const path = requiredText(value, at, reading);
  if (/^\/services\/[\w-]+$/.test(path) && isPage(path)) return path;
  throw new MalformedContent(at, 'the page of a service, like /services/top-up', value);
};

/** The address of a file or of another site. Two slashes at the front would make a path another host's address. */
const pathOrAddress: Shape<string> = (value, at, reading) => {
  const found = requiredText(value, at, reading);
  const absolute = webAddress(found);
  if (absolute) return absolute;
  if (/^\/(?![/\\])/.test(found)) return found;
  throw new MalformedContent(at, 'a path or an http(s) address', value);
};
const optionalAddress = unlessEmpty(pathOrAddress);

const menuLink = { path: address, English: requiredText, Indonesia: requiredText };

const required =
  <T>(shape: Shape<T | undefined>, expected: string): Shape<T> =>
  (value, at, reading) => {
    const found = shape(value, at, reading);
    if (found === undefined) throw new MalformedContent(at, expected, value);
    return found;
  };

/** A text that is needed in both languages. */
const words = required(exactly({ English: requiredText, Indonesia: requiredText }), 'a text in both languages');

const disabledPage: Shape<string> = (value, at, reading) => {
  const path = requiredText(value, at, reading);
  if (path !== '/' && routes.some((route) => route.path === path)) return path;
  throw new MalformedContent(at, 'a page of the site other than its home page', value);
};

/** A script of the public folder, below which the build's own addresses are not. */
const script: Shape<string> = (value, at, reading) => {
  const path = requiredText(value, at, reading);
  const [start, ...names] = path.split('/');
  const isOurs = names.length === 1 || !/^(widgets|chunks|standalone|v\d.*)$/.test(names[0] ?? '');
  if (start === '' && isOurs && names.every((name) => /^\w[\w.-]*$/.test(name)) && /\.m?js$/.test(path)) return path;
  throw new MalformedContent(at, 'the path of a script in public/, like /marketing.js', value);
};

/** What the site's own addresses say. */
const ownParameters = 'lang page path language product amount term deposits opened find year want kind state'.split(
  ' ',
);

const parameter: Shape<string> = (value, at, reading) => {
  const name = requiredText(value, at, reading);
  if (/^[\w.-]{1,50}$/.test(name) && !ownParameters.includes(name)) return name;
  throw new MalformedContent(at, 'the name of a parameter', value);
};

const share: Shape<number> = (value, at) => {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw new MalformedContent(at, 'a number from 0 to 1', value);
};

const moment: Shape<number> = (value, at, reading) => {
  const found = momentOf(requiredText(value, at, reading));
  if (found === undefined)
    throw new MalformedContent(at, 'a day like 2026-11-05, or a time like 2026-11-05T09:00', value);
  return found;
};

const announcementFields = exactly({
  English: requiredText,
  Indonesia: requiredText,
  link: unlessEmpty(address),
  from: optional(moment),
  until: optional(moment),
});
const announcement: typeof announcementFields = (value, at, reading) => {
  const found = announcementFields(value, at, reading);
  if (found?.from !== undefined && found.until !== undefined && found.from >= found.until) {
    throw new MalformedContent(`${at}.until`, 'a time after its `from`', Object(value).until);
  }
  return found;
};

/** A number over 0, at most so large, with at most so many decimals. */
const number =
  (most: number, expected = `a whole number from 1 to ${most}`, decimals = 0): Shape<number> =>
  (value, at) => {
    const scaled = typeof value === 'number' ? value * 10 ** decimals : Number.NaN;
    if (value !== 0 && scaled > 0 && scaled <= most * 10 ** decimals && Math.abs(scaled - Math.round(scaled)) < 1e-6) {
      return value as number;
    }
    throw new MalformedContent(at, expected, value);
  };
const rupiah = number(1e12, 'an amount in rupiah');
const rate = number(99, 'a rate in percent a year, like 3.5', 4);
const orNone =
  (shape: Shape<number>): Shape<number> =>
  (value, at, reading) =>
    value === 0 ? 0 : shape(value, at, reading);

const day: Shape<string> = (value, at, reading) => {
  const found = requiredText(value, at, reading);
  if (dayOf(found) === found) return found;
  throw new MalformedContent(at, 'a day like 2026-11-30', value);
};

const domain: Shape<string> = (value, at, reading) => {
  const found = requiredText(value, at, reading);
  if (/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(found)) return found;
  throw new MalformedContent(at, 'a domain like bank.example', value);
};

const channelsOf = (value: Shape<string>) =>
  optional(list(exactly({ value, url: optionalAddress, English: optionalText, Indonesia: optionalText })));

const amount: Shape<number> = (value, at) => {
  if (typeof value === 'number' && Math.abs(value) < 1e12) return value;
  throw new MalformedContent(at, 'a number', value);
};

const format: Shape<Words> = (value, at, reading) => {
  const found = words(value, at, reading);
  if (languages.every((language) => found[language].includes('#'))) return found;
  throw new MalformedContent(at, 'texts with a # in the place of the number', value);
};

const languageName: Shape<string> = (value, at) => {
  const found = languages.find((each) => each === value);
  if (found) return found;
  throw new MalformedContent(at, languages.join(' or '), value);
};

/** An object whose keys are of a kind, too. */
const byKey =
  <T>(key: Shape<string>, shape: Shape<T>): Shape<Record<string, T>> =>
  (value, at, reading) => {
    if (typeof value !== 'object' || !value || Array.isArray(value)) throw new MalformedContent(at, 'an object', value);
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        key(name, `${at} key`, reading),
        shape(each, `${at}["${name}"]`, reading),
      ]),
    );
  };

const questionId: Shape<string> = (value, at, reading) => {
  const found = requiredText(value, at, reading);
  if (/^faq-[1-9]\d{0,3}-[1-9]\d{0,3}$/.test(found)) return found;
  throw new MalformedContent(at, 'the fragment of an answer, like faq-1-2', value);
};

const promoKind: Shape<string> = (value, at, reading) => {
  const found = requiredText(value, at, reading);
  if (/^[a-z][a-z\d-]{0,39}$/.test(found)) return found;
  throw new MalformedContent(at, 'lower-case letters, digits and dashes', value);
};

/** A text of so many characters. */
const sized =
  (least: number, most: number): Shape<string> =>
  (value, at, reading) => {
    const found = requiredText(value, at, reading);
    const { length } = [...found];
    if (length >= least && length <= most) return found;
    throw new MalformedContent(at, `a text of ${least} to ${most} characters`, value);
  };

const ownPage: Shape<string> = (value, at) => {
  if (routes.some(({ path }) => path === value)) return `${value}`;
  throw new MalformedContent(at, 'a page of the site', value);
};

const textsOfPage = required(
  exactly({ heading: sized(1, titleLimit), description: sized(descriptionLimits.least, descriptionLimits.most) }),
  'a heading and a description',
);
const pageTexts = byKey(
  ownPage,
  required(exactly({ English: textsOfPage, Indonesia: textsOfPage }), 'texts in both languages'),
);

const textFacts = exactly({ changed: optional(day), summary: optional(list(words)) });

const investorFields = exactly({
  periods: optional(list(words)),
  figures: optional(
    list(
      exactly({
        label: words,
        format,
        values: list(amount),
        before: optional(amount),
        covers: optional(words),
        note: optional(words),
      }),
    ),
  ),
  source: optional(words),
  path: unlessEmpty(address),
  calendar: optional(
    list(exactly({ day, English: requiredText, Indonesia: requiredText, path: unlessEmpty(address) })),
  ),
  facts: optional(list(exactly({ title: words, text: words, email: optionalText }))),
  documents: optional(byKey(pathOrAddress, exactly({ date: optional(day), languages: optional(list(languageName)) }))),
});
const investors: typeof investorFields = (value, at, reading) => {
  const found = investorFields(value, at, reading);
  const count = found?.periods?.length ?? 0;
  for (const [index, { values }] of (found?.figures ?? []).entries()) {
    if (values.length !== count) {
      throw new MalformedContent(
        `${at}.figures[${index}].values`,
        `${count} numbers, one for each of the periods`,
        values,
      );
    }
  }
  return found;
};

const count = number(1_000);

const committees = exactly({
  year: optional(number(9_999)),
  boards: optional(
    list(
      exactly({
        title: words,
        about: optional(words),
        committees: list(
          exactly({
            name: words,
            about: optional(words),
            decides: optional(words),
            meets: optional(words),
            chair: optionalText,
            members: optional(
              list(exactly({ name: requiredText, jobs: optional(words), image: optional(pathOrAddress) })),
            ),
            seats: optional(count),
            meetings: optional(orNone(count)),
            attendance: optional(number(100)),
          }),
        ),
      }),
    ),
  ),
});

const images = exactly({ English: pathOrAddress, Indonesia: pathOrAddress });

const flag: Shape<boolean> = (value, at) => {
  if (typeof value === 'boolean') return value;
  throw new MalformedContent(at, 'true or false', value);
};

const community = exactly({
  title: optional(words),
  about: optional(words),
  image: optional(images),
  action: optional(exactly(menuLink)),
  figures: optional(list(exactly({ value: words, label: words, source: optional(words), path: unlessEmpty(address) }))),
  projects: optional(
    list(
      exactly({
        day,
        title: words,
        place: optional(words),
        about: optional(words),
        result: optional(words),
        image: optional(images),
        path: unlessEmpty(address),
        open: optional(flag),
      }),
    ),
  ),
  reports: optional(list(exactly({ title: words, link: pathOrAddress }))),
});

const titled = optional(list(exactly({ title: words, text: words })));

const download = exactly({
  rating: optional(words),
  title: optional(words),
  about: optional(words),
  steps: optional(list(exactly({ image: optional(images), caption: words }))),
  facts: titled,
  permissions: titled,
  never: optional(words),
});

const maxRedirects = 10_000;

const redirects: Shape<Record<string, string>> = (value, at, reading) => {
  const entries = typeof value === 'object' && value && !Array.isArray(value) ? Object.entries(value) : undefined;
  if (!entries) throw new MalformedContent(at, 'an object of old paths and new addresses', value);
  if (entries.length > maxRedirects) throw new MalformedContent(at, `at most ${maxRedirects}`, entries.length);
  for (const [from] of entries) {
    if (!/^\/(?![/\\])[^?#]*$/.test(from)) throw new MalformedContent(at, 'a path without a query', from);
  }
  return Object.fromEntries(entries.map(([from, to]) => [from, pathOrAddress(to, `${at}["${from}"]`, reading)]));
};

const soon = exactly({
  reason: optional(words),
  parts: optional(list(words)),
  on: optional(day),
  email: optionalText,
  meanwhile: exactly(menuLink),
  feed: exactly({ ...menuLink, path: pathOrAddress }),
});

const award = { title: words, source: words, path: unlessEmpty(address) };

const siteShape = exactly({
  bank: exactly({
    name: requiredText,
    logo: optionalAddress,
    logoLight: optionalAddress,
    phones: list(requiredText),
    hours: exactly({ English: optionalText, Indonesia: optionalText }),
    email: optionalText,
    about: exactly({ English: optionalText, Indonesia: optionalText }),
    reply: exactly({ English: optionalText, Indonesia: optionalText }),
    social: list(exactly({ name: requiredText, url: pathOrAddress })),
    app: exactly({
      stores: optional(list(exactly({ name: requiredText, url: pathOrAddress, image: optionalAddress }))),
      qr: optionalAddress,
      scene: optional(exactly({ English: pathOrAddress, Indonesia: pathOrAddress, about: words })),
    }),
    channels: exactly({
      phone: channelsOf(requiredText),
      domain: channelsOf(domain),
      email: channelsOf(requiredText),
      sms: channelsOf(requiredText),
      account: channelsOf(requiredText),
      app: channelsOf(pathOrAddress),
      social: channelsOf(pathOrAddress),
    } satisfies Record<ChannelKind, Shape<unknown>>),
    guides: exactly({ card: unlessEmpty(address), fraud: unlessEmpty(address) }),
    address: exactly({ English: optionalText, Indonesia: optionalText }),
    marks: optional(
      list(
        exactly({
          name: requiredText,
          English: requiredText,
          Indonesia: requiredText,
          url: optionalAddress,
          image: optionalAddress,
        }),
      ),
    ),
    licences: exactly({ English: optionalText, Indonesia: optionalText }),
    proof: exactly({
      figures: optional(list(exactly({ value: words, label: words, source: words, path: unlessEmpty(address) }))),
      awards: optional(list(exactly(award))),
      voice: optional(exactly({ ...award, name: optional(words), image: optionalAddress })),
    }),
    disclaimer: exactly({ English: optionalText, Indonesia: optionalText }),
    exit: optionalAddress,
    menu: optional(
      list(exactly({ ...menuLink, links: optional(list(exactly({ ...menuLink, about: optional(words) }))) })),
    ),
    footer: exactly({ links: optional(list(exactly(menuLink))), legal: optional(list(exactly(menuLink))) }),
    disabledPages: optional(list(disabledPage)),
    plans: exactly({ alloPay: optionalText, alloPlus: optionalText }),
    rates: exactly({
      from: optional(day),
      minimum: optional(rupiah),
      maximum: optional(rupiah),
      early: optional(rate),
      guarantee: exactly({ rate, from: day, until: day }),
      headline: optional(list(exactly({ value: words, label: words }))),
    }),
    ways: optional(
      list(
        exactly({
          path: address,
          name: words,
          fee: orNone(rupiah),
          free: optional(number(1_000)),
          least: optional(rupiah),
          most: optional(rupiah),
          daily: optional(rupiah),
          plus: optional(flag),
          pay: optional(rupiah),
          group: optional(words),
          also: optional(servicePage),
        }),
      ),
    ),
    soon: exactly({ 'download-app': soon, promo: soon, news: soon, csr: soon }),
  }),
  icon: optionalAddress,
  share: optionalAddress,
  pageShares: optionalText,
  pageTexts: optional(pageTexts),
  theme: exactly({ light: tokens, dark: tokens }),
  module: unlessEmpty(script),
  campaign: optional(list(parameter)),
  fieldShare: optional(share),
  redirects: optional(redirects),
  announcement: optional(announcement),
  investors: optional(investors),
  help: exactly({
    popular: optional(list(questionId)),
    topics: optional(
      list(
        exactly({
          title: words,
          about: optional(words),
          path: unlessEmpty(address),
          phone: optionalText,
          email: optionalText,
          action: optional(words),
        }),
      ),
    ),
  }),
  promos: optional(
    list(exactly({ key: promoKind, English: requiredText, Indonesia: requiredText, promos: list(requiredText) })),
  ),
  texts: exactly({ privacy: textFacts, terms: optional(byKey(requiredText, textFacts)) }),
  committees: optional(committees),
  governance: exactly({
    lead: optional(words),
    glance: optional(list(exactly({ icon: optionalText, title: words, about: optional(words) }))),
    documents: optional(list(pathOrAddress)),
    path: unlessEmpty(address),
  }),
  community: optional(community),
  download: optional(download),
});
