import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { pages } from '../support/page-inspection';
import { chromium as installed } from '../support/programs.mjs';
import { type Site, startSite } from '../support/site';

export const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: installed(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** A phone’s window. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Gives the work a page in a window of a phone, and closes the window. */
export async function onPhone<Result>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Gives the work the built site and a browser, and ends both. */
export async function measured(work: (site: Site, browser: Browser) => Promise<void>): Promise<void> {
  const site = await startSite();
  const browser = await launch();
  try {
    await work(site, browser);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** How many times slower the processor of a slow phone is. */
export const slowdown = 4;

interface Network {
  /** Milliseconds that each request waits. */
  latency: number;
  /** Kilobits per second. */
  download: number;
  upload: number;
}
export const slow4G: Network = { latency: 150, download: 1_600, upload: 750 };
/** With what Lighthouse adds for connections. */
export const lighthouse4G: Network = { latency: 562.5, download: 1_474.56 * 1.024, upload: 675 * 1.024 };

export async function emulateNetwork(session: CDPSession, { latency, download, upload }: Network): Promise<void> {
  const [downloadThroughput = 0, uploadThroughput = 0] = [download, upload].map((speed) => (speed * 1_000) / 8);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  });
}

/** The network, and the processor of a slow phone. */
export async function emulateSlowPhone(session: CDPSession, network: Network): Promise<void> {
  await emulateNetwork(session, network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

export const pagePaths = (): string[] => [...pages.map(({ path }) => path), '/not-found'];

/**
 * Resolves when paints, shifts and hydration after the last byte are over. Unlike `hydrated` of the tests it reads no element's
 * position. That would lay out hidden sections, and count as work of the page.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    }
  });

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const load = () => `load average ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Prints a Markdown table; the first `texts` columns are text, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[], texts = 1): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(
    ['', line(head), line(head.map((_, at) => (at < texts ? '---' : '--:'))), ...rows.map(line), ''].join('\n'),
  );
}

/** Times in microseconds: start, duration, processor time. */
export interface TraceEvent<Data = unknown> {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: Data };
}

/** Uses its own session, because a failure closes the page's session with the page. */
export async function traced<Result>(browser: Browser, work: () => Promise<Result>): Promise<[Result, TraceEvent[]]> {
  await browser.startTracing(undefined, { categories: ['toplevel'] });
  let trace: Buffer | undefined;
  try {
    const result = await work();
    trace = await browser.stopTracing();
    return [result, (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents];
  } finally {
    if (!trace) await browser.stopTracing().catch(() => undefined);
  }
}

/** The processor time of the tasks of the pages' main threads, in ms. */
export function tasksOf(events: readonly TraceEvent[]): number[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return events
    .filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && mains.some((main) => main.pid === pid && main.tid === tid),
    )
    .map(({ tdur = 0 }) => tdur / 1_000);
}
