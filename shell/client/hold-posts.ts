/**
 * A form that is sent before its code has come waits for it. Sent by the browser and then by the code, too, it would be stored
 * twice; the browser would keep a report's text on the disk; and in a frame the partner's page would learn that somebody sent one.
 *
 * `data-lost`: the code of the page or of the form cannot be loaded or does not arrive, so the browser sends the form. From then on
 * (`data-posted`) its code leaves it to the browser: with both it would be stored twice. The browser's page about a lost connection
 * would replace what was typed, so the server is asked at a press, and the next press sends: a post that waited for the answer would
 * take the visitor back from a page that was opened meanwhile, or send a text that was changed. The browser's page about a file that
 * it cannot read would replace the form, too, so the files are read at that press. The answer to such a post runs no script; there the
 * browser's page sends again with its own reload.
 *
 * In a document an inline script holds forms (`inline/early-post.ts`), on a page reached by a link the swap does.
 */

/** In ms, for the answer of the form's server, and for reading a file. */
const patience = 20_000;
/** In ms after the answer. After a longer time the network may be lost again. */
const sendableFor = 8_000;

/** The browser may send a form until then, by `performance.now()`. */
let sendableUntil = 0;

/** Their words are in `early-post.strings.ts`. */
const hideLine = (isHidden: boolean, name = 'early') =>
  document.querySelector(`.${name}`)?.toggleAttribute('hidden', isHidden);

export const hostsOfCode = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-code]');

/** Hides the lines once the form's code has come, unless the browser sends the form. */
export function hideOnceDefined(host: HTMLElement): void {
  customElements.whenDefined(host.localName).then(() => {
    if (host.dataset.posted !== undefined) return;
    hideLine(true);
    hideLine(true, 'unreadable');
  });
}

export function hold(event: Event, host: HTMLElement): void {
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
async function readStart(file: File): Promise<void> {
  const reader = file.stream().getReader();
  await Promise.race([reader.read(), new Promise((resolve) => setTimeout(resolve, patience))]);
  reader.cancel().catch(() => {});
}

/** Empties a control of whose files the browser cannot send one, and resolves to false then. */
async function canReadFiles(form: HTMLFormElement): Promise<boolean> {
  const inputs = form.querySelectorAll<HTMLInputElement>('[type=file]');
  const readings = [...inputs].map(async (input) => {
    try {
      await Promise.all([...(input.files ?? [])].map(readStart));
      return true;
    } catch {
      input.value = '';
      return false;
    }
  });
  return !(await Promise.all(readings)).includes(false);
}

async function askServer(form: HTMLFormElement): Promise<void> {
  const isReadable = await canReadFiles(form);
  hideLine(isReadable, 'unreadable');
  if (!isReadable) {
    hideLine(true);
    return;
  }
  try {
    // With a cache a browser lets a request wait for an earlier one that has no answer.
    const signal = AbortSignal.timeout(patience);
    const { ok } = await fetch(new URL('/healthz', form.action), { cache: 'no-store', signal });
    if (ok) sendableUntil = performance.now() + sendableFor;
  } catch {
    // The next press asks again.
  }
}

export function holdPosts(root: ParentNode): void {
  for (const { shadowRoot } of hostsOfCode(root)) shadowRoot?.addEventListener('submit', handleSubmit);
}
