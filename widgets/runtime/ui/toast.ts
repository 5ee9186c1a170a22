/** Toasts: bottom left, in a live region at the end of `<body>`. So they outlive their widget and cover dialogs, on any site. */
import { region, toastStyles } from './toast.styles';

interface ToastOptions {
  kind: 'success' | 'warning' | 'error';
  lang: string;
  /** Time on screen in ms; stops while the pointer is on the toast. */
  duration?: number;
}

const id = 'serambi-toasts';
/** More would cover a phone's page. */
const limit = 3;

/** The page's only live region, styled by the release that made it. */
function liveRegion(): HTMLElement {
  // A page may clone the host, which loses its shadow root, or have an element with this id.
  let live = [...document.querySelectorAll(`#${id}`)]
    .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[role=status]'))
    .find(Boolean);
  if (!live) {
    const host = document.createElement('div');
    host.id = id;
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = toastStyles.in(document);
    if (sheet) shadow.adoptedStyleSheets = [sheet];
    const root = document.createElement('div');
    root.className = 'root';
    live = document.createElement('div');
    live.className = region;
    live.setAttribute('role', 'status');
    live.setAttribute('aria-live', 'polite');
    live.setAttribute('popover', 'manual');
    root.append(live);
    shadow.append(root);
  }
  return live;
}

/** Shows a message for some seconds. It replaces an equal one, and above the limit the oldest. */
export function toast(message: string, { kind, lang, duration = 2_000 }: ToastOptions): void {
  const live = liveRegion();
  // Hiding and showing moves it to the top of the top layer, above a modal dialog.
  if (live.matches?.(':popover-open')) live.hidePopover?.();
  live.showPopover?.();
  const element = document.createElement('p');
  element.dataset.kind = kind;
  element.lang = lang;
  // A `<span>` keeps a word from breaking at its hyphens, as in a case code.
  for (const word of message.split(' ')) {
    const span = document.createElement('span');
    span.textContent = word;
    if (element.hasChildNodes()) element.append(' ');
    element.append(span);
  }
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      element.remove();
      if (!live.childElementCount) live.hidePopover?.();
    }, duration);
  };
  const pause = () => clearTimeout(timer);
  // A toast that appears below a resting pointer is entered, but nobody reads it: it would stay, above the button just pressed.
  element.addEventListener('pointermove', pause);
  element.addEventListener('pointerleave', start);
  // Screen readers announce only changes of a known region, so the text comes one frame later. A background page has no frames, so
  // its toasts wait.
  requestAnimationFrame(() => {
    if (live.matches?.(':popover-open') === false) live.showPopover?.();
    [...live.children].find(({ textContent }) => textContent === message)?.remove();
    if (live.childElementCount >= limit) live.firstElementChild?.remove();
    live.append(element);
    start();
  });
}
