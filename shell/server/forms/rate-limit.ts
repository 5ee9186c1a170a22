import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';

export interface Limit {
  /** So many in `window` milliseconds, for one client. */
  count: number;
  window: number;
}

export interface Limiter {
  /** Counts one more. Answers how many seconds to wait when that is too many, else undefined. */
  take(client: string): number | undefined;
  /** Takes one back, for a request that turned out to be none. */
  giveBack(client: string): void;
}

const cells = 2 ** 16;

/**
 * Counts without a list of clients. A client's address leads, through a hash whose random key lives for one window
 * and only in memory, to two of 65,536 counters each; the smaller one is its count. So nothing kept can be turned back
 * into an address, and memory is the same 256 kB for one client and for a million. Two clients are mistaken for
 * one only when they share both counters.
 */
export function createLimiter({ count, window }: Limit, now: () => number = Date.now): Limiter {
  const counts = new Uint16Array(2 * cells);
  let key = randomBytes(32);
  let end = 0;

  function places(client: string): [number, number] {
    if (now() >= end) {
      key = randomBytes(32);
      counts.fill(0);
      end = now() + window;
    }
    const hash = createHmac('sha256', key).update(client).digest();
    return [hash.readUInt16BE(0), cells + hash.readUInt16BE(2)];
  }

  const at = (place: number) => counts[place] ?? 0;

  return {
    take(client) {
      const both = places(client);
      if (Math.min(...both.map(at)) >= count) return Math.max(1, Math.ceil((end - now()) / 1000));
      for (const place of both) counts[place] = Math.min(at(place) + 1, 0xffff);
      return undefined;
    },
    giveBack(client) {
      for (const place of places(client)) counts[place] = Math.max(at(place) - 1, 0);
    },
  };
}

/** Lets one task after another use what is scarce. */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** A network assigns an IPv6 client 64 bits or more, so only the first 64 identify it: it can vary all others. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? String(parsed.parts.slice(0, 4)) : parsed.toString();
}
