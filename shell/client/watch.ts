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

/** Pauses before the second and third try, in ms. */
const retryDelays = [2_000, 10_000];

function loadCodeOf(element: Element, [delay, ...delays] = retryDelays) {
  const name = watched.get(element);
  if (!name) return;
  loadWidget(name).then(
    () => unwatch(element),
    () => {
      if (delay) setTimeout(() => loadCodeOf(element, delays), delay);
      // It stays watched, so the code is requested again when it next comes near, or when the language changes.
      else console.warn(`Serambi: the code of <serambi-${name}> could not be loaded.`);
    },
  );
}

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

/** Shows a static widget in the page's language: the server sent it in both. Returns false for any other element. */
function swapLanguage(element: Element): boolean {
  const root = isComplete(element);
  const template = element.shadowRoot?.querySelector('template')?.content;
  const translated = template?.firstElementChild;
  if (!root || !translated) return false;
  if (root.getAttribute('lang') !== codes[currentLanguage()]) {
    root.replaceWith(translated);
    template.append(root);
    element.toggleAttribute('data-empty', !translated.hasChildNodes());
  }
  return true;
}

/** Changes the language of the widgets whose code is not loaded; the others do so themselves. */
export function followLanguage(): void {
  for (const element of [...watched.keys()]) {
    if (element.matches(':defined')) unwatch(element);
    else if (!swapLanguage(element)) loadCodeOf(element);
  }
}

let lastPressed: HTMLElement | undefined;

/**
 * Repeats a click on a button whose widget's code was not loaded yet; hydration keeps the button's element. Submit
 * buttons are left out, because the visitor may have typed more since.
 */
export function replayClick(event: Event): void {
  const [target] = event.composedPath();
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : undefined;
  const host = (button?.getRootNode() as Partial<ShadowRoot> | undefined)?.host;
  if (!button || !host?.matches(':not(:defined)')) return;
  lastPressed = button;
  loadWidget(host.localName.replace('serambi-', '')).then(
    () => {
      // Only the last button is clicked, and only once, however often it was pressed.
      if (lastPressed !== button) return;
      lastPressed = undefined;
      button.click();
    },
    () => {},
  );
}
