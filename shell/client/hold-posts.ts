/**
 * Holds a posted form until its code comes: in a document (`inline/early-post.ts`) and on a page reached by a link (`swap.ts`).
 * The browser must not send it as well: the server would store it twice, and the browser would keep a report's text on the disk.
 * A partner's page would learn that its frame has sent a report.
 *
 * The browser sends the form only while its code is lost (`data-lost`). Its code then leaves it alone (`data-posted`). The first
 * press prepares the form, the next one sends it:
 *
 * - It asks the server, because the browser's page about a lost connection would replace what was typed.
 * - It copies the chosen files (`copy-files.ts`).
 * - It does not send: the visitor may have opened another page or changed the text before the server answers.
 *
 * The answer's page runs no script. If the connection is lost there, a reload of the browser's page sends again.
 */

/** In ms, for the answer of the form's server, and for reading a file. */
export const patience = 20_000;
/** In ms after the answer. After a longer time the network may be lost again. */
const sendableFor = 8_000;
/** In ms: the line about a held form stays this long, or until the next press, although its code comes right after it. */
const readingTime = 5_000;

/** The browser may send a form until then, by `performance.now()`. */
let sendableUntil = 0;
/** When the line about a held form was last shown, by `performance.now()`. */
let shownAt = Number.NEGATIVE_INFINITY;
/** How often files were chosen. */
let choices = 0;

/** Resolves to false if the browser cannot send the form. */
let prepare: ((form: HTMLFormElement) => Promise<boolean>) | undefined;

export const hideLine = (isHidden: boolean, name = 'early') =>
  document.querySelector(`.${name}`)?.toggleAttribute('hidden', isHidden);

export const hostsOfCode = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-code]');

export function hideOnceDefined(host: HTMLElement): void {
  customElements.whenDefined(host.localName).then(() => {
    if (host.dataset.posted !== undefined) return;
    setTimeout(hideLine, shownAt + readingTime - performance.now(), true);
    hideLine(true, 'unreadable');
  });
}

export function hold(event: Event, host: HTMLElement): void {
  event.preventDefault();
  shownAt = performance.now();
  hideLine(false);
  hideOnceDefined(host);
}

function handleSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  const host = (event.currentTarget as ShadowRoot).host as HTMLElement;
  if (event.defaultPrevented) hideLine(true);
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

export function prepareWith(given: NonNullable<typeof prepare>): void {
  prepare = given;
}

/** Before the browser sends other files, the server is asked again. */
export function handleFiles(): void {
  choices++;
  sendableUntil = 0;
}

async function askServer(form: HTMLFormElement): Promise<void> {
  const before = choices;
  if (prepare && !(await prepare(form))) {
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
  for (const { shadowRoot } of hostsOfCode(root)) shadowRoot?.addEventListener('submit', handleSubmit);
}
