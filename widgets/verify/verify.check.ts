/** Finds links, e-mail addresses and numbers in a received text. It may be hostile, so its length is limited and each step is linear. */
import type { OwnChannel } from '../runtime';
import {
  compareEmail,
  compareLink,
  compareName,
  compareNumber,
  dialledOf,
  type Finding,
  hasListOf,
  type Own,
  onlyMail,
  ownOf,
  unknown,
  type Verdict,
} from './verify.compare';

/** In characters; compares only the beginning of a longer text. */
export const textLimit = 2_000;
const findingLimit = 6;
/** In characters, longer than any host or e-mail address; non-ASCII hosts take quadratic time to parse. */
const wordLimit = 500;

/** Invisible marks; some reverse the order of letters. */
const hidden = /\p{Cf}/gu;
/** Punctuation around an address, and marks that programs copy with it, such as direction marks. */
const punctuation = new Set('<>()[]{}"\'“”‘’,;:!?.*。．｡\u200b\u200e\u200f\u2060\ufeff\u202a\u202b\u202c\u202d\u202e');
const besideNumber = new Set(' .-\u2010\u2011\u2012\u2013\u2014\u2015');

function trimmed(word: string, marks: ReadonlySet<string> = punctuation): string {
  let [start, end] = [0, word.length];
  while (start < end && marks.has(word.charAt(start))) start += 1;
  while (end > start && marks.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
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

/** A part may not count as the bank's: `https://bank.example` may go on as `https://bank.example@fraud.example`. */
const ofPart = (verdict: Verdict): Verdict => (verdict.verdict === 'ours' ? unknown : verdict);

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

/** Links, e-mail addresses, numbers and accounts in a text, the worst first. `host`: see {@link ownOf}. */
export function check(input: string, channels: readonly OwnChannel[], bankName: string, host?: string): Finding[] {
  const own = ownOf(channels, bankName, host);
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
