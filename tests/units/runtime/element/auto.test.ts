// @vitest-environment happy-dom
import { bundles } from 'serambi:bundles';
import { afterEach, expect, it, vi } from 'vitest';

const { ...loaders } = bundles;
afterEach(() => {
  Object.assign(bundles, loaders);
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
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Serambi: the code of <serambi-faq> could not be loaded\..*reserve\.css/)],
  ]);
  const marked = () => document.querySelectorAll('serambi-faq[data-serambi-missing]').length;
  expect(marked()).toBe(2);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(4);
  expect(marked()).toBe(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(marked()).toBe(2);
});

it('a widget whose bundle is there is named and marked all the same where a file of its code cannot be had', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn(() => Promise.reject(new TypeError('The file is gone')));
  bundles.points = async () => ({ load });
  await import('../../../../widgets/runtime/element/auto');
  document.body.innerHTML = '<serambi-points></serambi-points>';
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('the code of <serambi-points> could not be loaded')]]);
  expect(document.querySelector('serambi-points')?.matches('[data-serambi-missing]')).toBe(true);
});

it('a tag that is no widget’s is reported once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = '<serambi-gold></serambi-gold><serambi-gold></serambi-gold>';
  await import('../../../../widgets/runtime/element/auto');
  for (const _ of ['first', 'second']) window.dispatchEvent(new Event('online'));
  expect(warn.mock.calls).toEqual([['Serambi: there is no widget <serambi-gold>.']]);
});
