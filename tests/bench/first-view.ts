/**
 * The first view of a page, and of the same page without script: node tests/run.mjs tests/bench/first-view.ts
 * A phone whose processor is four times slower, on slow 4G; the two take turns. RUNS repeats (9), PAGES picks paths (`/`).
 */
import { request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { startServer, startSite, warmUp } from '../support/site';
import { launch, load, median, phone, table } from './measuring';

const runs = Number(process.env.RUNS ?? 9);
const paths = process.env.PAGES?.split(',') ?? ['/'];
/** Bytes per second, and milliseconds that each request waits. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

interface View {
  firstPaint: number;
  largestPaint: number;
}

/** Runs in the page. */
const readView = () =>
  new Promise<View>((resolve) => {
    new PerformanceObserver((list) => {
      resolve({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

async function view(browser: Browser, address: string): Promise<View> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(readView);
  } finally {
    await context.close();
  }
}

const site = await startSite();
/** A page as a server of static files has it: the same markup, and nothing that runs. */
async function withoutScript(path: string): Promise<Buffer> {
  const html = await (await fetch(site.origin + path)).text();
  return brotliCompressSync(
    html.replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, ''),
  );
}
await warmUp(site.origin, paths);
const pages = new Map<string, Buffer>();
for (const path of paths) pages.set(path, await withoutScript(path));
const copy = await startServer(({ url = '', headers }, response) => {
  const page = pages.get(url);
  if (page) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(page);
  } else {
    request(site.origin + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  }
});
const browser = await launch();
try {
  const before = load();
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    const views: Record<'own' | 'plain', View[]> = { own: [], plain: [] };
    for (let run = 0; run < runs; run++) {
      views.own.push(await view(browser, site.origin + path));
      views.plain.push(await view(browser, copy.origin + path));
    }
    const mid = (which: View[], of: keyof View) => median(which.map((each) => each[of]));
    const [own, plain] = [mid(views.own, 'largestPaint'), mid(views.plain, 'largestPaint')];
    rows.push([
      path,
      mid(views.own, 'firstPaint').toFixed(0),
      mid(views.plain, 'firstPaint').toFixed(0),
      own.toFixed(0),
      plain.toFixed(0),
      (own / plain).toFixed(2),
    ]);
  }
  console.log(`Medians of ${runs}; at the start ${before}, at the end ${load()}.`);
  table(['page', 'first paint ms', 'without script', 'LCP ms', 'without script', 'ratio'], rows);
} finally {
  await browser.close();
  await copy.stop();
  await site.stop();
}
