/**
 * Compares a received text with the bank's own list. The text may be hostile, so its length is limited and each step takes linear
 * time. Text that is not on the list never counts as the bank's.
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
  text: string;
  /** `unlisted`: the bank has no list of its kind, so nobody can tell. */
  verdict: 'ours' | 'alike' | 'unknown' | 'unlisted';
  channel?: OwnChannel | undefined;
  /** Why it is not the bank's, though alike. */
  reason?: Reason;
  /** The real host of a link or e-mail. */
  host?: string;
}

type Verdict = Omit<Finding, 'text'>;

const unknown: Verdict = { verdict: 'unknown' };

/** In characters; compares only the beginning of a longer text. */
export const textLimit = 2_000;
const findingLimit = 6;
/** In characters, longer than any host or e-mail address; non-ASCII hosts take quadratic time to parse. */
const wordLimit = 500;

/** Invisible marks; some reverse the order of letters. */
const hidden = /\p{Cf}/gu;
/** Punctuation around an address, and marks that programs copy with it, such as those of direction. */
const punctuation = new Set('<>()[]{}"\'“”‘’,;:!?.*。．｡\u200b\u200e\u200f\u2060\ufeff\u202a\u202b\u202c\u202d\u202e');
const besideNumber = new Set(' .-\u2010\u2011\u2012\u2013\u2014\u2015');

function trimmed(word: string, marks: ReadonlySet<string> = punctuation): string {
  let [start, end] = [0, word.length];
  while (start < end && marks.has(word.charAt(start))) start += 1;
  while (end > start && marks.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Words in other banks' names, too. */
const common = new Set(['bank', 'pt', 'tbk', 'persero', 'digital', 'indonesia', 'syariah']);

/**
 * Names of bank, domains and accounts that a fraud would imitate. None if the list has no domain: such a text may be the bank's
 * own.
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

/** `https://www.youtube.com/@bank` gives `bank`. */
const handleOf = (address: string) => address.split('/').findLast(Boolean)?.replace(/^@/, '').toLowerCase();

const hostOf = (host: string) => host.toLowerCase().replace(/^(?:www|m)\./, '');
const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Undefined if no browser would open it as a page. */
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

/** An app's number in Apple's stores, where country and name are free: `/sg/app/bank/id123`, `/app/id123`. */
const appNumberOf = ({ host, pathname }: URL) =>
  /^(?:apps|itunes)\.apple\.com$/.test(host)
    ? /^\/(?:[a-z]{2}\/)?app\/(?:[^/]+\/)?id(\d+)\/?$/i.exec(pathname)?.[1]
    : undefined;

/** The address opens the same page as the channel's: an account, or an app in its store. */
function isPageOf(url: URL, { value }: OwnChannel): boolean {
  const own = parse(value);
  const app = own && appNumberOf(own);
  if (app) return appNumberOf(url) === app;
  if (!own || hostOf(own.host) !== hostOf(url.host) || pathOf(own) !== pathOf(url)) return false;
  // If a parameter repeats, some servers read the first value, others the last.
  return [...own.searchParams].every(([name, value]) => String(url.searchParams.getAll(name)) === value);
}

/** Below an account's address. Networks find a post by its id, whatever account the address names. */
function isBelow(url: URL, { value }: OwnChannel): boolean {
  const own = parse(value);
  return !!own && hostOf(own.host) === hostOf(url.host) && pathOf(url).startsWith(`${pathOf(own)}/`);
}

interface Own {
  channels: readonly OwnChannel[];
  names: readonly string[];
  listed: ReadonlySet<OwnChannel['kind']>;
}

const ofKind = ({ channels }: Own, ...kinds: OwnChannel['kind'][]) =>
  channels.filter(({ kind }) => kinds.includes(kind));

function compareHost(host: string, own: Own): Verdict | undefined {
  const domains = ofKind(own, 'domain');
  // With characters that no domain has, a program may take a part for the address.
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
      // The rest is an ending (`com`, `co.id`), else another's domain.
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

/** One `@`, and no characters of a page's address. */
const onlyMail = /^([^@/?#:]+)@([^@/?#:%]+)$/;

/** A part may not count as the bank's: `https://bank.example` may go on as `https://bank.example@fraud.example`. */
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
    // Other characters before the @ may make a mail program read several addresses.
    return /^[\w.+-]+$/.test(local) ? { verdict: 'ours', channel: { kind: 'email', value: word } } : unknown;
  }
  if (compared) return { ...compared, channel: emails[0] ?? compared.channel };
  if (!hasName(local, own)) return unknown;
  return { verdict: 'alike', reason: 'local', channel: emails[0], host: readableHost(url.hostname) };
}

const digitsOf = (text: string) => text.replace(/[^\d+]/g, '');

/** A phone number as dialled in Indonesia, also from `+62 (0)21`; foreign numbers keep a plus. */
const dialledOf = (text: string) =>
  digitsOf(text)
    .replace(/^00/, '+')
    .replace(/^\+?620?/, '0');

/** Such as `1500 123`, the same in the whole country. */
const shortNumber = /^1\d{2,7}$/;
/** Digits after an Indonesian area code, or after the zero for `+62`. */
const afterCode = (digits: string) => /^0(?:2[124]|31|61|[2-9]\d{2})?(1\d+)$/.exec(digits)?.[1];

function compareNumber(text: string, own: Own): Verdict {
  const numbers = ofKind(own, 'phone', 'account').map((channel) => {
    const read = channel.kind === 'phone' ? dialledOf : digitsOf;
    return { channel, own: read(channel.value), digits: read(text) };
  });
  const same = numbers.find(({ own, digits }) => own === digits);
  if (same) return { verdict: 'ours', channel: same.channel };
  const alike = numbers.flatMap(({ channel, own, digits }): { reason: Reason; channel: OwnChannel }[] => {
    // Short numbers have no area or country code; with one they may belong to anyone.
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

/** A host that ends with a name, `bank24.com`, with any dot that browsers accept. */
const hostInWords = /[^\s./:@][.。．｡]\p{L}[\p{L}\p{M}\p{N}-]/u;
const ipAddress =
  /(?:^|[^\d.\p{L}])(?:(?:[1-9]?\d|1\d\d|2[0-4]\d|25[0-5])[.。．｡]){3}(?:[1-9]?\d|1\d\d|2[0-4]\d|25[0-5])(?![\d.])/u;
/** A number and a sentence without a space between: `Rp150.000.Segera`. */
const sentenceEnd = /^(?:[Rr]p)?[\d.,]*\d\.(\p{Lu}\p{Ll}{3,})$/u;
/** First words of such sentences. None is a top-level domain; others, as in `777.Online`, are compared as links. */
const firstWords = new Set(
  (
    'Agar Anda Apabila Bayar Berlaku Bila Dengan Harap Hubungi Jangan Jika Kami Karena Mohon Nasabah Pastikan Saldo Segera ' +
    'Silahkan Silakan Terima Untuk Dear From Ignore Never Please Thank Thanks This When With Your'
  ).split(' '),
);

/** The comparison for a word; undefined if it names nothing. */
function comparisonOf(word: string, isAlone: boolean) {
  if (/^mailto:/i.test(word) || onlyMail.test(word)) return compareEmail;
  if (/^@[^/]/.test(word)) return compareName;
  const isLink = /:\/\//.test(word) || /^https?:./i.test(word) || ipAddress.test(word) || hostInWords.test(word);
  if (isLink && !firstWords.has(sentenceEnd.exec(word)?.[1] ?? '')) return compareLink;
  return isAlone && /\p{L}/u.test(word) && !/^tel:/i.test(word) ? compareName : undefined;
}

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

/** A text that cannot be compared is unknown, so that it never ends the comparison of the rest. */
function safely(compare: typeof compareLink, text: string, own: Own): Verdict {
  try {
    return compare(text, own);
  } catch {
    return unknown;
  }
}

/** Converts full-width and Arabic digits. */
const dialled = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** A unit after a number behind a phone number: `1500 123 24 jam`. */
const unit =
  /^ ?(?:[:/]\d|(?:jam|hari|menit|pagi|siang|sore|malam|wib|wita|wit|hours?|hrs?|days?|min(?:ute)?s?|[ap]\.?m)(?!\p{L}))/iu;
const hours = /^\d{1,2}(?:\.\d\d)?(?:[-\u2010-\u2015]\d{1,2}(?:\.\d\d)?)?$/;
const before = /^(?:[1-9]\d?[.)]|\d{1,2}[-.]\d{1,2}[-.]20\d\d) /;
const partLimit = 8;

/** The bank's own numbers if a run of digits has only these, else the run without text around it. */
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

/** Without marks around it, and with both brackets or none. */
function shownNumber(run: string): string {
  const text = trimmed(run, besideNumber);
  const [open, close] = [text.indexOf('('), text.indexOf(')')];
  const isWhole = open < 0 ? close < 0 : close > open && (open > 0 || close < text.length - 1);
  return isWhole ? text : trimmed(text.replace(/[()]/g, ''), besideNumber);
}

/** A dialling code that contains a number: `*21*1500123#`, `1500123,,0900123`. */
const dialledCode = /\d(?:[*#%;]|,+\d|[pwx]+\d)/i;
const codeLimit = 40;

/** Programs may end a link here, though browsers do not. */
const severalLinks = /[<>"“”|]|[^\w/=&?]https?:/i;

const severity = { alike: 0, unknown: 1, unlisted: 2, ours: 3 };

/**
 * Links, e-mail addresses, numbers and accounts in a text, the worst first. `host` is the bank's own even without listed domains.
 */
export function check(input: string, channels: readonly OwnChannel[], bankName: string, host?: string): Finding[] {
  const own: Own = {
    channels: host ? [...channels, { kind: 'domain', value: host }] : channels,
    names: namesOf(channels, bankName),
    listed: new Set(channels.map(({ kind }) => kind)),
  };
  const text = input.slice(0, textLimit).trim();
  const isTextCut = input.length >= textLimit;
  // Odd indexes are separators. An invisible mark separates nothing, though `\s` matches it.
  const words = text.split(/([^\S\ufeff]+)/);
  const isAlone = words.filter((word, index) => word && index % 2 === 0).length === 1;
  const found = new Map<string, Verdict>();
  /** If a text occurs with and without an invisible mark, the worse verdict counts. */
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
      // Messages contain dates, amounts and codes; a text that is only a number is meant.
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
