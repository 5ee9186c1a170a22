/**
 * From the click of a link to the first words of the next page, on a slow phone: `node tests/run.mjs tests/bench/page-change.ts`.
 * `tap`: without a hover before it, on a page that is idle. `hover`: with one, on data that has arrived. `document`: the same link
 * followed by the browser, unprepared, to a page without script. So a static page of the same content takes this long. A long task
 * is one of the main thread after the press, in processor time (without the machine's other work). RUNS repeats (5), CHANGES picks
 * pages (`/>/products`), WAYS picks columns (`tap,hover`).
 */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { hydrated, warmUp } from '../support/site';
import { emulateNetwork, load, measured, median, onPhone, slow4G, slowdown, table, tasksOf, traced } from './measuring';

const runs = Number(process.env.RUNS ?? 5);
const ways = (process.env.WAYS ?? 'document,tap,hover').split(',');
const all = ['/ > /products', '/ > /help', '/help > /news', '/promo > /promo/:slug'];
const changes = (process.env.CHANGES?.split(',') ?? all).map((change) => change.split('>').map((path) => path.trim()));

interface Change {
  /** Milliseconds from the click. */
  words: number;
  longestTask: number;
  longTasks: number;
  /** Milliseconds from the press to each request, and its file. */
  requests: { at: number; file: string }[];
}

/** Runs in each document. Notes when a link was pressed, and when words of the page at an address were first drawn. */
function watchWords(): void {
  const now = () => performance.timeOrigin + performance.now();
  const note = (name: string) => sessionStorage.setItem(name, `${now()}`);
  const path = sessionStorage.getItem('expected');
  const isInView = (text: Element): boolean => {
    const { top, bottom, height } = text.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  // All of them, because a widget may have text in a tab that is not selected.
  const hasWords = (element: Element): boolean =>
    [...(element.shadowRoot?.querySelectorAll('.root[data-status=ready] :is(h2,h3,p)') ?? [])].some(isInView);
  const look = () => {
    const expected = path ?? sessionStorage.getItem('expected');
    const isThere = expected && location.pathname === expected;
    if (
      isThere &&
      !sessionStorage.getItem('words') &&
      [...document.querySelectorAll('main .band > *')].some(hasWords)
    ) {
      // After the frame in which they are drawn, and before the tasks of pictures that have arrived meanwhile.
      globalThis.scheduler?.postTask(() => note('words'), { priority: 'user-blocking' });
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    'pointerdown',
    () => {
      if (sessionStorage.getItem('expected') && !sessionStorage.getItem('press')) note('press');
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      if (sessionStorage.getItem('expected') && !sessionStorage.getItem('click')) note('click');
      // The browser follows the link itself.
      if (sessionStorage.getItem('document')) event.stopImmediatePropagation();
    },
    true,
  );
}

/** The link to a path: the first item's, else one in the opened menu, else one added to the page. */
async function findLink(page: Page, path: string): Promise<Locator> {
  const prefix = path.replace(/:.*/, '');
  const inPage = page.locator(`main a[href^="${prefix}"]`).first();
  if (path !== prefix) {
    await inPage.scrollIntoViewIfNeeded();
    return inPage;
  }
  const inMenu = page.locator(`serambi-header dialog a[href="${path}"]`).first();
  if (await inMenu.count()) {
    await page.locator('serambi-header button[aria-haspopup=dialog]').click();
    return inMenu;
  }
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: path });
    link.style.cssText = 'position:absolute;z-index:1;padding:1rem;background:#fff';
    document.querySelector('main')?.prepend(link);
  }, path);
  return page.locator(`main > a[href="${path}"]`);
}

const change = (browser: Browser, origin: string, from: string, to: string, way: string): Promise<Change> =>
  onPhone(browser, async (page, session) => {
    page.setDefaultTimeout(15_000);
    await page.addInitScript(watchWords);
    await emulateNetwork(session, slow4G);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    await hydrated(page);
    const link = await findLink(page, to);
    // The menu opens with a motion.
    await idle(page);
    const box = await link.boundingBox();
    const path = await link.getAttribute('href');
    if (!box || !path) throw new Error(`${from} has no link to ${to}`);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (way === 'hover') {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
      await page.waitForLoadState('networkidle');
      await idle(page);
    }
    await page.evaluate(
      ([path, way]) => {
        sessionStorage.setItem('expected', path ?? '');
        if (way === 'document') sessionStorage.setItem('document', 'yes');
      },
      [path, way],
    );
    if (way === 'document')
      await session.send('Network.setBlockedURLs', { urls: ['*/chunks/*.js', '*/sheets/*', '*main=*'] });
    const requests: { at: number; file: string }[] = [];
    session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
      const { pathname, search } = new URL(request.url);
      if (/\.(svg|png|webp|jpe?g|woff2)$/.test(pathname)) return;
      requests.push({
        at: wallTime * 1_000,
        file: (pathname + search).replace(/^\/chunks\/|-[\w-]{8}\.js$|\?.*$/g, ''),
      });
    });
    const [[pressed, clicked, drawn], trace] = await traced(browser, async () => {
      await press(session, at, way);
      await page.waitForFunction(() => sessionStorage.getItem('words'), undefined, { polling: 100 });
      await page.waitForLoadState('networkidle');
      await idle(page);
      return page.evaluate(() => ['press', 'click', 'words'].map((name) => Number(sessionStorage.getItem(name))));
    });
    const tasks = tasksOf(trace);
    return {
      words: (drawn ?? 0) - (clicked ?? 0),
      longestTask: Math.max(0, ...tasks),
      longTasks: tasks.filter((task) => task > 50).length,
      requests: requests.map(({ at, file }) => ({ at: at - (pressed ?? 0), file })),
    };
  });

async function press(session: CDPSession, { x, y }: { x: number; y: number }, way: string): Promise<void> {
  if (way === 'hover') {
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    }
  } else {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(() => requestAnimationFrame(resolve)), 600)),
  );

await measured(async (site, browser) => {
  await warmUp(site.origin);
  const before = load();
  const rows: (string | number)[][] = [];
  for (const [from = '', to = ''] of changes) {
    for (const way of ways) {
      const seen: Change[] = [];
      for (let failures = 0; seen.length < runs; ) {
        try {
          seen.push(await change(browser, site.origin, from, to, way));
        } catch (error) {
          // A very busy machine loses a press, or parts of a trace.
          if (++failures > runs) throw error;
        }
      }
      const middle = [...seen].sort((a, b) => a.words - b.words)[Math.floor(runs / 2)];
      const words = seen.map(({ words }) => words);
      rows.push([
        `${from} → ${to}`,
        way,
        middle?.requests.map(({ at, file }) => `${file} ${at.toFixed()}`).join(', ') || '–',
        median(words).toFixed(),
        Math.max(...words).toFixed(),
        median(seen.map(({ longestTask }) => longestTask)).toFixed(),
        median(seen.map(({ longTasks }) => longTasks)).toFixed(),
      ]);
    }
  }
  console.log(
    `150 ms, 1.6 Mbps, processor ${slowdown} times slower, 390 × 844 at 2×; ${runs} of each. At the start ${before}, at the end ${load()}.`,
  );
  table(
    ['page change', 'way', 'requests, ms from the press', 'words ms', 'worst', 'longest task ms', 'over 50 ms'],
    rows,
    3,
  );
});
