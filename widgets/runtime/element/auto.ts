/** `auto.js`: watches the page and loads the bundle of each `serambi-*` tag that appears in it. */
import { bundles } from 'serambi:bundles';
import type { Registered } from './define';

const prefix = 'serambi-';

/** Pauses before the second and third try, in ms: those of `shell/client/watch.ts`, which this file could only share in a third. */
const retryDelays = [2_000, 10_000];

/** Widgets whose code is on its way. */
const loading = new Set<string>();

function loadBundle(name: string, bundle: () => Promise<unknown>, [delay, ...delays] = retryDelays): void {
  loading.add(name);
  bundle().then(
    () => loading.delete(name),
    () => {
      if (delay) return setTimeout(loadBundle, delay, name, bundle, delays);
      loading.delete(name);
      const tag = prefix + name;
      console.warn(`Serambi: the code of <${tag}> could not be loaded.`);
      // `reserve.css` shows in its place that it is missing.
      for (const element of document.querySelectorAll(tag)) element.setAttribute('data-serambi-missing', '');
    },
  );
}

function load(element: Element): void {
  const tag = element.localName;
  if (!tag.startsWith(prefix)) return;
  const registered: Registered | undefined = customElements.get(tag);
  // Where another script has taken the tag, the bundle reports it.
  if (registered?.observedAttributes?.includes('site')) return;
  const name = tag.slice(prefix.length);
  const bundle = Object.hasOwn(bundles, name) ? bundles[name] : undefined;
  if (loading.has(name)) return;
  if (bundle) loadBundle(name, bundle);
  else console.warn(`Serambi: there is no widget <${tag}>.`);
}

function loadWithin(node: Node): void {
  if (!(node instanceof Element)) return;
  load(node);
  for (const element of node.querySelectorAll(':not(:defined)')) load(element);
}

// On a server, which imports it with the page's own code, there is nothing to watch.
if (typeof document !== 'undefined') {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(loadWithin);
  }).observe(document, { childList: true, subtree: true });
  const loadAll = () => loadWithin(document.documentElement);
  addEventListener('online', loadAll);
  loadAll();
}
