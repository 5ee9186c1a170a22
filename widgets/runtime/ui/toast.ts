/**
 * Toasts: bottom left, dark, in a live region of their own at the end of `<body>`, so that they outlive the widget that shows
 * them and appear above any dialog, also on other sites' pages.
 */

import { codes, type Language } from '../language/language';
import { base } from '../styles/base.styles';
import { region, toastStyles } from './toast.styles';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

interface ToastOptions {
  kind?: ToastKind;
  language: Language;
  /** Time on screen in ms; it stops while the pointer is on the toast. */
  duration?: number;
}

const id = 'serambi-toasts';
/** More than this would cover the page, a phone's above all. */
const limit = 3;

/** The page's one live region. The release that has made it styles the messages of all. */
function liveRegion(): HTMLElement {
  let host = document.getElementById(id);
  if (!host) {
    host = document.createElement('div');
    host.id = id;
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [base, toastStyles].flatMap((sheet) => sheet.in(document) ?? []);
    const root = document.createElement('div');
    root.className = 'root';
    const live = document.createElement('div');
    live.className = region;
    live.setAttribute('role', 'status');
    live.setAttribute('aria-live', 'polite');
    live.setAttribute('popover', 'manual');
    root.append(live);
    shadow.append(root);
  }
  return host.shadowRoot?.querySelector('[role=status]') as HTMLElement;
}

/** Shows a message for some seconds: in place of the same one, and of the oldest where there are several. */
export function toast(message: string, { kind = 'info', language, duration = 2_000 }: ToastOptions): void {
  const live = liveRegion();
  // Hidden and shown again, it becomes the topmost element of the top layer, above a modal dialog.
  if (live.matches?.(':popover-open')) live.hidePopover?.();
  live.showPopover?.();
  const element = document.createElement('p');
  element.dataset.kind = kind;
  element.lang = codes[language];
  // A word in an element of its own is not broken at its hyphens, such as those of a case code.
  for (const word of message.split(' ')) {
    const span = document.createElement('span');
    span.textContent = word;
    if (element.hasChildNodes()) element.append(' ');
    element.append(span);
  }
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    timer = setTimeout(() => {
      element.remove();
      if (!live.childElementCount) live.hidePopover?.();
    }, duration);
  };
  const pause = () => clearTimeout(timer);
  element.addEventListener('pointerenter', pause);
  element.addEventListener('pointerleave', start);
  // A screen reader announces changes of a live region that it already knows, so the text comes one frame later. Its time
  // starts then as well: a page in the background has no frames, and the toast waits until it can be seen.
  requestAnimationFrame(() => {
    if (live.matches?.(':popover-open') === false) live.showPopover?.();
    [...live.children].find(({ textContent }) => textContent === message)?.remove();
    if (live.childElementCount >= limit) live.firstElementChild?.remove();
    live.append(element);
    start();
  });
}
