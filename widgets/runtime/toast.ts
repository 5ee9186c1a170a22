/**
 * Toasts: bottom left, dark, in a live region of their own beside the page's content, so that they outlive the widget
 * that speaks and show above any dialog, on foreign pages, too.
 */
import { base } from './base';
import { codes, type Language } from './language';
import { stylesheet } from './stylesheet';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

interface ToastOptions {
  kind?: ToastKind;
  language: Language;
  /** Time on screen in ms, not counting while the pointer or the focus is on it. */
  duration?: number;
}

const styles = stylesheet();
const enter = styles.keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;
const region = styles.css`
  position: fixed;
  inset: auto auto 0 0;
  display: grid;
  gap: .5rem;
  width: auto;
  max-width: min(100vw, 28rem);
  padding: clamp(1rem, 3vw, 1.5rem);
  margin: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
`;
const toastClass = styles.css`
  padding: .875rem 1.25rem;
  border-radius: .875rem;
  border-inline-start: .375rem solid #f2a33a;
  background: #10282a;
  color: #fff;
  box-shadow: 0 .5rem 2rem #10282a4d;
  pointer-events: auto;
  overflow-wrap: anywhere;
  animation: ${enter} .2s ease-out;
  &[data-kind=success] { border-color: #5fd39a; }
  &[data-kind=error] { border-color: #ff8f85; }
`;

const id = 'serambi-toasts';

/** The page's one region, whichever bundle made it. */
function liveRegion(): HTMLElement {
  let host = document.getElementById(id);
  if (!host) {
    host = document.createElement('div');
    host.id = id;
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [base.sheet, styles.sheet];
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

/** Shows a message for a while. */
export function toast(message: string, { kind = 'info', language, duration = 2_000 }: ToastOptions): void {
  const live = liveRegion();
  // Above everything, a modal dialog included; hidden and shown again to become the topmost.
  if (live.matches?.(':popover-open')) live.hidePopover?.();
  live.showPopover?.();
  const element = document.createElement('p');
  element.className = toastClass;
  element.dataset.kind = kind;
  element.lang = codes[language];
  element.textContent = message;
  // A change inside a live region is announced once the region itself is known.
  requestAnimationFrame(() => live.append(element));

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
  start();
}
