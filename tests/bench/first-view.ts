/**
 * The first view of a page, and of the same page without script: `node tests/run.mjs tests/bench/first-view.ts`. The phone's
 * processor is four times slower, its network slow 4G; the variants take turns. RUNS repeats (9), PAGES picks paths (`/`). The page
 * without script is sent with the same headers, and bare. A view begins on a page of another site, as for a visitor of a search
 * engine: from an empty window only `Cross-Origin-Opener-Policy` would make the browser start a process.
 */
import { type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { startServer } from '../support/listen';
import { startSite, warmUp } from '../support/site';
import { emulateSlowPhone, launch, load, median, onPhone, slow4G, table } from './measuring';

const runs = Number(process.env.RUNS ?? 9);
const paths = process.env.PAGES?.split(',') ?? ['/'];

interface View {
  firstPaint: number;
  largestPaint: number;
}

const readView = () =>
  new Promise<View>((resolve) => {
    new PerformanceObserver((list) => {
      resolve({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const view = (browser: Browser, address: string): Promise<View> =>
  onPhone(browser, async (page, session) => {
    await page.goto(otherSite);
    await emulateSlowPhone(session, slow4G);
    await page.goto(address, { waitUntil: 'networkidle' });
    return page.evaluate(readView);
  });

const site = await startSite();
interface Copy {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Like a server of static files: the same markup and headers without scripts. */
async function withoutScript(path: string): Promise<Copy> {
  const answer = await fetch(site.origin + path);
  const html = await answer.text();
  const body = brotliCompressSync(
    html.replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, ''),
  );
  const own = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(content-length|transfer-encoding|date|connection|keep-alive)$/.test(name),
    ),
  );
  return { headers: { ...own, 'content-encoding': 'br' }, body };
}

/** The server compresses a page with the best quality once it is requested often. */
async function becomePopular(path: string): Promise<void> {
  const size = async () => {
    const answer = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    return answer.headers.get('content-length');
  };
  const first = await size();
  for (let turn = 0; turn < 20 && (await size()) === first; turn++) await setTimeout(1000);
}

await warmUp(site.origin, paths);
await Promise.all(paths.map(becomePopular));
const pages = new Map<string, Copy>();
for (const path of paths) pages.set(path, await withoutScript(path));
/** The copies are sent without their headers. */
let isBare = false;
const copy = await startServer(({ url = '', headers }, response) => {
  if (headers.host?.startsWith('localhost'))
    return response.setHeader('Content-Type', 'text/html').end('<p>Another site');
  const page = pages.get(url);
  if (page) {
    const bare = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    response.writeHead(200, isBare ? bare : page.headers).end(page.body);
  } else {
    request(site.origin + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  }
});
const otherSite = copy.origin.replace('127.0.0.1', 'localhost');
const browser = await launch();
try {
  const before = load();
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    const views: Record<'own' | 'plain' | 'bare', View[]> = { own: [], plain: [], bare: [] };
    for (let run = 0; run < runs; run++) {
      views.own.push(await view(browser, site.origin + path));
      isBare = false;
      views.plain.push(await view(browser, copy.origin + path));
      isBare = true;
      views.bare.push(await view(browser, copy.origin + path));
    }
    const mids = (of: keyof View) => Object.values(views).map((each) => median(each.map((one) => one[of])).toFixed(0));
    rows.push([path, ...mids('firstPaint'), ...mids('largestPaint')]);
  }
  console.log(`Medians of ${runs}; at the start ${before}, at the end ${load()}.`);
  const copies = ['without script', 'and headers'];
  table(['page', 'first paint ms', ...copies, 'LCP ms', ...copies], rows);
} finally {
  await browser.close();
  await copy.stop();
  await site.stop();
}
