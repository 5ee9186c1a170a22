import { examples as exampleLoaders } from 'serambi:examples';
import { widgets } from 'serambi:widgets';
import { vi } from 'vitest';
import { withMadeExamples } from '../../shell/server/gallery/made-examples';
import type { Content } from '../../widgets/runtime/content/content';
import type { Bank } from '../../widgets/runtime/widget/config';
import { contentPath, type Widget } from '../../widgets/runtime/widget/definition';

/** By API path: a block, a status, or no answer. */
export type Backend = Record<string, Content | number | 'hangs' | 'unreachable' | undefined>;

type Attributes = Readonly<Record<string, string>>;

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

export function addJsonScript(id: string, content: unknown) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = typeof content === 'string' ? content : JSON.stringify(content);
  document.body.append(element);
}

export const configure = (bank: Bank | undefined) => addJsonScript('serambi-config', { bank });

/** Makes the page one of the bank's own, whose address widgets read and write. */
export const onBankPage = () => addJsonScript('serambi-config', { addressable: true });

/** Waits until the widget shows its content or its error. */
export async function mount(name: string, attributes: Attributes = {}, inside = '') {
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

async function definitionOf(name: string): Promise<Widget> {
  const module = await widgets[name]?.();
  if (!module) throw new Error(`There is no widget ${name}`);
  return module.default;
}

/** Mounts the widget where a backend has this content at its path, and nothing else. */
export async function mountContent(name: string, content: unknown, attributes: Attributes = {}, inside = '') {
  const path = contentPath(await definitionOf(name), attributes);
  const asked = serve(path ? { [path]: content as Content } : {});
  return { asked, ...(await mount(name, attributes, inside)) };
}

/** Mounts the widget with the same block in both languages. */
export const mountBlock = (name: string, block: unknown, attributes: Attributes = {}, inside = '') =>
  mountContent(name, { English: block, Indonesia: block }, attributes, inside);

/** Mounts the widget as the gallery shows an example, with further attributes. */
export async function mountExample(name: string, example = 'usual', attributes: Attributes = {}, inside = '') {
  const { examples } = (await exampleLoaders[name]?.()) ?? {};
  const chosen = withMadeExamples(await definitionOf(name), examples ?? {})[example];
  if (!chosen) throw new Error(`${name} has no example ${example}`);
  if (chosen.bank) configure(chosen.bank);
  return mountContent(name, chosen.content, { ...chosen.attributes, ...attributes }, inside);
}
