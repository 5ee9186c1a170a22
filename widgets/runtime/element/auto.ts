/** `auto.js`: watches the page and loads the bundle of each `serambi-*` tag that appears in it. */
import { bundles } from 'serambi:bundles';
import type { Registered } from './define';

const prefix = 'serambi-';

function load(element: Element): void {
  const tag = element.localName;
  if (!tag.startsWith(prefix)) return;
  const registered: Registered | undefined = customElements.get(tag);
  // Where another script has taken the tag, the bundle reports it.
  if (registered?.observedAttributes?.includes('site')) return;
  const name = tag.slice(prefix.length);
  const loader = Object.hasOwn(bundles, name) ? bundles[name] : undefined;
  if (loader) loader().catch((error: unknown) => console.warn(`Serambi: <${tag}> could not be loaded.`, error));
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
  loadWithin(document.documentElement);
}
