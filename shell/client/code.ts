/**
 * Loads the code of widgets that have behaviour, which the server names on their elements (`data-code`): once such a widget is near
 * the viewport, or is used. A press that came before its code is repeated after it.
 */

const hostsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-code]:not(:defined)')];

const preloaded = new Set<string>();

/** Requests files all at once. By importing alone, the browser finds a file in the one that imports it. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

const loads = new Map<string, Promise<unknown>>();

/** Loads a widget's code once. After a failure the next call tries again; the element stays as the server rendered it. */
function loadCode(host: HTMLElement): Promise<unknown> {
  const files = host.dataset.code?.split(' ') ?? [];
  const [file = ''] = files;
  preload(files);
  let load = loads.get(file);
  if (!load) {
    load = import(/* @vite-ignore */ file);
    load.catch(() => loads.delete(file));
    loads.set(file, load);
  }
  return load;
}

/** Pauses before the second and third try, in ms. */
const retryDelays = [2_000, 10_000];

function need(host: HTMLElement, [delay, ...delays] = retryDelays): void {
  if (!host.isConnected) return;
  loadCode(host).then(
    () => observer.unobserve(host),
    () => {
      if (delay) setTimeout(need, delay, host, delays);
      // The code is requested again when the element next comes near, or when the language changes.
      else console.warn(`Serambi: the code of <${host.localName}> could not be loaded.`);
    },
  );
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) need(target as HTMLElement);
  },
  { rootMargin: '256px' },
);

/** Loads the code of the elements in `root` that are near, and of the others once they come near. */
export function watch(root: ParentNode): void {
  for (const host of hostsIn(root)) observer.observe(host);
  behaveAll(root);
}

let behaviours: Promise<typeof import('../../widgets/runtime/ui/behaviours')> | undefined;

/** Loads the behaviours once. After a failure the next call tries again; the page can be read all the same. */
function loadBehaviours() {
  behaviours ??= import('../../widgets/runtime/ui/behaviours');
  behaviours.catch(() => {
    behaviours = undefined;
  });
  return behaviours;
}

const usable =
  'table,a[href^="#"],[role=tablist],[data-share],[data-contents],[data-print],dialog,[data-slider],[data-toggles],[data-platforms]';
const working = new WeakSet<ShadowRoot>();

/** Makes a widget without code work, where there is something in it to do. */
async function behaveIn(root: ShadowRoot | null): Promise<void> {
  if (!root?.querySelector(usable)) return;
  const { behave } = await loadBehaviours();
  behave(root);
  working.add(root);
}

/** Makes the widgets in `root` that have no code work. Call it again whenever their markup was replaced. */
export function behaveAll(root: ParentNode): void {
  for (const { shadowRoot } of root.querySelectorAll(':not(:defined,[data-code])'))
    behaveIn(shadowRoot).catch(() => {});
}

/** Loads the code of the elements in `root` that show another language: only their code has their words. */
export function loadForLanguage(root: ParentNode, language: string): void {
  for (const host of hostsIn(root)) {
    if (host.shadowRoot?.querySelector<HTMLElement>('.root')?.lang !== language) need(host);
  }
}

let pressed: HTMLElement | undefined;

/**
 * Something of a widget is used whose code is not there. A press on a button is repeated, since hydration keeps the button's
 * element; not on a submit button, because the visitor may have typed more since.
 */
function use(event: Event): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return;
  const root = target.getRootNode();
  if (!(root instanceof ShadowRoot) || working.has(root) || root.host.matches(':defined')) return;
  const host = root.host as HTMLElement;
  const isCoded = Boolean(host.dataset.code);
  // There is nothing to load, so the press has had its effect.
  if (!isCoded && !root.querySelector(usable)) return;
  const load = isCoded ? loadCode(host) : behaveIn(root);
  const button = event.type === 'click' ? target.closest<HTMLElement>('button[type=button]') : undefined;
  if (button) pressed = button;
  load.then(
    () => {
      // Only the last button is clicked, and only once, however often it was pressed.
      if (!button || pressed !== button) return;
      pressed = undefined;
      button.click();
    },
    () => {},
  );
}

/** Listens for use from the start; what is near is loaded by `watch`. */
export function loadOnUse(): void {
  for (const name of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(name, use, { passive: true });
  }
  // Code that could not be loaded without a network.
  window.addEventListener('online', () => watch(document));
}
