/** Requests the bank's data for a widget whose page and content do not bring them. */

import { readBankData } from '../content/bank-data';
import { baseAddress } from '../content/base-address';
import type { BankData } from './bank';

const timeout = 10_000;
const asked = new Map<string, Promise<BankData>>();

async function request(api: string): Promise<BankData> {
  const response = await fetch(`${api}/widgets/config.json`, { signal: AbortSignal.timeout(timeout) });
  // A plain backend has none; the empty answer is kept.
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`${api} answered ${response.status}`);
  return readBankData(await response.json()) as BankData;
}

export function bankAt(base: string): Promise<BankData> {
  const api = baseAddress(base);
  const known = asked.get(api) ?? request(api);
  asked.set(api, known);
  // The next widget asks again.
  known.catch(() => asked.delete(api));
  return known;
}
