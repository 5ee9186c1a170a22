// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../../../../../shell/server/core/log';
import { clientOf, createLimiter } from '../../../../../shell/server/guard/rate-limit';
import { createSharedLimiter, shareCounts } from '../../../../../shell/server/guard/shared-counts';
import { gate } from '../../../../support/gate';

describe('a limiter', () => {
  it('lets a client through so many times in a window, then says how long to wait', () => {
    let now = 1_000_000;
    const limiter = createLimiter({ count: 3, window: 60_000 }, () => now);
    expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([undefined, undefined, undefined]);
    expect(limiter.take('a')).toBe(60);
    now += 45_500;
    expect(limiter.take('a')).toBe(15);
    expect(limiter.take('b')).toBeUndefined();
    now += 14_500;
    expect(limiter.take('a')).toBeUndefined();
  });

  it('takes back what turned out to be nothing', () => {
    const limiter = createLimiter({ count: 1, window: 60_000 });
    expect(limiter.take('a')).toBeUndefined();
    limiter.giveBack('a');
    expect(limiter.take('a')).toBeUndefined();
    expect(limiter.take('a')).toBeGreaterThan(0);
  });

  it('never counts below nothing when a window ended in between', () => {
    let now = 0;
    const limiter = createLimiter({ count: 1, window: 10 }, () => now);
    limiter.take('a');
    now += 20;
    limiter.giveBack('a');
    expect(limiter.take('a')).toBeUndefined();
    expect(limiter.take('a')).toBe(1);
  });

  it('says how long to wait also when the clock of the machine is set back', () => {
    vi.useFakeTimers({ now: new Date('2026-11-26') });
    const limiter = createLimiter({ count: 1, window: 60_000 });
    limiter.take('a');
    vi.setSystemTime(new Date('2020-01-01'));
    expect(limiter.take('a')).toBe(60);
    vi.advanceTimersByTime(60_000);
    expect(limiter.take('a')).toBeUndefined();
    vi.useRealTimers();
  });

  it('counts amounts', () => {
    const limiter = createLimiter({ count: 100, window: 60_000 });
    expect(limiter.take('a', 60)).toBeUndefined();
    expect(limiter.take('a', 60)).toBe(60);
    expect(limiter.take('a', 40)).toBeUndefined();
    limiter.giveBack('a', 60);
    expect(limiter.take('a', 60)).toBeUndefined();
  });

  it('does not tell by its refusal how much others of the same address have sent', () => {
    const window = { count: 30, spread: 30, window: 60_000 };
    // A new key for each: a client's limits in many windows.
    const allowed = Array.from({ length: 200 }, () => {
      const limiter = createLimiter(window);
      let count = 0;
      while (limiter.take('a') === undefined) count++;
      // The limit stays the same within its window.
      limiter.giveBack('a');
      expect([limiter.take('a'), limiter.take('a') !== undefined]).toEqual([undefined, true]);
      return count;
    });
    expect([Math.min(...allowed) >= 30, Math.max(...allowed) < 60]).toEqual([true, true]);
    expect(new Set(allowed).size).toBeGreaterThan(20);
  });

  it('hardly ever mistakes one of a thousand clients for another', () => {
    const limiter = createLimiter({ count: 1, window: 60_000 });
    const refused = Array.from({ length: 1000 }, (_, index) => limiter.take(`10.0.${index >> 8}.${index & 255}`));
    expect(refused.filter((wait) => wait !== undefined).length).toBeLessThan(10);
  });
});

describe('a limiter of several processes', () => {
  const free = { giveBack: expect.any(Function) };

  it('counts by itself while the database does not answer, and leaves that alone for a while', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const query = () => {
      asked++;
      return new Promise<never>(() => {});
    };
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(line));
    const counts = shareCounts({ query }, log);
    const limiter = createSharedLimiter('test', { count: 2, window: 60_000 }, counts);
    const first = limiter.take('a');
    await vi.advanceTimersByTimeAsync(500);
    const [taken, again] = [await first, await limiter.take('a')];
    expect([taken, again]).toEqual([free, free]);
    expect(await limiter.take('a')).toEqual({ wait: 60 });
    if ('giveBack' in taken) taken.giveBack();
    expect(await limiter.take('a')).toEqual(free);
    expect(asked).toBe(1);
    expect(lines.length).toBe(1);
    vi.useRealTimers();
  });

  it('takes back in the database no more than was counted there', async () => {
    let count = 0;
    const { open: answer, opened: answered } = gate();
    async function query<Row>(text: string, params: readonly unknown[] = []) {
      await answered;
      if (text.includes('SELECT period')) return { rows: [{ number: '1', key: '', remaining: 60_000 }] as Row[] };
      if (!text.includes('serambi_limit_counts AS held')) return { rows: [] };
      count += Number(params[4]);
      return { rows: [{ count }, { count }] as Row[] };
    }
    const counts = shareCounts({ query }, createLog('error'));
    const limiter = createSharedLimiter('test', { count: 10, window: 60_000 }, counts);
    // More than the database accepts at a time.
    const taking = Array.from({ length: 6 }, () => limiter.take('a'));
    answer();
    const all = await Promise.all(taking);
    expect(count).toBeLessThan(6);
    for (const taken of all) if ('giveBack' in taken) taken.giveBack();
    await vi.waitFor(() => expect(count).toBe(0));
  });
});

describe('a client', () => {
  it('is an IPv4 address, also when it comes wrapped in IPv6', () => {
    expect(clientOf('192.0.2.7')).toBe('192.0.2.7');
    expect(clientOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(clientOf('')).toBe('');
  });

  it('is the first 64 bits of an IPv6 address, however it is written', () => {
    const client = clientOf('2001:db8:0:1::1');
    expect(clientOf('2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd')).toBe(client);
    expect(clientOf('2001:DB8:0:1:0:0:0:2%eth0')).toBe(client);
    expect(clientOf('2001:db8:0:2::1')).not.toBe(client);
    expect(clientOf('2001:db8::1')).not.toBe(client);
    expect(clientOf('::1')).not.toBe(client);
  });
});
