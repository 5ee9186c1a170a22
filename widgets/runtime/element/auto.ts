/** `auto.js`: watches the page and loads the bundle of each `serambi-*` tag that appears in it. */
import { bundles } from 'serambi:bundles';
import type { Registered } from './define';

type Bundle = (typeof bundles)[string];

const prefix = 'serambi-';

/**
 * Pauses before the second and third try, in ms. `shell/client/watch.ts` has the same: a file that both import would be one
 * more request before this one runs.
 */
const retryDelays = [2_000, 10_000];

/** Widgets whose code is on its way. */
const loading = new Set<string>();
/** Names that no widget has. Each is reported once. */
const unknown = new Set<string>();

/** `reserve.css` shows in the place of such elements that they are missing. */
function markMissing(tag: string, isMissing: boolean): void {
  for (const element of document.querySelectorAll(tag)) element.toggleAttribute('data-serambi-missing', isMissing);
}

function loadBundle(name: string, bundle: Bundle, [delay, ...delays] = retryDelays): void {
  const tag = prefix + name;
  loading.add(name);
  markMissing(tag, false);
  // A bundle is evaluated before its chunks are there; those that are on their way are not asked for twice.
  const loaded = bundle().then(({ load }) => load?.(true));
  loaded.then(
    () => loading.delete(name),
    () => {
      if (delay) return setTimeout(loadBundle, delay, name, bundle, delays);
      loading.delete(name);
      markMissing(tag, true);
      console.warn(
        `Serambi: the code of <${tag}> could not be loaded. Where the page has reserve.css, its place says so.`,
      );
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
  if (loading.has(name) || unknown.has(name)) return;
  if (bundle) loadBundle(name, bundle);
  else {
    unknown.add(name);
    console.warn(`Serambi: there is no widget <${tag}>.`);
  }
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
