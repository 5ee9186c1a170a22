import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';

export interface Limit {
  count: number;
  /** Random addition per client and window: a refusal must not tell whether others behind the same address sent something. */
  spread?: number;
  /** In ms. */
  window: number;
}

export interface Limiter {
  /** Returns the seconds to wait if the amount exceeds the limit; else counts it. */
  take(client: string, amount?: number): number | undefined;
  giveBack(client: string, amount?: number): void;
}

const rowLength = 2 ** 16;

export const countersOf = (hash: Buffer): [number, number] => [hash.readUInt16BE(0), rowLength + hash.readUInt16BE(2)];

export const limitOf = (hash: Buffer, { count, spread = 0 }: Limit): number =>
  count + Math.floor((spread * hash.readUInt16BE(4)) / rowLength);

/**
 * Limits rates without storing addresses: their HMAC, with a random key for each window, selects a counter in each of two rows; the
 * smaller one counts. Memory is 256 kB for any number of clients.
 */
export function createLimiter(limit: Limit, now: () => number = () => performance.now()): Limiter {
  const counts = new Uint16Array(2 * rowLength);
  let key = randomBytes(32);
  let end = Number.NEGATIVE_INFINITY;

  function hashOf(client: string): Buffer {
    if (now() >= end) {
      key = randomBytes(32);
      counts.fill(0);
      end = now() + limit.window;
    }
    return createHmac('sha256', key).update(client).digest();
  }

  const at = (counter: number) => counts[counter] ?? 0;

  return {
    take(client, amount = 1) {
      const hash = hashOf(client);
      const counters = countersOf(hash);
      if (Math.min(...counters.map(at)) + amount > limitOf(hash, limit))
        return Math.max(1, Math.ceil((end - now()) / 1000));
      for (const counter of counters) counts[counter] = Math.min(at(counter) + amount, 0xffff);
      return undefined;
    },
    giveBack(client, amount = 1) {
      for (const counter of countersOf(hashOf(client))) counts[counter] = Math.max(at(counter) - amount, 0);
    },
  };
}

/** The first 64 bits of an IPv6 address: a client can vary all others. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? String(parsed.parts.slice(0, 4)) : parsed.toString();
}
