/** Events of widgets. `serambi-action` reports visitors' actions and bubbles, so one listener gets those of all widgets. */

/** Set on the host while `early.ts` repeats actions, which the loader has already reported. */
export const replaying = 'data-replaying';

const parts = 'summary,[role=tab],a[href]';

function actionOf(part: Element): { action: string; id: string } {
  if (part instanceof HTMLAnchorElement) return { action: 'link', id: part.getAttribute('href') ?? '' };
  if (part.localName === 'summary') return { action: 'open', id: part.parentElement?.id ?? '' };
  return { action: 'tab', id: `${[...(part.parentElement?.children ?? [])].indexOf(part)}` };
}

/** The pressed element of the host's own markup: not of a widget or the page's own content in its slots. */
export const pressed = (event: Event, { shadowRoot }: Element): Element | undefined =>
  event
    .composedPath()
    .find((target): target is Element => target instanceof Element && target.getRootNode() === shadowRoot);

/** Dispatches an event of the element. The second name is for frameworks whose templates cannot write a colon. */
export function emit(element: HTMLElement, name: string, detail?: unknown): void {
  for (const sign of ':-') element.dispatchEvent(new CustomEvent(`serambi${sign}${name}`, { detail }));
}

export function reportAction(host: Element, detail: { widget: string; action: string; id: string }): void {
  host.dispatchEvent(new CustomEvent('serambi-action', { bubbles: true, composed: true, detail }));
}

/** Closes an answer, or selects the selected tab: no action. */
const isDone = (part: Element) =>
  part.getAttribute('aria-selected') === 'true' || part.matches('details[open]>summary');

export function reportActions(host: Element, widget: string): void {
  host.addEventListener(
    'click',
    (event) => {
      const part = pressed(event, host)?.closest(parts);
      if (part && !isDone(part) && !host.hasAttribute(replaying)) reportAction(host, { widget, ...actionOf(part) });
    },
    true,
  );
}
