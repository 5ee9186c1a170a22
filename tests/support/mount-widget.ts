import { widgets } from 'serambi:widgets';
import { afterEach, vi } from 'vitest';
import type { Content } from '../../widgets/runtime/content/content';
import type { Bank } from '../../widgets/runtime/widget/config';

/** By API path: a block, a status, or no answer. */
export type Backend = Record<string, Content | number | 'hangs' | 'unreachable' | undefined>;

/** Replaces `fetch` by this backend. Returns the paths requested so far, in order. */
export function serve(backend: Backend): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), 'http://backend.example');
    asked.push(pathname);
    const answer = backend[pathname + search] ?? backend[pathname];
    if (answer === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'hangs') {
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    if (answer === undefined) return Promise.resolve(new Response('', { status: 404 }));
    if (typeof answer === 'number') return Promise.resolve(new Response('', { status: answer }));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

export function configure(bank: Bank | undefined): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'serambi-config';
  script.textContent = JSON.stringify({ bank });
  document.body.append(script);
}

/** Waits until the widget shows its content or its error. */
export async function mount(name: string, attributes: Record<string, string> = {}, inside = '') {
  await widgets[name]?.();
  const element = document.createElement(`serambi-${name}`);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.innerHTML = inside;
  const settled = new Promise<CustomEvent>((resolve) => {
    for (const type of ['serambi:ready', 'serambi:error']) {
      element.addEventListener(type, (event) => resolve(event as CustomEvent), { once: true });
    }
  });
  document.body.append(element);
  const event = await settled;
  const root = element.shadowRoot as ShadowRoot;
  return { element, root, event, text: () => root.querySelector('.root')?.textContent ?? '' };
}

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
