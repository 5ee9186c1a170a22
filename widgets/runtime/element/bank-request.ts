/** Asks a bank's server who the bank is, for a widget on another site that has no content to learn it from. */
import { baseAddress } from '../content/base-address';
import type { BankFacts } from './bank';

const timeout = 10_000;
/** By base address. Shared by all widgets of the bundle. */
const asked = new Map<string, Promise<BankFacts>>();

/** Code in the place of an address. Browsers ignore control characters in it. */
const isScript = (value: unknown): boolean =>
  typeof value === 'string' && /^\W*(?:javascript|vbscript|data(?!:image\/))\s*:/i.test(value.replace(/\p{Cc}/gu, ''));

/** Facts that came from another origin, without addresses that would run. */
export const readBank = (json: string): BankFacts => {
  const { bank, labels } = Object(JSON.parse(json, (_, value) => (isScript(value) ? undefined : value)));
  return typeof bank?.name === 'string' ? { bank, labels } : {};
};

async function request(api: string): Promise<BankFacts> {
  const response = await fetch(`${api}/widgets/config.json`, { signal: AbortSignal.timeout(timeout) });
  return response.ok ? readBank(await response.text()) : {};
}

/** The facts at a bank's server; none where they cannot be had, as from a plain backend. */
export function bankAt(base: string): Promise<BankFacts> {
  const api = baseAddress(base);
  const known = asked.get(api) ?? request(api).catch(() => ({}));
  asked.set(api, known);
  return known;
}
