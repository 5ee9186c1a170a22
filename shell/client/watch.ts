import { widgets } from 'serambi:widgets';
import { codes, currentLanguage } from '../../widgets/runtime/language/language';

const loads = new Map<string, Promise<unknown>>();

/** Loads a widget's code once. After a failure the next call tries again; the element stays as the server rendered it. */
export function loadWidget(name: string): Promise<unknown> {
  let load = loads.get(name);
  if (!load) {
    load = widgets[name]?.() ?? Promise.resolve();
    load.catch(() => loads.delete(name));
    loads.set(name, load);
  }
  return load;
}

const watched = new Map<Element, string>();

const loadCodeOf = (element: Element) => {
  const name = watched.get(element);
  if (!name) return;
  loadWidget(name).then(
    () => unwatch(element),
    // It stays watched, so the code is requested again when it next comes near, or when the language changes.
    () => console.warn(`Serambi: the code of <serambi-${name}> could not be loaded.`),
  );
};

// An element near the viewport will be needed soon.
const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) loadCodeOf(target);
        },
        { rootMargin: '256px' },
      );

function unwatch(element: Element) {
  watched.delete(element);
  observer?.unobserve(element);
}

/** A static widget that the server rendered with its content needs no code. */
const isComplete = ({ shadowRoot }: Element) => shadowRoot?.querySelector('.root[data-static][data-status=ready]');

/** Loads the element's code once it is near the viewport. Returns the function that stops this. */
export function watch(element: Element, name: string): () => void {
  watched.set(element, name);
  if (!isComplete(element)) observer?.observe(element);
  return () => unwatch(element);
}

/** Loads the code of all other elements, so that neither scrolling nor a change of language waits for it. */
export function loadRest(): void {
  for (const element of [...watched.keys()]) if (!isComplete(element)) loadCodeOf(element);
}

/** Shows what the server has sent in both languages in the one that the page shows now, if the element is such a thing. */
function exchange(element: Element): boolean {
  const root = isComplete(element);
  const other = element.shadowRoot?.querySelector('template')?.content;
  const words = other?.firstElementChild;
  if (!root || !words) return false;
  if (root.getAttribute('lang') !== codes[currentLanguage()]) {
    root.replaceWith(words);
    other.append(root);
    element.toggleAttribute('data-empty', !words.hasChildNodes());
  }
  return true;
}

/** Changes the language of the widgets whose code is not loaded; the others do so themselves. */
export function followLanguage(): void {
  for (const element of [...watched.keys()]) {
    if (element.matches(':defined')) unwatch(element);
    else if (!exchange(element)) loadCodeOf(element);
  }
}

let lastPressed: HTMLElement | undefined;

/**
 * Clicks a button again that was clicked before its widget had its code: hydration keeps the element. Submit buttons are
 * left out, because the visitor may have typed on since.
 */
export function replayClick(event: Event): void {
  const [target] = event.composedPath();
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : undefined;
  const host = (button?.getRootNode() as Partial<ShadowRoot> | undefined)?.host;
  if (!button || !host?.matches(':not(:defined)')) return;
  lastPressed = button;
  loadWidget(host.localName.replace('serambi-', '')).then(
    () => {
      // Once, however often it was clicked, and only the last one.
      if (lastPressed !== button) return;
      lastPressed = undefined;
      button.click();
    },
    () => {},
  );
}
