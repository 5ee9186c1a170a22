import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';

export interface Limit {
  /** Requests of one client in one window. */
  count: number;
  /** In milliseconds. */
  window: number;
}

export interface Limiter {
  /** Counts a request. Returns the seconds until the next window when it exceeds the limit. */
  take(client: string): number | undefined;
  /** Takes back a request that turned out not to count. */
  giveBack(client: string): void;
}

const rowLength = 2 ** 16;

/** A client's counter in each of the two rows. */
export const countersOf = (hash: Buffer): [number, number] => [hash.readUInt16BE(0), rowLength + hash.readUInt16BE(2)];

/**
 * Counts requests without storing addresses, which packages for rate limiting do. An address is hashed with a random key
 * that lives in memory for one window, and the hash selects one counter in each of two rows; the smaller is the
 * client's count. So an address cannot be recovered, memory is 256 kB for any number of clients, and two clients share
 * a count only when they share both counters.
 */
export function createLimiter({ count, window }: Limit, now: () => number = Date.now): Limiter {
  const counts = new Uint16Array(2 * rowLength);
  let key = randomBytes(32);
  let end = 0;

  function countersFor(client: string): [number, number] {
    if (now() >= end) {
      key = randomBytes(32);
      counts.fill(0);
      end = now() + window;
    }
    return countersOf(createHmac('sha256', key).update(client).digest());
  }

  const at = (counter: number) => counts[counter] ?? 0;

  return {
    take(client) {
      const counters = countersFor(client);
      if (Math.min(...counters.map(at)) >= count) return Math.max(1, Math.ceil((end - now()) / 1000));
      for (const counter of counters) counts[counter] = Math.min(at(counter) + 1, 0xffff);
      return undefined;
    },
    giveBack(client) {
      for (const counter of countersFor(client)) counts[counter] = Math.max(at(counter) - 1, 0);
    },
  };
}

/** A network assigns an IPv6 client 64 bits or more, so only the first 64 identify it: it can vary all others. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? String(parsed.parts.slice(0, 4)) : parsed.toString();
}
