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
  | 'number';

export interface Finding {
  /** What was compared, as it was written. */
  text: string;
  verdict: 'ours' | 'alike' | 'unknown';
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
/** What surrounds an address in a sentence. */
const punctuation = new Set('<>()[]{}"\'“”‘’,;:!?.*');

function trimmed(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && punctuation.has(word.charAt(start))) start += 1;
  while (end > start && punctuation.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Words of a bank's name that other banks have, too. */
const common = new Set(['bank', 'pt', 'tbk', 'persero', 'digital', 'indonesia', 'syariah']);

/** Names that a fraud would imitate: of the bank, of its domains and of its accounts. */
function namesOf(channels: readonly OwnChannel[], bankName: string): string[] {
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
    const url = new URL(
      /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]*:\d/.test(address) ? address : `https://${address}`,
    );
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address opens the same page as a channel's: an account, or an app in its store. */
function isSamePage(url: URL, address: string): boolean {
  const own = parse(address);
  if (!own || hostOf(own.hostname) !== hostOf(url.hostname)) return false;
  const path = ({ pathname }: URL) => pathname.toLowerCase().replace(/\/$/, '');
  return (
    path(own) === path(url) && [...own.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  );
}

interface Own {
  channels: readonly OwnChannel[];
  names: readonly string[];
}

const ofKind = ({ channels }: Own, ...kinds: OwnChannel['kind'][]) =>
  channels.filter(({ kind }) => kinds.includes(kind));

function compareHost(host: string, own: Own): Verdict | undefined {
  const domains = ofKind(own, 'domain');
  const ours = domains.find(({ value }) => isWithin(host, hostOf(value)));
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
  for (const [index, label] of labels.slice(0, -1).entries()) {
    const rest = labels.slice(index + 1);
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
  const page = ofKind(own, 'app', 'social').find(({ value }) => isSamePage(url, value));
  if (page) return { verdict: 'ours', channel: page };
  if (host === 'wa.me' && /^\/\+?\d+\/?$/.test(url.pathname)) return compareNumber(url.pathname, own);
  const compared = compareHost(host, own);
  if (compared?.verdict === 'ours') return compared;
  const elsewhere = (reason: Reason): Verdict => ({
    verdict: 'alike',
    reason,
    channel: ofKind(own, 'domain')[0],
    host: readableHost(host),
  });
  if (hasName(url.username + url.password, own)) return elsewhere('user');
  if (compared) return compared;
  return hasName(url.pathname + url.search + url.hash, own)
    ? elsewhere('path')
    : { ...unknown, host: readableHost(host) };
}

function compareEmail(word: string, own: Own): Verdict {
  const at = word.lastIndexOf('@');
  const local = word.slice(0, at);
  const url = parse(word.slice(at + 1));
  if (!url) return unknown;
  const emails = ofKind(own, 'email');
  const ours = emails.find(({ value }) => value.toLowerCase() === `${local}@${url.hostname}`.toLowerCase());
  if (ours) return { verdict: 'ours', channel: ours };
  const compared = compareHost(url.hostname, own);
  if (compared?.verdict === 'ours') return { verdict: 'ours', channel: { kind: 'email', value: word } };
  if (compared) return { ...compared, channel: emails[0] ?? compared.channel };
  if (!hasName(local, own)) return unknown;
  return { verdict: 'alike', reason: 'local', channel: emails[0], host: readableHost(url.hostname) };
}

/** A number of an account, or of a phone in the form that is dialled in Indonesia. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00/, '').replace(/^62/, '0');

function compareNumber(text: string, own: Own): Verdict {
  const digits = digitsOf(text);
  const numbers = ofKind(own, 'phone', 'account').map((channel) => ({ channel, own: digitsOf(channel.value) }));
  const same = numbers.find((each) => each.own === digits);
  if (same) return { verdict: 'ours', channel: same.channel };
  const alike = numbers.find(({ own }) => {
    if (own.length < 6 || digits.length > own.length + 5) return false;
    return digits.startsWith(own) || digits.endsWith(own) || distance(digits, own) <= (own.length < 9 ? 1 : 2);
  });
  return alike ? { verdict: 'alike', reason: 'number', channel: alike.channel } : unknown;
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

/** How to compare a word; undefined for one that names nothing. */
function comparisonOf(word: string, isAlone: boolean) {
  if (/^[^@/]+@[^@/]+$/.test(word)) return compareEmail;
  if (/^@[^/]/.test(word)) return compareName;
  if (/:\/\/|[^.\d]\.[^.\d]|\/[^/\d]/.test(word)) return compareLink;
  return isAlone && /\p{L}/u.test(word) ? compareName : undefined;
}

const severity = { alike: 0, unknown: 1, ours: 2 };

/** What a text names, the worst of it first: links, e-mail addresses, numbers, and accounts. */
export function check(input: string, channels: readonly OwnChannel[], bankName: string): Finding[] {
  const own: Own = { channels, names: namesOf(channels, bankName) };
  const text = input.slice(0, textLimit).trim();
  const words = text.split(/\s+/);
  const found = new Map<string, Verdict>();
  /** What was cut may go on as something else: `https://bank.example` as `https://bank.example@fraud.example`. */
  const ofCut = (verdict: Verdict) => (verdict.verdict === 'ours' ? unknown : verdict);
  const isTextCut = input.length >= textLimit;
  const rest = words.map((whole, index) => {
    const shown = trimmed(whole.replace(hidden, ''));
    const visible = shown.slice(0, wordLimit);
    const word = visible.replace(/^(?:mailto|tel):/i, '');
    const compare = comparisonOf(word, words.length === 1);
    if (!compare) return whole;
    const isCut = shown !== visible || (isTextCut && index === words.length - 1);
    const verdict = isCut ? ofCut(compare(word, own)) : compare(word, own);
    const isHidden = verdict.verdict === 'ours' && trimmed(whole) !== trimmed(whole.replace(hidden, ''));
    found.set(visible, isHidden ? { verdict: 'alike', reason: 'hidden', channel: verdict.channel } : verdict);
    return '\n';
  });
  const numbers = rest
    .join(' ')
    .replace(hidden, '')
    .replace(/\brp\.?\s?[\d.,]*/gi, '\n');
  for (const { 0: run, index } of numbers.matchAll(/\+\d[\d ().\u2010-\u2015-]*|\(?\d[\d ).\u2010-\u2015-]*/g)) {
    const isCut = isTextCut && index + run.length === numbers.length;
    const verdict = isCut ? ofCut(compareNumber(run, own)) : compareNumber(run, own);
    const length = digitsOf(run).length;
    // A message has dates, amounts and codes; what was typed alone is meant.
    if (verdict !== unknown || length > 8 || (length > 2 && trimmed(text) === trimmed(run.trim()))) {
      found.set(trimmed(run.trim()), verdict);
    }
  }
  return [...found]
    .map(([written, verdict]) => ({ text: written, ...verdict }))
    .sort((one, other) => severity[one.verdict] - severity[other.verdict])
    .slice(0, findingLimit);
}
