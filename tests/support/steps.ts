/** Steps and questions that several files have in common. */
import { expect, type Locator, type Page } from '@playwright/test';

export const header = (page: Page) => page.locator('serambi-header');

/** A link in the bar of wide screens. */
export const menu = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', { name, exact: true });

const switches = { en: 'EN, English', id: 'ID, Bahasa Indonesia' };

/** Presses the header's language switch. */
export const switchTo = (page: Page, code: keyof typeof switches) =>
  header(page).getByRole('link', { name: switches[code], exact: true }).first().click();

/** Marks the document. A new document would not have the mark. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);

export const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Waits until the page was drawn at least once. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });

/** Lets the page’s fake clock run on until the element is seen. */
export const runUntil = (page: Page, element: Locator, step = 5_000) =>
  expect(async () => {
    await page.clock.runFor(step);
    await expect(element).toBeVisible({ timeout: 250 });
  }).toPass();

/** Adds a link to the page, and follows it. */
export const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);

/** Gives the root element of each later document an attribute `data-shifted` if anything moves in it. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries()) document.documentElement.dataset.shifted = JSON.stringify(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** A partner's page. Browsers ask for no icon of it. */
export const partnerPage = (body: string) =>
  `<!doctype html><html lang="id"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">${body}`;

export const script = (address: string) => `<script type="module" src="${address}"></script>`;

/** Loses a file at its first request. Wait for the function that it returns: it resolves once the file was lost. */
export async function loseOnce(page: Page, file: RegExp): Promise<() => Promise<unknown>> {
  const lost = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
  await page.route(file, (route) => route.abort(), { times: 1 });
  return () => lost;
}

/** Imitates Chromium's translation: two `<font>` for each text, and a class at the root. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = (node: Node): Text[] =>
      node instanceof Text
        ? [node]
        : /^(script|style|template)$/i.test(node.nodeName)
          ? []
          : [...((node as Element).shadowRoot?.childNodes ?? []), ...node.childNodes].flatMap(texts);
    document.documentElement.lang = 'ja';
    document.documentElement.classList.add('translated-ltr');
    for (const text of texts(document.body)) {
      if (!text.data.trim()) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      (font.firstChild as Element).textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  });

/** Waits until each of these widgets shows its content. */
export const ready = (page: Page, names: readonly string[]) =>
  page.evaluate(async (names) => {
    for (const name of names) {
      await customElements.whenDefined(`serambi-${name}`);
      await document.querySelector<HTMLElement & { ready: Promise<void> }>(`serambi-${name}`)?.ready;
    }
  }, names);
