/**
 * The first press in each widget of the site, on a slow phone whose page is idle: `node tests/run.mjs tests/bench/first-press.ts`.
 * The time is from the press to the next paint, as INP counts it, in steps of 8 ms. Code that is loaded for a press answers after
 * that paint. `markup changed` says whether the widget's own markup changed within 4 s; printing and copying change none. RUNS
 * repeats (3), WIDGETS picks widgets (`faq,terms`).
 */
import type { Browser, Page } from '@playwright/test';
import { warmUp } from '../support/site';
import { idle, load, measured, median, onPhone, pagePaths, slowdown, table } from './measuring';

const runs = Number(process.env.RUNS ?? 3);
const wanted = process.env.WIDGETS?.split(',');
/** Milliseconds: the goal. */
const limit = 100;
const control =
  '[role=tab][aria-selected=false], button[type=button]:not([disabled], [aria-disabled=true], [role=tab]), summary:not([open] > *)';

/** Runs in each document: keeps the longest interaction, as INP counts them. */
function watchInteractions(): void {
  Object.assign(window, { longest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Tags of the widgets that the page has a visible control in. */
const usable = (page: Page): Promise<string[]> =>
  page.evaluate(
    (control) =>
      [...new Set([...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot))].flatMap((host) =>
        [...(host.shadowRoot?.querySelectorAll(control) ?? [])].some((each) => each.checkVisibility())
          ? host.localName
          : [],
      ),
    control,
  );

async function open(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(15_000);
  await page.addInitScript(watchInteractions);
  await page.goto(address, { waitUntil: 'networkidle' });
}

interface Press {
  time: number;
  isAnswered: boolean;
}

const press = (browser: Browser, address: string, tag: string): Promise<Press> =>
  onPhone(browser, async (page, session) => {
    await open(page, address);
    const pressed = page.locator(tag).first().locator(control).locator('visible=true').first();
    await pressed.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await idle(page);
    const host = await page.locator(tag).first().elementHandle();
    const before = await host?.evaluate(({ shadowRoot }) => shadowRoot?.innerHTML);
    await pressed.tap();
    const isAnswered = await page
      .waitForFunction(([host, before]) => host?.shadowRoot?.innerHTML !== before, [host, before] as const, {
        timeout: 4_000,
      })
      .then(
        () => true,
        () => false,
      );
    await idle(page);
    return { time: await page.evaluate(() => Reflect.get(window, 'longest') as number), isAnswered };
  });

await measured(async (site, browser) => {
  await warmUp(site.origin);
  const places = new Map<string, string>();
  for (const path of pagePaths()) {
    const tags = await onPhone(browser, async (page) => {
      await open(page, site.origin + path);
      return usable(page);
    });
    for (const tag of tags) {
      const isWanted = !wanted || wanted.includes(tag.replace('serambi-', ''));
      if (isWanted && !places.has(tag)) places.set(tag, path);
    }
  }
  const rows: (string | number)[][] = [];
  for (const [tag, path] of places) {
    const presses: Press[] = [];
    for (let run = 0; run < runs; run++) presses.push(await press(browser, site.origin + path, tag));
    const times = presses.map(({ time }) => time);
    const isAnswered = presses.every((each) => each.isAnswered);
    rows.push([tag.replace('serambi-', ''), path, isAnswered ? 'yes' : 'no', median(times), Math.max(...times)]);
  }
  console.log(
    `First press, processor ${slowdown} times slower, ${runs} runs; ms until the next paint. Goal: ${limit}.`,
  );
  table(['widget', 'page', 'markup changed', 'median', 'longest'], rows, 3);
  console.log(load());
});
