// @vitest-environment happy-dom
import { bundles } from 'serambi:bundles';
import { afterEach, expect, it, vi } from 'vitest';

const { faq = () => Promise.resolve() } = bundles;
afterEach(() => {
  bundles.faq = faq;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a widget whose code cannot be had is requested three times, then named and marked, and again with the network', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn(() => Promise.reject(new TypeError('The file is gone')));
  bundles.faq = load;
  document.body.innerHTML = '<serambi-faq></serambi-faq><serambi-faq></serambi-faq>';
  await import('../../../../widgets/runtime/element/auto');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(warn.mock.calls).toEqual([['Serambi: the code of <serambi-faq> could not be loaded.']]);
  expect(document.querySelectorAll('serambi-faq[data-serambi-missing]')).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(4);
});
