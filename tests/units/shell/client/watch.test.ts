// @vitest-environment happy-dom
import { widgets } from 'serambi:widgets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRest, watch } from '../../../../shell/client/watch';

const loaders = { ...widgets };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  Object.assign(widgets, loaders);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A widget of the page whose code fails to load the given number of times. Code that was loaded is kept: another for each test. */
function widgetThatFails(name: string, times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('The file is gone');
    return { default: {} as never };
  });
  widgets[name] = load;
  const stop = watch(document.createElement(`serambi-${name}`), name);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  loadRest();
  return { load, warn, stop };
}

describe('the code of a widget that could not be had', () => {
  it('is requested again after a pause', async () => {
    const { load, warn, stop } = widgetThatFails('rates', 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(warn).not.toHaveBeenCalled();
    stop();
  });

  it('is requested three times in all, then it is named in the console', async () => {
    const { load, warn, stop } = widgetThatFails('faq', Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(warn.mock.calls).toEqual([['Serambi: the code of <serambi-faq> could not be loaded.']]);
    stop();
  });

  it('is not requested any more when the widget has left the page', async () => {
    const { load, stop } = widgetThatFails('terms', Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(100);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
