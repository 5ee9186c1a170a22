// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { behaveAll, loadForLanguage, loadOnUse } from '../../../../shell/client/code';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
});

/** The file does not exist. Each test uses another one. */
function elementOf(name: string): HTMLElement {
  document.body.innerHTML = `<serambi-${name} data-code="/no-such-folder/${name}.js"></serambi-${name}>`;
  return document.body.firstElementChild as HTMLElement;
}

/** The shadow root of a widget without code. */
function served(html: string): ShadowRoot {
  document.body.append(document.createElement('serambi-terms'));
  const root = document.body.lastElementChild?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML = html;
  return root;
}

it('code that cannot be had is requested three times, then the element is marked as without it', async () => {
  const { dataset } = elementOf('faq');
  loadForLanguage(document, 'en');
  await vi.waitFor(async () => {
    expect(dataset.lost).toBeUndefined();
    // In small steps: a busy machine takes long to find that the file is not there.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(document.querySelectorAll('link[href="/no-such-folder/faq.js"]')).toHaveLength(3);
  }, 10_000);
  await vi.waitFor(() => expect(dataset.lost).toBe(''));
});

it('code is not requested any more when its element has left the page', async () => {
  const element = elementOf('terms');
  loadForLanguage(document, 'en');
  element.remove();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(document.querySelectorAll('link[href="/no-such-folder/terms.js"]')).toHaveLength(1);
});

it('all files of an element’s code are requested at once, unless it is in the language shown', () => {
  document.body.innerHTML = `
    <serambi-one data-code="/chunks/one.js /chunks/shared.js"></serambi-one>
    <serambi-two data-code="/chunks/two.js /chunks/shared.js"></serambi-two>`;
  const shown = served('<div class="root" lang="en"></div>').host as HTMLElement;
  shown.dataset.code = '/chunks/three.js';
  loadForLanguage(document, 'en');
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][href^="/chunks/"]');
  expect(new Set([...links].map(({ href }) => new URL(href).pathname))).toEqual(
    new Set(['/chunks/one.js', '/chunks/shared.js', '/chunks/two.js']),
  );
});

it('rich text of a widget without code has links that lead to places in it, also in markup that replaces it', async () => {
  const root = served('');
  for (const text of ['Story', 'Kisah']) {
    root.innerHTML = `<a href="#story">${text}</a><h3 id="story">${text}</h3>`;
    behaveAll(document);
    const link = root.querySelector('a') as HTMLElement;
    await vi.waitFor(() => {
      link.click();
      expect(root.activeElement?.textContent).toBe(text);
    });
  }
});

describe('the markup of a widget whose code the site does not load', () => {
  const tabsIn = (words: readonly string[]) => `<div class="root" lang="id">
    <div role="tablist">${words
      .map(
        (word, at) =>
          `<button type="button" role="tab" data-name="${at}" aria-controls="p${at}" aria-selected="${!at}">${word}</button>`,
      )
      .join('')}</div>
    ${words.map((word, at) => `<div role="tabpanel" id="p${at}" ${at ? 'hidden' : ''}>${word}</div>`).join('')}
  </div>`;
  const open = (root: ShadowRoot) =>
    [...root.querySelectorAll('[role=tabpanel]:not([hidden])')].map(({ textContent }) => textContent);
  afterEach(() => history.replaceState(null, '', location.pathname));

  it('has tabs that show their panels, and keep the choice when its other language takes its place', async () => {
    const root = served(tabsIn(['Umum', 'Rekening']));
    behaveAll(document);
    await vi.waitFor(() => {
      root.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
      expect(open(root)).toEqual(['Rekening']);
    });
    expect(location.hash).toBe('#1');
    root.innerHTML = tabsIn(['General', 'Account']);
    behaveAll(document);
    await vi.waitFor(() => expect(open(root)).toEqual(['Account']));
  });

  it('answers a press that came before its behaviour', async () => {
    const root = served(tabsIn(['Umum', 'Rekening']));
    loadOnUse();
    root.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
    await vi.waitFor(() => expect(open(root)).toEqual(['Rekening']));
  });

  it('leaves a press alone where nothing has a behaviour', async () => {
    const root = served('<button type="button">Buka</button>');
    loadOnUse();
    let presses = 0;
    root.addEventListener('click', () => presses++);
    root.querySelector('button')?.click();
    // A repeated click would come in one of the next microtasks.
    for (let count = 0; count < 20; count++) await null;
    expect(presses).toBe(1);
  });
});
