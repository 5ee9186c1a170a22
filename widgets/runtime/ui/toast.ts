/**
 * Toasts: bottom left, dark, in a live region of their own beside the page's content, so that they outlive the widget
 * that speaks and show above any dialog, on foreign pages, too.
 */

import { codes, type Language } from '../language/language';
import { base } from '../styles/base.styles';
import { css, toastStyles } from './toast.styles';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

interface ToastOptions {
  kind?: ToastKind;
  language: Language;
  /** Time on screen in ms, not counting while the pointer is on it. */
  duration?: number;
}

const id = 'serambi-toasts';

/** The page's one region, whichever bundle made it. */
function liveRegion(): HTMLElement {
  let host = document.getElementById(id);
  if (!host) {
    host = document.createElement('div');
    host.id = id;
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [base.sheet, toastStyles.sheet];
    const root = document.createElement('div');
    root.className = 'root';
    const live = document.createElement('div');
    live.className = css.region;
    live.setAttribute('role', 'status');
    live.setAttribute('aria-live', 'polite');
    live.setAttribute('popover', 'manual');
    root.append(live);
    shadow.append(root);
  }
  return host.shadowRoot?.querySelector('[role=status]') as HTMLElement;
}

/** Shows a message for a while. */
export function toast(message: string, { kind = 'info', language, duration = 2_000 }: ToastOptions): void {
  const live = liveRegion();
  // Above everything, a modal dialog included; hidden and shown again to become the topmost.
  if (live.matches?.(':popover-open')) live.hidePopover?.();
  live.showPopover?.();
  const element = document.createElement('p');
  element.className = css.toast;
  element.dataset.kind = kind;
  element.lang = codes[language];
  element.textContent = message;
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    timer = setTimeout(() => {
      element.remove();
      if (!live.childElementCount) live.hidePopover?.();
    }, duration);
  };
  const hold = () => clearTimeout(timer);
  element.addEventListener('pointerenter', hold);
  element.addEventListener('pointerleave', start);
  // A change inside a live region is announced once the region itself is known. Its time begins with it: a page in the
  // background has no frames, and what it has to say waits for the reader.
  requestAnimationFrame(() => {
    if (live.matches?.(':popover-open') === false) live.showPopover?.();
    live.append(element);
    start();
  });
}
