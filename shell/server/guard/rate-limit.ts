import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';

export interface Limit {
  /** The amount that one client may have in one window. */
  count: number;
  /**
   * Each client may have up to this many more. How many is random in each window, so that who is behind the same address cannot tell from
   * the own refusal whether somebody else has sent something.
   */
  spread?: number;
  /** In milliseconds. */
  window: number;
}

export interface Limiter {
  /** Counts a request, or an amount. Returns the seconds until the next window when that exceeds the limit. */
  take(client: string, amount?: number): number | undefined;
  /** Takes back what turned out not to count. */
  giveBack(client: string, amount?: number): void;
}

const rowLength = 2 ** 16;

/** A client's counter in each of the two rows. */
export const countersOf = (hash: Buffer): [number, number] => [hash.readUInt16BE(0), rowLength + hash.readUInt16BE(2)];

/** The limit of a client in this window. */
export const limitOf = (hash: Buffer, { count, spread = 0 }: Limit): number =>
  count + Math.floor((spread * hash.readUInt16BE(4)) / rowLength);

/**
 * Counts requests without storing addresses, which packages for rate limiting do. An address is hashed with a random key
 * that lives in memory for one window, and the hash selects one counter in each of two rows; the smaller is the
 * client's count. So an address cannot be recovered, memory is 256 kB for any number of clients, and two clients share
 * a count only when they share both counters.
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

/** A network assigns an IPv6 client 64 bits or more, so only the first 64 identify it: it can vary all others. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? String(parsed.parts.slice(0, 4)) : parsed.toString();
}
