/**
 * A form that is sent before its code has come waits for it. Sent by the browser and then by the code, too, it would be stored
 * twice; the browser would keep a report's text on the disk; and in a frame the partner's page would learn that somebody sent one.
 *
 * `data-lost`: the code of the page or of the form cannot be loaded or does not arrive, so the browser sends the form. From then on
 * (`data-posted`) its code leaves it to the browser: with both it would be stored twice. The browser's page about a lost connection
 * would replace what was typed, so the server is asked at a press, and the next press sends: a post that waited for the answer would
 * take the visitor back from a page that was opened meanwhile, or send a text that was changed. The browser's page about a file that
 * it cannot read would replace the form, too, so that press replaces the files by copies in memory. The answer to such a post runs no
 * script; there the browser's page sends again with its own reload.
 *
 * In a document an inline script holds forms (`inline/early-post.ts`), on a page reached by a link the swap does.
 */
import { codes, languageEvent, languages } from '../../widgets/runtime/language/languages';

/** In ms, for the answer of the form's server, and for reading a file. */
const patience = 20_000;
/** In ms after the answer. After a longer time the network may be lost again. */
const sendableFor = 8_000;

/** In bytes. A larger file is not copied; the server will refuse it. */
const longestCopy = 8 * 1024 * 1024;

/** The browser may send a form until then, by `performance.now()`. */
let sendableUntil = 0;
/** How often files were chosen. */
let choices = 0;

/** Their words are in `early-post.strings.ts`. */
const hideLine = (isHidden: boolean, name = 'early') =>
  document.querySelector(`.${name}`)?.toggleAttribute('hidden', isHidden);

export const hostsOfCode = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-code]');

export const postedForm = () =>
  [...hostsOfCode(document)].find(({ shadowRoot }) => shadowRoot?.querySelector('[method=post]'));

/** Hides the lines once the form's code has come, unless the browser sends the form. */
export function hideOnceDefined(host: HTMLElement): void {
  customElements.whenDefined(host.localName).then(() => {
    if (host.dataset.posted !== undefined) return;
    hideLine(true);
    hideLine(true, 'unreadable');
  });
}

function hold(event: Event, host: HTMLElement): void {
  event.preventDefault();
  hideLine(false);
  hideOnceDefined(host);
}

function handleSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  const host = (event.currentTarget as ShadowRoot).host as HTMLElement;
  if (event.defaultPrevented || form.method !== 'post') return;
  // Back to the first page brings a form that its document holds, too.
  event.stopImmediatePropagation();
  const { dataset } = host;
  const isLost = dataset.posted !== undefined || (dataset.lost !== undefined && !host.matches(':defined'));
  const isSentByBrowser = isLost && parent === self;
  if (isSentByBrowser && navigator.onLine && performance.now() < sendableUntil) {
    hideLine(true);
    dataset.posted = '';
    return;
  }
  hold(event, host);
  if (isSentByBrowser) askServer(form);
}

/** Rejects if the browser cannot send the file. A file of another computer may take long; the browser waits for it, too. */
async function copyOf(file: File): Promise<File> {
  const read = file.size > longestCopy ? file.stream().getReader().read() : file.arrayBuffer();
  const bytes = await Promise.race([read, new Promise((resolve) => setTimeout(resolve, patience))]);
  return bytes instanceof ArrayBuffer ? new File([bytes], file.name, file) : file;
}

/** Empties a control of whose files the browser cannot send one, and resolves to false then. */
async function copyFiles(form: HTMLFormElement): Promise<boolean> {
  const inputs = form.querySelectorAll<HTMLInputElement>('[type=file]');
  const readings = [...inputs].map(async (input) => {
    const { files } = input;
    try {
      const copies = new DataTransfer();
      for (const file of await Promise.all([...(files ?? [])].map(copyOf))) copies.items.add(file);
      if (input.files === files) input.files = copies.files;
      return true;
    } catch {
      input.value = '';
      return false;
    }
  });
  return !(await Promise.all(readings)).includes(false);
}

function handleChange({ target }: Event): void {
  if (!(target as HTMLElement).matches('[type=file]')) return;
  choices++;
  sendableUntil = 0;
}

async function askServer(form: HTMLFormElement): Promise<void> {
  const before = choices;
  const isReadable = await copyFiles(form);
  hideLine(isReadable, 'unreadable');
  if (!isReadable) {
    hideLine(true);
    return;
  }
  try {
    // With a cache a browser lets a request wait for an earlier one that has no answer.
    const signal = AbortSignal.timeout(patience);
    const { ok } = await fetch(new URL('/healthz', form.action), { cache: 'no-store', signal });
    if (ok && choices === before) sendableUntil = performance.now() + sendableFor;
  } catch {
    // The next press asks again.
  }
}

export function holdPosts(root: ParentNode): void {
  for (const { shadowRoot } of hostsOfCode(root)) {
    shadowRoot?.addEventListener('submit', handleSubmit);
    shadowRoot?.addEventListener('change', handleChange);
  }
}

let isTyped = false;

function handleClick(event: MouseEvent): void {
  if (!isTyped || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const root = link?.getRootNode();
  if (!link?.lang || !(root instanceof ShadowRoot) || root.host.matches(':defined')) return;
  const { lang, pathname, search } = link;
  // In an exported site each language has a folder.
  if (new URLSearchParams(search).get('lang') !== lang && !pathname.startsWith(`/${lang}/`)) return;
  const form = postedForm();
  if (!form) return;
  if (!form.matches(':defined')) {
    hold(event, form);
    return;
  }
  event.preventDefault();
  const value = languages.find((each) => codes[each] === lang);
  dispatchEvent(new CustomEvent(languageEvent, { detail: { type: 'CHANGE', value } }));
}

/** Until the header's code has come, links to other languages load a document, which would lose typed text. */
export function keepTyped(): void {
  addEventListener('input', () => {
    isTyped = true;
  });
  addEventListener('click', handleClick, true);
}
