import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';

export interface Limit {
  count: number;
  /** Random addition per client and window: a refusal must not tell whether others behind the same address sent something. */
  spread?: number;
  /** In ms. */
  window: number;
}

const rowLength = 2 ** 16;

export const countersOf = (hash: Buffer): [number, number] => [hash.readUInt16BE(0), rowLength + hash.readUInt16BE(2)];

export const limitOf = (hash: Buffer, { count, spread = 0 }: Limit): number =>
  count + Math.floor((spread * hash.readUInt16BE(4)) / rowLength);

/**
 * Limits rates without storing addresses. Their HMAC, with a random key for each window, selects a counter in each of two rows. The
 * smaller one counts. Memory is 256 kB for any number of clients. Checks and counts apart: a count that is undone later could be seen
 * meanwhile by others behind the same address.
 */
export function createLimiter(limit: Limit) {
  const counts = new Uint16Array(2 * rowLength);
  // No client begins a window: `Retry-After` must not tell when somebody sent something.
  const start = performance.now() - Math.random() * limit.window;
  let current: number | undefined;
  let key = randomBytes(32);

  function hashOf(client: string): Buffer {
    const window = Math.floor((performance.now() - start) / limit.window);
    if (window !== current) {
      current = window;
      key = randomBytes(32);
      counts.fill(0);
    }
    return createHmac('sha256', key).update(client).digest();
  }

  const at = (counter: number) => counts[counter] ?? 0;

  return {
    /** Returns the seconds to wait once the limit is reached. No amount is asked for: its answers would tell the count. */
    waitFor(client: string): number | undefined {
      const hash = hashOf(client);
      if (Math.min(...countersOf(hash).map(at)) < limitOf(hash, limit)) return undefined;
      const elapsed = (performance.now() - start) % limit.window;
      return Math.max(1, Math.ceil((limit.window - elapsed) / 1000));
    },
    add(client: string, amount = 1): void {
      for (const counter of countersOf(hashOf(client))) counts[counter] = Math.min(at(counter) + amount, 0xffff);
    },
  };
}

/** The first 64 bits of an IPv6 address: a client can vary all others. A port is ignored. All other text counts as one client. */
export function clientOf(address: string): string {
  const bare = address.replace(/^\[(.*)\](?::\d{1,5})?$/, '$1').replace(/^([\d.]+):\d{1,5}$/, '$1');
  if (!ipaddr.isValid(bare)) return '';
  const parsed = ipaddr.process(bare);
  return 'parts' in parsed ? String(parsed.parts.slice(0, 4)) : parsed.toString();
}
