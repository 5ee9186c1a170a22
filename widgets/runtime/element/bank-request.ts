/** Asks a bank's server who the bank is, for a widget on another site that has no content to learn it from. */

import { readFacts } from '../content/bank-facts';
import { baseAddress } from '../content/base-address';
import type { BankFacts } from './bank';

const timeout = 10_000;
/** By base address. Shared by all widgets of the bundle. */
const asked = new Map<string, Promise<BankFacts>>();

async function request(api: string): Promise<BankFacts> {
  const response = await fetch(`${api}/widgets/config.json`, { signal: AbortSignal.timeout(timeout) });
  // A plain backend has none, which stays so.
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`${api} answered ${response.status}`);
  return readFacts(await response.json()) as BankFacts;
}

/** The facts at a bank's server; none where they cannot be had, as from a plain backend. */
export function bankAt(base: string): Promise<BankFacts> {
  const api = baseAddress(base);
  const known = asked.get(api) ?? request(api);
  asked.set(api, known);
  // The next widget asks again.
  known.catch(() => asked.delete(api));
  return known.catch(() => ({}));
}
