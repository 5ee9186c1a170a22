import { widgets } from 'serambi:widgets';
import { codes, currentLanguage } from '../../widgets/runtime/language/language';

const loads = new Map<string, Promise<unknown>>();

/** Loads a widget's code, once. A failure is left for the next try: the element stays as the server made it. */
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

const settle = (element: Element) => {
  const name = watched.get(element);
  if (!name) return;
  loadWidget(name).then(
    () => unwatch(element),
    // Still watched, it is tried again when it next comes near, or the language changes.
    () => console.warn(`Serambi: the code of <serambi-${name}> could not be loaded.`),
  );
};

// Near the viewport is near enough to be needed soon. A root without size (not rendered by a server) is near, too.
const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) settle(target);
        },
        { rootMargin: '256px' },
      );

function unwatch(element: Element) {
  watched.delete(element);
  observer?.unobserve(element);
}

/** What the server has shown already, and in which nothing happens, needs no code. */
const isComplete = ({ shadowRoot }: Element) => shadowRoot?.querySelector('.root[data-static][data-status=ready]');

/** Loads the element's code once it is near the viewport. Answers the function that gives it up. */
export function watch(element: Element, name: string): () => void {
  watched.set(element, name);
  if (!isComplete(element)) observer?.observe(element);
  return () => unwatch(element);
}

/** Loads the code of what is not near, so that neither a scroll nor a change of language has to wait for it. */
export function loadRest(): void {
  for (const element of [...watched.keys()]) if (!isComplete(element)) settle(element);
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

/** Every widget of the page follows the language: those whose code is here by themselves, the others by this. */
export function followLanguage(): void {
  for (const element of [...watched.keys()]) {
    if (element.matches(':defined')) unwatch(element);
    else if (!exchange(element)) settle(element);
  }
}

let pressed: HTMLElement | undefined;

/**
 * A button pressed before its widget has its code is pressed again once it has: hydration keeps the button. Not one that
 * sends: who pressed it may have read on, and typed.
 */
export function replayClick(event: Event): void {
  const [target] = event.composedPath();
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : undefined;
  const host = (button?.getRootNode() as Partial<ShadowRoot> | undefined)?.host;
  if (!button || !host?.matches(':not(:defined)')) return;
  pressed = button;
  loadWidget(host.localName.replace('serambi-', '')).then(
    () => {
      // However often it was pressed meanwhile, and only what was pressed last.
      if (pressed !== button) return;
      pressed = undefined;
      button.click();
    },
    () => {},
  );
}
