import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, createLimiter } from '../../../../../shell/server/guard/rate-limit';
import { createSharedLimiter, shareCounts } from '../../../../../shell/server/guard/shared-counts';
import { recordedLog } from '../../../../support/log';

/** Counts like a caller that accepts whatever is within the limit. */
function take(limiter: ReturnType<typeof createLimiter>, client = 'a', amount = 1): number | undefined {
  const wait = limiter.waitFor(client);
  if (wait === undefined) limiter.add(client, amount);
  return wait;
}

describe('a limiter', () => {
  // On a busy machine a window could end in the middle of a test.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

  it('lets a client through so many times in a window, then says how long to wait', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0);
    const limiter = createLimiter({ count: 3, window: 60_000 });
    expect([1, 2, 3].map(() => take(limiter))).toEqual([undefined, undefined, undefined]);
    expect(take(limiter)).toBe(60);
    vi.advanceTimersByTime(45_500);
    expect(take(limiter)).toBe(15);
    expect(take(limiter, 'b')).toBeUndefined();
    vi.advanceTimersByTime(14_500);
    expect(take(limiter)).toBeUndefined();
  });

  it('does not tell by the time to wait when a client sent something', () => {
    const limiters = Array.from({ length: 200 }, () => createLimiter({ count: 1, window: 60_000 }));
    vi.advanceTimersByTime(1_234_567);
    for (const limiter of limiters) limiter.add('a');
    const waits = limiters.map((limiter) => limiter.waitFor('a') ?? 0);
    expect([Math.min(...waits) < 10, Math.max(...waits) > 50]).toEqual([true, true]);
  });

  it('says how long to wait also when the clock of the machine is set back', () => {
    vi.useFakeTimers({ now: new Date('2026-11-26') });
    const limiter = createLimiter({ count: 1, window: 60_000 });
    limiter.add('a');
    vi.setSystemTime(new Date('2020-01-01'));
    const wait = limiter.waitFor('a') ?? 0;
    expect([wait > 0, wait <= 60]).toEqual([true, true]);
    vi.advanceTimersByTime(60_000);
    expect(limiter.waitFor('a')).toBeUndefined();
  });

  it('counts amounts, and refuses none for its size: a search for the largest that fits would find the count', () => {
    const limiter = createLimiter({ count: 100, window: 60_000 });
    expect([60, 60, 1].map((amount) => take(limiter, 'a', amount) === undefined)).toEqual([true, true, false]);
  });

  it('has a limit that nobody knows, the same within its window', () => {
    const window = { count: 30, spread: 30, window: 60_000 };
    // A new key for each: a client's limits in many windows.
    const allowed = Array.from({ length: 200 }, () => {
      const limiter = createLimiter(window);
      let count = 0;
      while (take(limiter) === undefined) count++;
      return count;
    });
    expect([Math.min(...allowed) >= 30, Math.max(...allowed) < 60]).toEqual([true, true]);
    expect(new Set(allowed).size).toBeGreaterThan(20);
  });

  it('hardly ever mistakes one of a thousand clients for another', () => {
    const limiter = createLimiter({ count: 1, window: 60_000 });
    const refused = Array.from({ length: 1000 }, (_, index) => take(limiter, `10.0.${index >> 8}.${index & 255}`));
    expect(refused.filter((wait) => wait !== undefined).length).toBeLessThan(10);
  });
});

it('a limiter of several processes counts by itself while the database does not answer, and leaves that alone for a while', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const query = () => {
    asked++;
    return new Promise<never>(() => {});
  };
  const { log, lines } = recordedLog('warn');
  const counts = shareCounts({ query }, log);
  const limiter = createSharedLimiter('test', { count: 2, window: 60_000 }, counts);
  const first = limiter.waitFor('a');
  await vi.advanceTimersByTimeAsync(500);
  expect(await first).toBeUndefined();
  await limiter.add('a');
  expect(await limiter.waitFor('a')).toBeUndefined();
  await limiter.add('a');
  expect(await limiter.waitFor('a')).toBeGreaterThan(0);
  expect(asked).toBe(1);
  expect(lines.length).toBe(1);
});

describe('a client', () => {
  it.each([
    ['an IPv4 address, wrapped in IPv6 or with a port', ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7:1000']],
    ['64 bits of an IPv6 address', ['2001:db8:0:1::1', '2001:0db8:0000:0001:a:b:c:dddd', '2001:DB8:0:1:0:0:0:2%eth0']],
    ['an IPv6 address, in brackets or with a port', ['2001:db8::1', '[2001:db8::1]', '[2001:db8::1]:443']],
    ['one for all that is no address', ['', 'unknown', '_hidden', '1.2.3.4.5']],
  ])('is %s', (_, addresses) => {
    expect(new Set(addresses.map(clientOf)).size).toBe(1);
  });

  it('is another one with another address', () => {
    const addresses = ['192.0.2.7', '192.0.2.8', '2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8::1', '::1', ''];
    expect(new Set(addresses.map(clientOf)).size).toBe(addresses.length);
  });
});
