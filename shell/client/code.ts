/** Loads the code of interactive widgets (`data-code`) near the viewport or in use. Repeats a click that came before it. */
import { importAgain } from '../../widgets/runtime/core/import-again';
import { repeatable } from '../../widgets/runtime/element/kept-state';
import { lostAfter } from '../page';

const hostsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-code]:not(:defined)');

const loads = new Map<string, Promise<unknown>>();

/** From then on its tabs are open, and the browser sends its form. */
function markLost(host: HTMLElement): void {
  host.dataset.lost = '';
}

function inTime(host: HTMLElement, load: Promise<unknown>): Promise<unknown> {
  const timer = setTimeout(markLost, lostAfter, host);
  return load.finally(() => clearTimeout(timer));
}

/** After a failure the next call tries again. */
function loadCode(host: HTMLElement): Promise<unknown> {
  const files = host.dataset.code?.split(' ') ?? [];
  const [file = ''] = files;
  let load = loads.get(file);
  if (!load) {
    // Without `modulepreload` the browser finds a file only after loading its importer.
    const links = files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(...links);
    load = importAgain(() => import(/* @vite-ignore */ file));
    load.catch(() => loads.delete(file));
    loads.set(file, load);
  }
  return inTime(host, load);
}

const retryDelays = [2_000, 10_000];

const loadFor = (host: HTMLElement) => (host.dataset.code ? loadCode(host) : behaveIn(host));

function need(host: HTMLElement, [delay, ...delays] = retryDelays): void {
  if (!host.isConnected) return;
  loadFor(host).catch(() => {
    if (delay) setTimeout(need, delay, host, delays);
    // A press, a language change or `online` requests the code again.
    else markLost(host);
  });
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) need(target as HTMLElement);
  },
  { rootMargin: '256px' },
);

export function watch(root: ParentNode): void {
  for (const host of hostsIn(root)) {
    // An observer says nothing of an element that it observes already.
    if (host.dataset.lost === undefined) observer.observe(host);
    else need(host);
  }
  behaveAll(root);
}

async function behaveIn(host: HTMLElement): Promise<void> {
  const root = host.shadowRoot;
  if (!root) return;
  const behaving = import('../../widgets/runtime/ui/behaviours').then(({ behave }) => {
    behave(root);
    host.dataset.working = '';
    delete host.dataset.lost;
  });
  await inTime(host, behaving).catch((error) => {
    markLost(host);
    throw error;
  });
}

/** Makes plain widgets in `root` work. Call it again after their markup was replaced. */
export function behaveAll(root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLElement>(':not(:defined,[data-code])')) need(host);
}

/** Loads the code of elements whose language differs: only their code can render the other language. */
export function loadForLanguage(root: ParentNode, language: string): void {
  for (const host of hostsIn(root)) {
    if (host.shadowRoot?.querySelector<HTMLElement>('.root')?.lang !== language) need(host);
  }
}

let pressed: HTMLElement | undefined;

/** Hydration keeps a button, so its click can be repeated. */
function use(event: Event): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return;
  const root = target.getRootNode();
  if (!(root instanceof ShadowRoot) || root.host.matches(':defined,[data-working]')) return;
  const host = root.host as HTMLElement;
  const loaded = loadFor(host);
  const button = event.type === 'click' ? target.closest<HTMLElement>(repeatable) : undefined;
  if (button) pressed = button;
  loaded.then(
    () => {
      if (!button || pressed !== button) return;
      pressed = undefined;
      button.click();
    },
    () => {},
  );
}

export function loadOnUse(): void {
  for (const name of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(name, use, { passive: true });
  }
  window.addEventListener('online', () => watch(document));
}
