/** Validates the bank's data from a server of another origin. */
import { jsonOf } from '../core/json';

/** An address that would run code. Browsers ignore control characters in it. */
const isScript = (value: unknown): boolean =>
  typeof value === 'string' && /^\W*(?:javascript|vbscript|data(?!:image\/))\s*:/i.test(value.replace(/\p{Cc}/gu, ''));

/** Types of the bank's fields that are no texts. */
const kinds: Readonly<Record<string, string>> = Object.fromEntries([
  ...['phones', 'social', 'marks', 'menu', 'disabledPages'].map((name) => [name, 'list']),
  ...['about', 'hours', 'reply', 'app', 'address', 'licences', 'disclaimer', 'footer', 'urgent'].map((name) => [
    name,
    'object',
  ]),
  ['hasDarkTheme', 'boolean'],
]);

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
const isRight = ([name, value]: [string, unknown]): boolean =>
  value !== null && kindOf(value) === ((Object.hasOwn(kinds, name) && kinds[name]) || 'string');

interface Given {
  bank?: unknown;
  labels?: unknown;
}

/** `bank` and `labels` without fields of a wrong type or addresses that run code; empty without the bank's name. */
export function readBankData(answer: unknown): Given {
  const given = jsonOf({ bank: Object(answer).bank, labels: Object(answer).labels });
  const { bank, labels } = JSON.parse(given, (_, value) => (isScript(value) ? undefined : value));
  if (typeof bank?.name !== 'string') return {};
  return {
    bank: Object.fromEntries(Object.entries(bank).filter(isRight)),
    ...(labels && kindOf(labels) === 'object' && { labels }),
  };
}
