/**
 * Compares what a visitor was sent with the bank's own list. Everything in it may be hostile: its length is limited, and each
 * step takes time in proportion to it. What is not on the list is never taken for the bank's.
 */
import { distance } from 'fastest-levenshtein';
import type { OwnChannel } from '../runtime';
import { likeness, readableHost, skeletonOf } from './verify.look-alike';

export type Reason =
  | 'letters'
  | 'digits'
  | 'added'
  | 'spelling'
  | 'ending'
  | 'front'
  | 'user'
  | 'path'
  | 'local'
  | 'hidden'
  | 'number'
  | 'area';

export interface Finding {
  /** What was compared, as it was written. */
  text: string;
  /** `unlisted`: the bank lists nothing of its kind, so nobody can tell. */
  verdict: 'ours' | 'alike' | 'unknown' | 'unlisted';
  /** The channel that it is, or that it looks like. */
  channel?: OwnChannel | undefined;
  /** Why it looks like the bank's and is not. */
  reason?: Reason;
  /** The host that a link or an e-mail really belongs to. */
  host?: string;
}

type Verdict = Omit<Finding, 'text'>;

const unknown: Verdict = { verdict: 'unknown' };

/** Of a longer text the beginning is compared. */
export const textLimit = 2_000;
const findingLimit = 6;
/** No host or e-mail address is longer; a host of other letters than ASCII's takes time by the square of its length to parse. */
const wordLimit = 500;

/** Marks that no reader sees, some of which turn the order of the letters. */
const hidden = /\p{Cf}/gu;
/** What surrounds an address in a sentence; and marks that programs put around what is copied, such as those of its direction. */
const punctuation = new Set('<>()[]{}"\'“”‘’,;:!?.*。．｡\u200b\u200e\u200f\u2060\ufeff\u202a\u202b\u202c\u202d\u202e');
/** What surrounds a number in a text. */
const besideNumber = new Set(' .-\u2010\u2011\u2012\u2013\u2014\u2015');

function trimmed(word: string, marks: ReadonlySet<string> = punctuation): string {
  let [start, end] = [0, word.length];
  while (start < end && marks.has(word.charAt(start))) start += 1;
  while (end > start && marks.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Words of a bank's name that other banks have, too. */
const common = new Set(['bank', 'pt', 'tbk', 'persero', 'digital', 'indonesia', 'syariah']);

/**
 * Names that a fraud would imitate: of the bank, of its domains and of its accounts. None where the list has no domain: what has the
 * bank's name in it may then be the bank's own.
 */
function namesOf(channels: readonly OwnChannel[], bankName: string): string[] {
  if (!channels.some(({ kind }) => kind === 'domain')) return [];
  const own = bankName.split(/\s+/).filter((word) => !common.has(word.toLowerCase()));
  const names = [bankName, own.join(''), ...channels.flatMap((each) => nameOf(each) ?? [])].map(plain);
  return [...new Set(names)].filter((name) => name.length > 4 && !common.has(name));
}

function nameOf({ kind, value }: OwnChannel): string | undefined {
  if (kind === 'domain') return value.replace(/^www\./, '').split('.')[0];
  if (kind === 'social') return handleOf(value);
  return kind === 'sms' ? value : undefined;
}

/** The name of an account in its address: `https://www.youtube.com/@bank` has `bank`. */
const handleOf = (address: string) => address.split('/').findLast(Boolean)?.replace(/^@/, '').toLowerCase();

const hostOf = (host: string) => host.toLowerCase().replace(/^(?:www|m)\./, '');
const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Undefined for what no browser would open as a page. */
function parse(address: string): URL | undefined {
  try {
    const hasScheme = /^https?:/i.test(address) || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address);
    const url = new URL(hasScheme ? address : `https://${address}`);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

const pathOf = ({ pathname }: URL) => pathname.toLowerCase().replace(/\/$/, '');

/** The number of an app in Apple's stores. A country and a name before it are anyone's choice: `/sg/app/bank/id123`, `/app/id123`. */
const appNumberOf = ({ host, pathname }: URL) =>
  /^(?:apps|itunes)\.apple\.com$/.test(host)
    ? /^\/(?:[a-z]{2}\/)?app\/(?:[^/]+\/)?id(\d+)\/?$/i.exec(pathname)?.[1]
    : undefined;

/** Whether an address opens the same page as a channel's: an account, or an app in its store. */
function isPageOf(url: URL, { value }: OwnChannel): boolean {
  const own = parse(value);
  const app = own && appNumberOf(own);
  if (app) return appNumberOf(url) === app;
  if (!own || hostOf(own.host) !== hostOf(url.host) || pathOf(own) !== pathOf(url)) return false;
  // Of a name that stands there twice, some servers read the first value and others the last.
  return [...own.searchParams].every(([name, value]) => String(url.searchParams.getAll(name)) === value);
}

/** Whether it is below an account: networks find a post by its id, whatever account its address names. */
function isBelow(url: URL, { value }: OwnChannel): boolean {
  const own = parse(value);
  return !!own && hostOf(own.host) === hostOf(url.host) && pathOf(url).startsWith(`${pathOf(own)}/`);
}

interface Own {
  channels: readonly OwnChannel[];
  names: readonly string[];
  /** Kinds of which the bank has a list. */
  listed: ReadonlySet<OwnChannel['kind']>;
}

const ofKind = ({ channels }: Own, ...kinds: OwnChannel['kind'][]) =>
  channels.filter(({ kind }) => kinds.includes(kind));

function compareHost(host: string, own: Own): Verdict | undefined {
  const domains = ofKind(own, 'domain');
  // Of letters that no domain has, a program may read a part as the address.
  const ours = /^[a-z\d._-]+$/.test(host) && domains.find(({ value }) => isWithin(host, hostOf(value)));
  if (ours) return { verdict: 'ours', channel: ours };
  const readable = readableHost(host);
  const alike = (reason: Reason, channel = domains[0]): Verdict => ({
    verdict: 'alike',
    reason,
    channel,
    host: readable,
  });
  const front = domains.find(({ value }) => `.${host}`.includes(`.${hostOf(value)}.`));
  if (front) return alike('front', front);
  const labels = readable.split('.');
  const rest = [...labels];
  for (const label of labels.slice(0, -1)) {
    rest.shift();
    for (const name of own.names) {
      // What follows is an ending (`com`, `co.id`), else another one's domain.
      if (label === name)
        return alike(rest.length === 1 || (rest.length === 2 && `${rest[0]}`.length < 4) ? 'ending' : 'front');
      const reason = likeness(label, name);
      if (reason) return alike(reason);
    }
  }
  return undefined;
}

const hasName = (text: string, { names }: Own) => names.some((name) => skeletonOf(text).includes(skeletonOf(name)));

function compareLink(word: string, own: Own): Verdict {
  const url = parse(word);
  if (!url) return unknown;
  const host = url.hostname.replace(/\.$/, '');
  const user = url.username + url.password;
  const page = ofKind(own, 'app', 'social').find((each) => isPageOf(url, each));
  if (page && !user) return { verdict: 'ours', channel: page };
  const [, phone] = /^\/\+?(\d+)\/?$/.exec(url.pathname) ?? [];
  if (host === 'wa.me' && phone && !user) return compareNumber(`+${phone}`, own);
  const compared = compareHost(host, own);
  // The bank's own links have no user.
  if (compared?.verdict === 'ours') return user ? unknown : compared;
  const elsewhere = (reason: Reason): Verdict => ({
    verdict: 'alike',
    reason,
    channel: ofKind(own, 'domain')[0],
    host: readableHost(host),
  });
  if (hasName(user, own)) return elsewhere('user');
  if (compared) return compared;
  const isPost = !user && ofKind(own, 'social').some((each) => isBelow(url, each));
  return !isPost && hasName(url.pathname + url.search + url.hash, own)
    ? elsewhere('path')
    : { ...unknown, host: readableHost(host) };
}

/** One `@`, and nothing of which an address of a page consists. */
const onlyMail = /^([^@/?#:]+)@([^@/?#:%]+)$/;

/** What was cut, or is more than what it was compared as: `https://bank.example` may go on as `https://bank.example@fraud.example`. */
const ofPart = (verdict: Verdict): Verdict => (verdict.verdict === 'ours' ? unknown : verdict);

function compareEmail(address: string, own: Own): Verdict {
  const word = address.replace(/^mailto:/i, '');
  const [, local = '', domain = ''] = onlyMail.exec(word) ?? [];
  const url = domain ? parse(domain) : undefined;
  if (!url) return unknown;
  const emails = ofKind(own, 'email');
  const same = emails.find(({ value }) => value.toLowerCase() === `${local}@${url.hostname}`.toLowerCase());
  if (same) return { verdict: 'ours', channel: same };
  const compared = compareHost(url.hostname, own);
  if (compared?.verdict === 'ours') {
    // Of other characters before the @ a mail program may read several addresses, or a part of them.
    return /^[\w.+-]+$/.test(local) ? { verdict: 'ours', channel: { kind: 'email', value: word } } : unknown;
  }
  if (compared) return { ...compared, channel: emails[0] ?? compared.channel };
  if (!hasName(local, own)) return unknown;
  return { verdict: 'alike', reason: 'local', channel: emails[0], host: readableHost(url.hostname) };
}

const digitsOf = (text: string) => text.replace(/[^\d+]/g, '');

/** A phone number in the form that is dialled in Indonesia, also of `+62 (0)21`; of another country's with a plus. */
const dialledOf = (text: string) =>
  digitsOf(text)
    .replace(/^00/, '+')
    .replace(/^\+?620?/, '0');

/** Such as `1500 123`: it is the same from everywhere in the country. */
const shortNumber = /^1\d{2,7}$/;
/** The digits after an area code of Indonesia, or after the zero that stands for `+62`. */
const afterCode = (digits: string) => /^0(?:2[124]|31|61|[2-9]\d{2})?(1\d+)$/.exec(digits)?.[1];

function compareNumber(text: string, own: Own): Verdict {
  const numbers = ofKind(own, 'phone', 'account').map((channel) => {
    const read = channel.kind === 'phone' ? dialledOf : digitsOf;
    return { channel, own: read(channel.value), digits: read(text) };
  });
  const same = numbers.find(({ own, digits }) => own === digits);
  if (same) return { verdict: 'ours', channel: same.channel };
  const alike = numbers.flatMap(({ channel, own, digits }): { reason: Reason; channel: OwnChannel }[] => {
    // Short numbers are dialled without an area code or country code: what others dial with one may be anyone's.
    const short = channel.kind === 'phone' && shortNumber.test(own) ? afterCode(digits) : undefined;
    if (short === own) return [{ reason: 'area', channel }];
    const read = short ?? digits;
    if (own.length < 6 || read.length > own.length + 5) return [];
    const isNear = read.startsWith(own) || read.endsWith(own) || distance(read, own) <= (own.length < 9 ? 1 : 2);
    return isNear ? [{ reason: 'number', channel }] : [];
  });
  const closest = alike.find(({ reason }) => reason === 'area') ?? alike[0];
  return closest ? { verdict: 'alike', ...closest } : unknown;
}

function compareName(word: string, own: Own): Verdict {
  const name = word.replace(/^@/, '').toLowerCase();
  const known = word.startsWith('@') ? ofKind(own, 'social') : ofKind(own, 'sms', 'social');
  const same = known.find((each) => nameOf(each)?.toLowerCase() === name);
  if (same) return { verdict: 'ours', channel: same };
  for (const each of own.names) {
    const reason = likeness(name, each);
    if (reason) return { verdict: 'alike', reason, channel: known[0] };
  }
  return unknown;
}

/** A host that ends in a name, `bank24.com`, with any of the dots that browsers take for one. */
const hostInWords = /[^\s./:@][.。．｡]\p{L}[\p{L}\p{M}\p{N}-]/u;
const ipAddress =
  /(?:^|[^\d.\p{L}])(?:(?:[1-9]?\d|1\d\d|2[0-4]\d|25[0-5])[.。．｡]){3}(?:[1-9]?\d|1\d\d|2[0-4]\d|25[0-5])(?![\d.])/u;
/** An amount or a number, and a new sentence that no space divides from it: `Rp150.000.Segera`. */
const sentenceEnd = /^(?:[Rr]p)?[\d.,]*\d\.(\p{Lu}\p{Ll}{3,})$/u;
/** How such sentences begin. None of it ends a host, as `777.Online` does: what is not here is compared as a link. */
const firstWords = new Set(
  (
    'Agar Anda Apabila Bayar Berlaku Bila Dengan Harap Hubungi Jangan Jika Kami Karena Mohon Nasabah Pastikan Saldo Segera ' +
    'Silahkan Silakan Terima Untuk Dear From Ignore Never Please Thank Thanks This When With Your'
  ).split(' '),
);

/** How to compare a word; undefined for one that names nothing. */
function comparisonOf(word: string, isAlone: boolean) {
  if (/^mailto:/i.test(word) || onlyMail.test(word)) return compareEmail;
  if (/^@[^/]/.test(word)) return compareName;
  const isLink = /:\/\//.test(word) || /^https?:./i.test(word) || ipAddress.test(word) || hostInWords.test(word);
  if (isLink && !firstWords.has(sentenceEnd.exec(word)?.[1] ?? '')) return compareLink;
  return isAlone && /\p{L}/u.test(word) && !/^tel:/i.test(word) ? compareName : undefined;
}

/** Whether the bank has a list on which a word would stand that was compared. */
function hasListOf(compare: typeof compareLink, word: string, own: Own): boolean {
  const has = (kind: OwnChannel['kind']) => own.listed.has(kind);
  if (compare === compareEmail) return has('email') || has('domain');
  if (compare === compareName) return has('social') && (word.startsWith('@') || has('sms'));
  if (compare === compareNumber) {
    const number = digitsOf(word);
    // An account may have any other number.
    return has('phone') && (/^(?:\+|08)/.test(number) || number.length < 9 || has('account'));
  }
  const host = hostOf(parse(word)?.host ?? '');
  if (host === 'wa.me') return has('phone');
  return has('domain') || ofKind(own, 'app', 'social').some(({ value }) => hostOf(parse(value)?.host ?? '') === host);
}

/** Nothing that a stranger writes may end the comparison of the rest: what cannot be compared is unknown. */
function safely(compare: typeof compareLink, text: string, own: Own): Verdict {
  try {
    return compare(text, own);
  } catch {
    return unknown;
  }
}

/** Digits of other alphabets and of full width, as those that people dial. */
const dialled = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** What follows a number of hours or days that stands behind a phone number: `1500 123 24 jam`. */
const unit =
  /^ ?(?:[:/]\d|(?:jam|hari|menit|pagi|siang|sore|malam|wib|wita|wit|hours?|hrs?|days?|min(?:ute)?s?|[ap]\.?m)(?!\p{L}))/iu;
/** A number of hours or days, or a time of the day. */
const hours = /^\d{1,2}(?:\.\d\d)?(?:[-\u2010-\u2015]\d{1,2}(?:\.\d\d)?)?$/;
/** The number of a line in a list, or a date. */
const before = /^(?:[1-9]\d?[.)]|\d{1,2}[-.]\d{1,2}[-.]20\d\d) /;
/** In so many parts a number is written. */
const partLimit = 8;

/** The bank's own numbers, where a run of digits consists of nothing else; else the run, without what belongs to the text. */
function numbersIn(run: string, after: string, own: Own): string[] {
  const parts = run
    .replace(before, '')
    .split(' ')
    .filter((part) => /\d/.test(part));
  const hasUnit = unit.test(after);
  while (hasUnit && parts.length > 1 && hours.test(`${parts.at(-1)}`.replace('(', ''))) parts.pop();
  const joined = (from: number, to: number) => parts.slice(from, to).join(' ');
  const numbers: string[] = [];
  for (let from = 0; from < parts.length; ) {
    let to = Math.min(from + partLimit, parts.length);
    while (to > from && compareNumber(joined(from, to), own).verdict !== 'ours') to -= 1;
    if (to === from) return [joined(0, parts.length)];
    numbers.push(joined(from, to));
    from = to;
  }
  return numbers;
}

/** As it is shown: without what surrounds it, and with both of its brackets or with none. */
function shownNumber(run: string): string {
  const text = trimmed(run, besideNumber);
  const [open, close] = [text.indexOf('('), text.indexOf(')')];
  const isWhole = open < 0 ? close < 0 : close > open && (open > 0 || close < text.length - 1);
  return isWhole ? text : trimmed(text.replace(/[()]/g, ''), besideNumber);
}

/** A code that is dialled, in which a number only stands: `*21*1500123#`, `1500123,,0900123`. */
const dialledCode = /\d(?:[*#%;]|,+\d|[pwx]+\d)/i;
const codeLimit = 40;

/** Where programs that make links of a text may end one, though a browser would not. */
const severalLinks = /[<>"“”|]|[^\w/=&?]https?:/i;

const severity = { alike: 0, unknown: 1, unlisted: 2, ours: 3 };

/**
 * What a text names, the worst of it first: links, e-mail addresses, numbers, and accounts.
 *
 * @param host of the bank's site, which is the bank's own also where the list has no domains
 */
export function check(input: string, channels: readonly OwnChannel[], bankName: string, host?: string): Finding[] {
  const own: Own = {
    channels: host ? [...channels, { kind: 'domain', value: host }] : channels,
    names: namesOf(channels, bankName),
    listed: new Set(channels.map(({ kind }) => kind)),
  };
  const text = input.slice(0, textLimit).trim();
  const isTextCut = input.length >= textLimit;
  // What divides words has the odd places. A mark that no reader sees divides none, though it counts as a space.
  const words = text.split(/([^\S\ufeff]+)/);
  const isAlone = words.filter((word, index) => word && index % 2 === 0).length === 1;
  const found = new Map<string, Verdict>();
  /** Of the same text, once with a mark that nobody sees and once without, the worse counts. */
  const find = (written: string, given: Verdict, compare: typeof compareLink, word = written) => {
    const isListed = given.verdict !== 'unknown' || hasListOf(compare, word, own);
    const verdict: Verdict = isListed ? given : { verdict: 'unlisted' };
    const known = found.get(written);
    if (!known || severity[verdict.verdict] < severity[known.verdict]) found.set(written, verdict);
  };
  const rest = words.map((whole, index) => {
    if (index % 2) return whole;
    const shown = trimmed(whole.replace(hidden, ''));
    const visible = shown.slice(0, wordLimit);
    // Browsers read a backslash as a slash.
    const word = visible.replaceAll('\\', '/');
    const compare = comparisonOf(dialled(word), isAlone);
    if (!compare) return whole;
    const isCut = shown !== visible || (isTextCut && index === words.length - 1) || severalLinks.test(visible);
    const compared = safely(compare, word, own);
    const verdict = isCut ? ofPart(compared) : compared;
    const isHidden = verdict.verdict === 'ours' && trimmed(whole) !== shown;
    const shownVerdict: Verdict = isHidden ? { verdict: 'alike', reason: 'hidden', channel: verdict.channel } : verdict;
    find(visible, shownVerdict, compare, word);
    return '\n';
  });
  const numbers = dialled(rest.join(''))
    .replace(hidden, '')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/\brp\.?\s?[\d.,]*/gi, '\n');
  for (const { 0: whole, index } of numbers.matchAll(/\+\d[\d ().\u2010-\u2015-]*|\(?\d[\d ).\u2010-\u2015-]*/g)) {
    const run = whole.trimEnd();
    const end = index + run.length;
    const isCut = isTextCut && index + whole.length === numbers.length;
    const [front = ''] = numbers
      .slice(Math.max(0, index - codeLimit), index)
      .split(/\s/)
      .slice(-1);
    const [back = ''] = numbers.slice(end, end + codeLimit).split(/\s/);
    const token = front + run + back;
    const isCode = dialledCode.test(trimmed(token));
    for (const number of numbersIn(run, numbers.slice(end), own)) {
      const compared = compareNumber(number, own);
      // A message has dates, amounts and codes; what was typed alone is meant.
      const isMeant =
        dialledOf(number).length > 8 || (dialledOf(number).length > 2 && trimmed(numbers) === trimmed(number));
      if (compared === unknown && !isMeant) continue;
      if (isCode) find(token, unknown, compareNumber, number);
      else find(shownNumber(number), isCut ? ofPart(compared) : compared, compareNumber, number);
    }
  }
  return [...found]
    .map(([written, verdict]) => ({ text: written, ...verdict }))
    .sort((one, other) => severity[one.verdict] - severity[other.verdict])
    .slice(0, findingLimit);
}
