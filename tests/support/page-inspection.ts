/** The site's pages, and functions that inspect a page through all open shadow roots. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { placedOn, type Route } from '../../shell/route';
import { routes } from '../../shell/routes';
import { expect } from './expect';
import { isHydrated, tooWide } from './in-page';

/** By route: folder with a file for each slug. */
const slugFolders: Record<string, string> = { '/promo/:slug': 'promo/detail', '/news/:slug': 'detail' };

type BankFolder = 'demo' | 'tests/banks/cakrawala';

/** Slugs that the bank has content for. */
export function slugsOf(path: string, bank: BankFolder = 'demo'): string[] {
  const folder = slugFolders[path];
  if (!folder) return [];
  const files = readdirSync(new URL(`../../${bank}/content/${folder}`, import.meta.url));
  return files.map((file) => file.replace('.json', '')).sort();
}

/** True if the bank has the block that the route needs: `/help/status` needs `content/status.json`. */
const hasBlock = ({ path, needsBlock }: Route, bank: BankFolder) =>
  !needsBlock ||
  ['', 'services/'].some((folder) =>
    existsSync(new URL(`../../${bank}/content/${folder}${path.split('/').at(-1)}.json`, import.meta.url)),
  );

/** A path for each of the bank's routes; a slug is the first that has content. */
export const pathsOf = (bank: BankFolder): Map<Route, string> =>
  new Map(
    routes
      .filter((route) => hasBlock(route, bank))
      .map((route) => [route, route.path.replace(/:slug$/, () => slugsOf(route.path, bank)[0] ?? '')]),
  );

const widgetsFolder = new URL('../../widgets/', import.meta.url);

export const widgetNames = readdirSync(widgetsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'runtime')
  .map(({ name }) => name)
  .filter((name) => readdirSync(new URL(name, widgetsFolder)).includes(`${name}.widget.ts`));

/** Attributes on the first page of the site with the widget. */
export function attributesOf(name: string): Record<string, string> {
  const placed = routes.flatMap((route) =>
    placedOn(route).map(({ widget, attributes = {} }) => ({ path: route.path, widget, attributes })),
  );
  const { path = '', attributes = {} } = placed.find(({ widget }) => widget === name) ?? {};
  const slug = slugsOf(path)[0] ?? '';
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, value.replace(':slug', slug)]));
}

/** The widget's tag with these attributes, and those on its first page. */
export const tagOf = (name: string, given: string) => {
  const own = Object.entries(attributesOf(name)).map(([key, value]) => `${key}="${value}"`);
  return `<serambi-${name} ${given} ${own.join(' ')}></serambi-${name}>`;
};

/** Language tags of the site. */
export const langs = ['id', 'en'] as const;

/** Path of the widget's documented block; with several paths, the attributes choose. Undefined without a block. */
function blockOf(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  const documentation = readFileSync(new URL(`${name}/${name}.widget.ts`, widgetsFolder), 'utf8');
  const [, named = ''] = /comes from((?:[\s*,or]+`\/api\/[^`]+`)+)/.exec(documentation) ?? [];
  const paths = [...named.matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
    path.replace(/\{(\w+)\}/g, (_, attribute) => attributes[attribute] ?? ''),
  );
  return paths.find((path) => Object.values(attributes).some((value) => path.includes(`/${value}`))) ?? paths[0];
}

/** Every page of the demo bank with its widgets and blocks, without pages for partners' frames. */
export const pages = [...pathsOf('demo')]
  .filter(([{ isBare }]) => !isBare)
  .map(([route, path]) => {
    const placed = placedOn(route);
    const slug = slugsOf(route.path)[0] ?? '';
    const blocks = placed.map(({ widget, attributes = {} }) =>
      blockOf(
        widget,
        Object.fromEntries(Object.entries(attributes).map(([key, at]) => [key, at.replace(':slug', slug)])),
      ),
    );
    return {
      path,
      widgets: placed.map(({ widget }) => widget),
      blocks: [...new Set(blocks)].filter((block) => block !== undefined),
    };
  });

export function pageWith(widget: string): string {
  const page = pages.find(({ widgets }) => widgets.includes(widget));
  if (!page) throw new Error(`No page shows ${widget}`);
  return page.path;
}

/** Mentions of Serambi in a page, apart from tags, ids, custom properties, events and storage keys. */
export const saysSerambi = (text: string): string[] => text.match(/.{0,40}serambi(?![-:][a-z])(?!">).{0,40}/gi) ?? [];

/** Waits until each widget has loaded its code and content. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // On a busy machine Chromium may not draw before the next page opens, so the wait has a limit.
    const frame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((end) => setTimeout(end, 1_000))]);
    for (const element of document.querySelectorAll('main [class*=band] > *, serambi-footer')) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  // A slow machine may draw no frame at a stop, so it scrolls again to widgets that are not loaded.
  await page.waitForFunction(isHydrated, true, { polling: 100 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** {@link faults} adds it to the page. */
declare const axe: typeof axeCore;

/** Violations of axe's rules, all or some, with their elements: in the whole page without frames, or `within` a selector. */
export async function faults(page: Page, { within, rules }: { within?: string; rules?: string[] } = {}) {
  // Once per document: half a megabyte takes longer to compile than a small page to check.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ within, rules }) => {
      // Skipped sections (`content-visibility`) keep outdated colours.
      const { style } = document.documentElement;
      style.setProperty('--unseen', 'visible');
      // Tables are measured in the frame after they show; before, all are scroll regions.
      // On a busy machine Chromium may not draw, so the wait has a limit.
      for (let frame = 0; frame < 2; frame++) {
        await Promise.race([new Promise(requestAnimationFrame), new Promise((end) => setTimeout(end, 1_000))]);
      }
      // Finishes transitions, because colours between two others have no meaning. Endless animations stay.
      const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
      for (const animation of roots.flatMap((root) => root.getAnimations())) {
        const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime);
        if (ends && animation.timeline === document.timeline) animation.finish();
      }
      const { violations } = await axe.run(within ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        // It would copy all style sheets for rules of films and rotation. The site has no film.
        preload: false,
        // The only rule of WCAG 2.2, off by default.
        ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
      });
      style.removeProperty('--unseen');
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html}`));
    },
    { within, rules },
  );
}

/** Texts of a missing value or an object that was printed. */
export const leftovers = /\bundefined\b|\bnull\b|\bNaN\b|\[object \w+\]/;

/** The page never scrolls sideways. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // A busy page is laid out some frames later.
  await expect.poll(() => page.evaluate(tooWide), `too wide at ${width} px`).toEqual([]);
}

/** At this width the page does not scroll sideways, and its words are whole. */
export async function expectWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // One call, because each takes longer than what it measures.
  const problems = `[...(${tooWide})(), ...(${brokenWords})()]`;
  await expect.poll(() => page.evaluate(problems), `${width} px`).toEqual([]);
}

/** For `page.evaluate`: words broken over two lines without a hyphen or a break opportunity, shadow roots included. */
export function brokenWords(): string[] {
  const textsIn = (root: Document | ShadowRoot): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return [...root.querySelectorAll('*')]
      .flatMap(({ shadowRoot }) => (shadowRoot ? textsIn(shadowRoot) : []))
      .concat(texts);
  };
  return textsIn(document).filter(isSeen).flatMap(wordsOf);

  function isSeen({ parentElement: parent }: Text): boolean {
    // Text only for screen readers has a box of one pixel.
    return Boolean(parent?.checkVisibility() && !parent.closest('style, script, template') && parent.clientWidth !== 1);
  }
  function isOnLines(text: Text, start: number, end: number): boolean {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }
  function wordsOf(text: Text): string[] {
    // Most texts are on one line, and so are their words.
    if (!isOnLines(text, 0, text.length)) return [];
    return [...text.data.matchAll(/[\p{L}\p{N}.,]+/gu)]
      .filter(({ 0: word, index }) => isOnLines(text, index, index + word.length))
      .map(([word]) => word);
  }
}

/** Registers a service worker in a document of the site without a policy. Resolves to an error's name. */
export const registerWorker = (page: Page, script: string) =>
  page.evaluate(async (script) => {
    const frame = document.createElement('iframe');
    frame.src = '/healthz';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const { serviceWorker } = (frame.contentWindow as Window).navigator;
    return serviceWorker.register(script).then(
      () => 'registered',
      (error: Error) => error.name,
    );
  }, script);
