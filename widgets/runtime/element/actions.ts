/** Tells the page what a visitor does in a widget: `serambi-action` bubbles, so that one listener of the page hears of all. */

/** The host has it while controls are used again (`early.ts`): its page was told when the visitor used them. */
export const replaying = 'data-replaying';

/** Elements whose press is an action. */
const parts = 'summary,[role=tab],a[href]';

function actionOf(part: Element): { action: string; id: string } {
  if (part instanceof HTMLAnchorElement) return { action: 'link', id: part.getAttribute('href') ?? '' };
  if (part.localName === 'summary') return { action: 'open', id: part.parentElement?.id ?? '' };
  return { action: 'tab', id: `${[...(part.parentElement?.children ?? [])].indexOf(part)}` };
}

/** The element in the shadow root that an event is of. */
export const pressed = (event: Event): Element | undefined =>
  event.composedPath().find((target): target is Element => target instanceof Element);

export function tellAction(host: Element, detail: { widget: string; action: string; id: string }): void {
  host.dispatchEvent(new CustomEvent('serambi-action', { bubbles: true, composed: true, detail }));
}

/** An answer that is being closed, and a tab that is chosen already. */
const isDone = (part: Element) =>
  part.getAttribute('aria-selected') === 'true' || part.matches('details[open]>summary');

/** Listens at a widget's element, before the widget does. */
export function tellActions(host: Element, widget: string): void {
  host.addEventListener(
    'click',
    (event) => {
      const part = pressed(event)?.closest(parts);
      if (part && !isDone(part) && !host.hasAttribute(replaying)) tellAction(host, { widget, ...actionOf(part) });
    },
    true,
  );
}
