import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessLine, lineWriter } from '../../../../../shell/server/http/log';

describe('lines of the log', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are written together, a tenth of a second after the first', () => {
    const write = vi.fn();
    const log = lineWriter(write);
    log('a');
    log('b');
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(write.mock.calls).toEqual([['a\nb\n']]);
    log('c');
    vi.advanceTimersByTime(100);
    expect(write).toHaveBeenLastCalledWith('c\n');
  });

  it('are never many that wait, and none is lost when the process ends', () => {
    const write = vi.fn();
    const log = lineWriter(write);
    for (let count = 0; count < 1_001; count++) log('a');
    expect(write).toHaveBeenCalledOnce();
    process.listeners('exit').at(-1)?.(0);
    expect(write).toHaveBeenLastCalledWith('a\n');
  });

  it('name method, path, status and whole milliseconds', () => {
    expect(accessLine('GET', '/help', 200, 1.6)).toBe('{"method":"GET","path":"/help","status":200,"ms":2}');
  });
});
