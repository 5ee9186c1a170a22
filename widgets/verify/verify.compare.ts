/** Compares one link, e-mail address, number or name with the bank's own list. Anything else never counts as the bank's. */
import { distance } from 'fastest-levenshtein';
import type { OwnChannel } from '../runtime';
import { likeness, readableHost, skeletonOf } from './verify.look-alike';
import type { strings } from './verify.result.strings';

type Reason = keyof (typeof strings)['English']['reasons'];

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

export type Verdict = Omit<Finding, 'text'>;

export const unknown: Verdict = { verdict: 'unknown' };

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

export interface Own {
  channels: readonly OwnChannel[];
  names: readonly string[];
  listed: ReadonlySet<OwnChannel['kind']>;
}

/** `host` is the bank's own even without listed domains. */
export const ownOf = (channels: readonly OwnChannel[], bankName: string, host?: string): Own => ({
  channels: host ? [...channels, { kind: 'domain', value: host }] : channels,
  names: namesOf(channels, bankName),
  listed: new Set(channels.map(({ kind }) => kind)),
});

const ofKind = ({ channels }: Own, ...kinds: OwnChannel['kind'][]) =>
  channels.filter(({ kind }) => kinds.includes(kind));

/** Makes verdicts on a host that only looks like the bank's. */
const alikeIn =
  (host: string, own: Own) =>
  (reason: Reason, channel = ofKind(own, 'domain')[0]): Verdict => ({
    verdict: 'alike',
    reason,
    channel,
    host: readableHost(host),
  });

function compareHost(host: string, own: Own): Verdict | undefined {
  const domains = ofKind(own, 'domain');
  // With characters that no domain has, a program may take a part for the address.
  const ours = /^[a-z\d._-]+$/.test(host) && domains.find(({ value }) => isWithin(host, hostOf(value)));
  if (ours) return { verdict: 'ours', channel: ours };
  const alike = alikeIn(host, own);
  const front = domains.find(({ value }) => `.${host}`.includes(`.${hostOf(value)}.`));
  if (front) return alike('front', front);
  const labels = readableHost(host).split('.');
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

export function compareLink(word: string, own: Own): Verdict {
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
  const alike = alikeIn(host, own);
  if (hasName(user, own)) return alike('user');
  if (compared) return compared;
  const isPost = !user && ofKind(own, 'social').some((each) => isBelow(url, each));
  return !isPost && hasName(url.pathname + url.search + url.hash, own)
    ? alike('path')
    : { ...unknown, host: readableHost(host) };
}

/** One `@`, and no characters of a page's address. */
export const onlyMail = /^([^@/?#:]+)@([^@/?#:%]+)$/;

export function compareEmail(address: string, own: Own): Verdict {
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
export const dialledOf = (text: string) =>
  digitsOf(text)
    .replace(/^00/, '+')
    .replace(/^\+?620?/, '0');

/** Such as `1500 123`, the same in the whole country. */
const shortNumber = /^1\d{2,7}$/;
/** Digits after an Indonesian area code, or after the zero for `+62`. */
const afterCode = (digits: string) => /^0(?:2[124]|31|61|[2-9]\d{2})?(1\d+)$/.exec(digits)?.[1];

export function compareNumber(text: string, own: Own): Verdict {
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

export function compareName(word: string, own: Own): Verdict {
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

export function hasListOf(compare: typeof compareLink, word: string, own: Own): boolean {
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
