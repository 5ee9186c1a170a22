/**
 * Pictures of all pages and some states, wide and narrow, in both languages, in tests/results/screenshots:
 * `node tests/run.mjs tests/screenshots.ts`. PAGES picks paths (`/,/help`), with only their states. SCHEME=dark sets the system's
 * scheme.
 */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inProject, launch, pagePaths } from './bench/measuring';
import { wake } from './support/page-inspection';
import { hydrated, startSite } from './support/site';

const folder = inProject('tests/results/screenshots');
const picked = process.env.PAGES?.split(',');
const widths = [390, 1440];
const colorScheme = process.env.SCHEME === 'dark' ? 'dark' : 'light';
const tabs = 3;

interface Shot {
  name: string;
  path: string;
  /** Makes the state; the picture then shows only the window by default. */
  act?: (page: Page) => Promise<unknown>;
  isWhole?: boolean;
  only?: number;
  dead?: boolean;
}

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';
const first = (page: Page, selector: string) => page.locator(selector).first();

const [promo = ''] = pagePaths().filter((path) => path.startsWith('/promo/'));
const states: Shot[] = [
  {
    name: 'menu',
    path: '/',
    only: 390,
    act: (page) => first(page, 'serambi-header button[aria-haspopup=dialog]').click(),
  },
  {
    name: 'menu-unfolded',
    path: '/',
    only: 390,
    async act(page) {
      await first(page, 'serambi-header button[aria-haspopup=dialog]').click();
      await first(page, 'serambi-header dialog summary').click();
    },
  },
  {
    name: 'dropdown',
    path: '/',
    only: 1440,
    act: (page) => first(page, 'serambi-header button[aria-controls]').click(),
  },
  {
    name: 'leader',
    path: '/about-us/profiles',
    act: (page) => first(page, 'serambi-leaders [part~=person], serambi-leaders li button').click(),
  },
  {
    name: 'contact',
    path: '/help#contact',
    act: (page) => first(page, 'serambi-contact-form form').waitFor(),
    isWhole: true,
  },
  {
    name: 'contact-refused',
    path: '/help#contact',
    async act(page) {
      await first(page, 'serambi-contact-form button[type=submit]').click();
      await first(page, 'serambi-contact-form [aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'toast',
    path: promo,
    async act(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await first(page, 'serambi-promo-detail button[title]').click();
      await first(page, 'serambi-toasts, [popover] [role=status], [role=status]').waitFor();
    },
  },
  { name: 'error', path: '/products', dead: true, act: (page) => first(page, '[role=alert]').waitFor() },
  { name: 'error-home', path: '/', dead: true, act: (page) => first(page, '[role=alert]').waitFor() },
];

const shots: Shot[] = [...pagePaths().map((path) => ({ name: nameOf(path), path })), ...states].filter(
  ({ path }) => !picked || picked.includes(path.replace(/#.*/, '')),
);

/** Loads everything that waits for scrolling: widgets, then images. */
async function loadAll(page: Page): Promise<void> {
  await wake(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    // A picture of the whole page also shows bands that a browser would draw only near the viewport.
    document.documentElement.style.setProperty('--unseen', 'visible');
    const imagesIn = (root: ParentNode): HTMLImageElement[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element instanceof HTMLImageElement ? [element] : []),
        ...(element.shadowRoot ? imagesIn(element.shadowRoot) : []),
      ]);
    const shown = imagesIn(document).filter((image) => image.checkVisibility());
    // A lazy image outside the window, as in a slider, would never load.
    for (const image of shown) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => undefined))]);
  });
}

const begun = performance.now();
await rm(`${folder}/${colorScheme}`, { recursive: true, force: true });
const site = await startSite();
// Nothing listens at port 9.
const dead = await startSite({ API_BASE: 'http://127.0.0.1:9' });
const browser = await launch();
const failed: string[] = [];
let made = 0;
try {
  const queue = ['id', 'en'].flatMap((lang) =>
    widths.flatMap((width) =>
      shots.filter(({ only = width }) => only === width).map((shot) => ({ ...shot, lang, width })),
    ),
  );
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { lang, width, name, path, act, isWhole = !act } = job;
      const page = await browser.newPage({
        viewport: { width, height: width < 768 ? 844 : 900 },
        reducedMotion: 'reduce',
        colorScheme,
        hasTouch: width < 768,
      });
      page.setDefaultTimeout(10_000);
      try {
        const [address, hash = ''] = path.split('#');
        await page.goto(`${(job.dead ? dead : site).origin}${address}?lang=${lang}${hash && `#${hash}`}`);
        if (!job.dead) {
          await hydrated(page);
          await loadAll(page);
        }
        await act?.(page);
        await page.screenshot({
          path: `${folder}/${colorScheme}/${lang}-${width}/${name}.png`,
          fullPage: isWhole,
          animations: 'disabled',
        });
        made++;
      } catch (error) {
        failed.push(`${lang}-${width}/${name}: ${(error as Error).message.split('\n')[0]}`);
      } finally {
        await page.close();
      }
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));
} finally {
  await browser.close();
  await site.stop();
  await dead.stop();
}
console.log(
  `${made} pictures in ${((performance.now() - begun) / 1000).toFixed(0)} s: tests/results/screenshots/${colorScheme}`,
);
for (const line of failed) console.error(line);
if (failed.length) process.exitCode = 1;
