// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAll } from '../../../../shell/client/code';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An element whose code the server names, but does not have. Each test has another one. */
function elementOf(name: string): HTMLElement {
  document.body.innerHTML = `<serambi-${name} data-code="/no-such-folder/${name}.js"></serambi-${name}>`;
  return document.body.firstElementChild as HTMLElement;
}

it('code that cannot be had is requested three times, then the element is named in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  elementOf('faq');
  loadAll();
  const preloads = () => document.querySelectorAll('link[href="/no-such-folder/faq.js"]').length;
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(warn.mock.calls).toEqual([['Serambi: the code of <serambi-faq> could not be loaded.']]);
  });
  expect(preloads()).toBe(1);
});

it('code is not requested any more when its element has left the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = elementOf('terms');
  loadAll();
  element.remove();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(warn).not.toHaveBeenCalled();
});

it('all files of an element’s code are requested at once, each of them once', () => {
  document.body.innerHTML = `
    <serambi-one data-code="/chunks/one.js /chunks/shared.js"></serambi-one>
    <serambi-two data-code="/chunks/two.js /chunks/shared.js"></serambi-two>`;
  loadAll();
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );
  expect(files.filter((file) => file.startsWith('/chunks/'))).toEqual([
    '/chunks/one.js',
    '/chunks/shared.js',
    '/chunks/two.js',
  ]);
});
