import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../../../../shell/server/core/log';

describe('lines of the log', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T07:00:00Z') });
  });
  /** Text on standard error. */
  const written = () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    return () => write.mock.calls.map(([text]) => text);
  };

  it('are one JSON object each, with time, level, event and facts', () => {
    const lines: string[] = [];
    const log = createLog('info', (line) => lines.push(line));
    log.info('request', { id: '1', path: '/help', status: 200, ms: 2 });
    expect(lines).toEqual([
      '{"time":"2026-11-22T07:00:00.000Z","level":"info","event":"request","id":"1","path":"/help","status":200,"ms":2}',
    ]);
  });

  it.each([
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
  ] as const)('are those of the level %s and above', (level, written) => {
    const lines: string[] = [];
    const log = createLog(level, (line) => lines.push(JSON.parse(line).level));
    for (const each of ['error', 'warn', 'info'] as const) log[each]('event', {});
    expect(lines).toEqual(written);
  });

  it('are written together, a tenth of a second after the first', () => {
    const output = written();
    const log = createLog();
    log.info('a', {});
    log.info('b', {});
    expect(output()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(output()).toEqual([expect.stringMatching(/"a".*\n.*"b".*\n$/)]);
    log.info('c', {});
    vi.advanceTimersByTime(100);
    expect(output()[1]).toContain('"c"');
  });

  it('of all logs of a process wait for its end together', () => {
    const listening = process.listenerCount('exit');
    for (let count = 0; count < 20; count++) createLog();
    expect(process.listenerCount('exit')).toBe(listening);
  });

  it('are never many that wait, and none is lost when the process ends', () => {
    const output = written();
    const log = createLog();
    for (let count = 0; count < 1_001; count++) log.info('a', {});
    expect(output()).toHaveLength(1);
    process.listeners('exit').at(-1)?.(0);
    expect(output()).toHaveLength(2);
  });
});
