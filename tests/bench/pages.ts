/**
 * Every page on a slow phone: `node tests/run.mjs tests/bench/pages.ts`. The DevTools protocol sets network and processor of
 * Lighthouse's mobile profile. A blocking task counts with its processor time, without the machine's other work; another column has
 * the elapsed time. RUNS repeats (3), PAGES picks paths (`/,/help`).
 */
import type { Browser, CDPSession } from '@playwright/test';
import {
  emulateSlowPhone,
  idle,
  kilobytes,
  lighthouse4G,
  load,
  measured,
  median,
  onPhone,
  pagePaths,
  slowdown,
  type TraceEvent,
  table,
} from './measuring';

const runs = Number(process.env.RUNS ?? 3);
const paths = process.env.PAGES?.split(',') ?? pagePaths();
/** In ms; a longer task blocks the page. */
const longTask = 50;

interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** When the largest image was requested, and when it was loaded. */
  asked: number | undefined;
  arrived: number | undefined;
  largest: string;
  shift: number;
  shifted: string[];
  blocked: number;
  blockedElapsed: number;
  bytes: number;
  requests: number;
}

type PageEvent = TraceEvent<{
  documentLoaderURL?: string;
  navigationId?: string;
  nodeId?: number;
  imageLoadStart?: number;
  imageLoadEnd?: number;
  score?: number;
  is_main_frame?: boolean;
  had_recent_input?: boolean;
  impacted_nodes?: { node_id: number }[];
}>;

/** Runs in the page: `serambi-banner img.s8 /art/banner.svg`, an element and the widget that it is in. */
const describe = `function () {
  const element = this.nodeType === 1 ? this : this.parentElement;
  const host = this.getRootNode().host;
  return [host?.localName, element?.tagName.toLowerCase(), element?.currentSrc && new URL(element.currentSrc).pathname]
    .filter(Boolean).join(' ');
}`;

async function nameOf(session: CDPSession, backendNodeId: number): Promise<string> {
  try {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: describe,
    });
    return String(result.value);
  } catch {
    return 'an element that is gone';
  }
}

const visit = (browser: Browser, address: string): Promise<Visit> =>
  onPhone(browser, async (page, session) => {
    let bytes = 0;
    let requests = 0;
    session.on('Network.requestWillBeSent', () => requests++);
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('DOM.enable');
    await emulateSlowPhone(session, lighthouse4G);
    await browser.startTracing(undefined, { categories: ['toplevel', 'loading', 'blink.user_timing'] });
    await page.goto(address, { waitUntil: 'networkidle' });
    await idle(page);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: PageEvent[] };

    const named = (name: string) => traceEvents.filter((event) => event.name === name);
    const start = named('navigationStart').find(({ args }) => args.data?.documentLoaderURL === address);
    if (!start) throw new Error(`The trace has no navigation to ${address}`);
    const navigation = start.args.data?.navigationId;
    const ofPage = (name: string) => named(name).filter(({ args }) => args.data?.navigationId === navigation);
    const since = ({ ts }: PageEvent) => (ts - start.ts) / 1000;

    const first = ofPage('firstContentfulPaint').at(-1);
    const largest = ofPage('largestContentfulPaint::Candidate').at(-1);
    if (!first || !largest) throw new Error(`${address} painted nothing`);
    const { nodeId, imageLoadStart, imageLoadEnd } = largest.args.data ?? {};

    const shifts = named('LayoutShift')
      .map(({ args }) => args.data)
      .filter((shift) => shift?.is_main_frame && !shift.had_recent_input);
    const moved = shifts.flatMap((shift) => shift?.impacted_nodes?.map(({ node_id }) => node_id) ?? []);

    const main = named('thread_name').find(({ pid, args }) => pid === first.pid && args.name === 'CrRendererMain');
    const tasks = named('ThreadControllerImpl::RunTask').filter(
      ({ pid, tid }) => pid === first.pid && tid === main?.tid,
    );
    const blocked = (time: 'dur' | 'tdur') =>
      tasks.reduce((total, task) => {
        const afterPaint = since(task) + (task.dur ?? 0) / 1000 - since(first);
        return total + Math.max(0, Math.min((task[time] ?? 0) / 1000, afterPaint) - longTask);
      }, 0);

    return {
      firstPaint: since(first),
      largestPaint: since(largest),
      asked: imageLoadStart,
      arrived: imageLoadEnd,
      largest: await nameOf(session, nodeId ?? 0),
      shift: shifts.reduce((total, shift) => total + (shift?.score ?? 0), 0),
      shifted: await Promise.all([...new Set(moved)].map((node) => nameOf(session, node))),
      blocked: blocked('tdur'),
      blockedElapsed: blocked('dur'),
      bytes,
      requests,
    };
  });

await measured(async (site, browser) => {
  // Warms the server's cache: rendering and compressing a page happens once, and is not measured here.
  for (const path of paths) await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } });
  const before = load();
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    const visits: Visit[] = [];
    for (let failures = 0; visits.length < runs; ) {
      try {
        visits.push(await visit(browser, site.origin + path));
      } catch (error) {
        // A very busy machine loses parts of a trace.
        if (++failures > runs) throw error;
        await browser.stopTracing().catch(() => undefined);
      }
    }
    const mid = (of: (visit: Visit) => number | undefined, digits = 0) => {
      const values = visits.map(of).filter((value) => value !== undefined);
      return values.length ? median(values).toFixed(digits) : '–';
    };
    const each = (of: (visit: Visit) => string[]) => [...new Set(visits.flatMap(of))].join(', ') || '–';
    rows.push([
      path,
      each(({ largest }) => [largest]),
      mid(({ firstPaint }) => firstPaint),
      mid(({ asked }) => asked),
      mid(({ arrived }) => arrived),
      mid(({ largestPaint }) => largestPaint),
      mid(({ shift }) => shift, 3),
      each(({ shifted }) => shifted),
      mid(({ blocked }) => blocked),
      mid(({ blockedElapsed }) => blockedElapsed),
      kilobytes(median(visits.map(({ bytes }) => bytes))),
      mid(({ requests }) => requests),
    ]);
  }
  console.log(
    `Slow 4G, processor ${slowdown} times slower, 390 × 844 at 2×; medians of ${runs}. At the start ${before}, at the end ${load()}.`,
  );
  table(
    [
      'page',
      'largest element',
      ...['first paint ms', 'its image asked for', 'arrived', 'LCP ms', 'CLS', 'what shifted'],
      ...['TBT ms', 'TBT elapsed', 'kB', 'requests'],
    ],
    rows,
    2,
  );
});
