/** The site's pages, and what tests ask of each: looked into as by a reader, through all open shadow roots. */
import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { routes } from '../../shell/routes';

const firstSlug = (folder: string) =>
  readdirSync(new URL(`../../demo/content/${folder}`, import.meta.url))
    .sort()[0]
    ?.replace('.json', '') ?? '';

/** A slug that the demo bank has, for each route that takes one. */
const slugs: Record<string, string> = { '/promo/:slug': firstSlug('promo/detail'), '/news/:slug': firstSlug('detail') };

/** An address of every route in the table, with the widgets of its page; what partners frame is no page of its own. */
export const pages = routes
  .filter(({ path }) => !path.startsWith('/frame/'))
  .map(({ path, sections }) => ({
    path: path.replace(':slug', slugs[path] ?? ''),
    widgets: sections.flatMap(({ widget, slots = {} }) => [widget, ...Object.values(slots)]),
  }));

/** All text of the page, shadow roots included, in one line. */
export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (/^(script|style|template)$/i.test(node.nodeName)) return '';
      const root = (node as Element).shadowRoot;
      return [...(root ? root.childNodes : []), ...node.childNodes].map(read).join(' ');
    };
    return read(document.body).replace(/\s+/g, ' ');
  });

/** Scrolls every widget of the page into view, and waits until each has its code and its content. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('main [class*=band] > *, serambi-footer')) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  // A slow machine may draw no frame at a stop: a widget that is not there yet is scrolled to again.
  await page.waitForFunction(() => {
    const pending = [...document.querySelectorAll('*')]
      .filter(({ localName, shadowRoot }) => {
        const isDone = shadowRoot?.querySelector('[data-static][data-status=ready]');
        return localName.startsWith('serambi-') && !isDone;
      })
      // What is in a closed panel is not needed yet.
      .filter((element) => element.checkVisibility())
      .find((element) => !element.matches(':defined') || !element.shadowRoot?.adoptedStyleSheets.length);
    pending?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return !pending;
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** What axe reports, each with its place; `narrow` limits what it looks at. */
export async function faults(page: Page, narrow = (axe: AxeBuilder) => axe): Promise<string[]> {
  // Its way of looking into frames of other origins takes a page of its own for each report; few pages have one.
  const { violations } = await narrow(
    new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }),
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html}`));
}

/** Words that only a missing value or an unread object leaves behind. */
export const leftovers = /\bundefined\b|\bnull\b|\bNaN\b|\[object \w+\]/;

/** Nothing is wider than the window: no part of the page has to be scrolled to sideways. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const { content, room } = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { content: scrollWidth, room: clientWidth };
  });
  expect(content, `at ${width} px`).toBeLessThanOrEqual(room);
}
