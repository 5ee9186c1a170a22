/**
 * Pages whose lists grow, with 10 to 10,000 items in each: `node tests/run.mjs tests/bench/growth.ts`. Each request names another
 * host, so its page is rendered again. READS sets the requests (15), COUNTS the items. The second table is of a phone whose
 * processor is four times slower, VISITS to each (3). Its times are processor times, without the machine's other work. A switch's
 * time is all work of the page after it, to the last frame.
 */
import { request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { demoAnswer } from '../support/demo-bank';
import { startServer } from '../support/listen';
import { hydrated, startSite } from '../support/site';
import { idle, kilobytes, launch, load, median, onPhone, slowdown, table, tasksOf, traced } from './measuring';

const reads = Number(process.env.READS ?? 15);
const visits = Number(process.env.VISITS ?? 3);
const counts = (process.env.COUNTS ?? '10,100,1000,10000').split(',').map(Number);

const inBoth = (block: unknown) => JSON.stringify({ English: block, Indonesia: block });
const items = <Item>(count: number, of: (number: number) => Item) =>
  Array.from({ length: count }, (_, at) => of(at + 1));
const words = (number: number) => `Something to save on street number ${number} of ${number * 7} in our city`;

const promos = (count: number) =>
  items(count, (id) => ({
    id,
    slug: `promo-${id}`,
    image: `/art/promo/${id}.svg`,
    expired: '2099-01-31',
    titleCard: words(id),
    descriptionCard: words(id + 1),
  }));
const articles = (count: number) =>
  items(count, (id) => ({
    id,
    slug: `news-${id}`,
    image: `/art/news/${id}.svg`,
    publish_date: '2026-01-31',
    titleCard: words(id),
    descCard: words(id + 1),
  }));
const questions = (count: number) =>
  items(count, (number) => ({ featureTitle: words(number), featureDesc: `<p>${words(number)}</p>` }));

const blocks: Record<string, (count: number) => unknown> = {
  '/api/promo/all': (count) => ({ title: 'Promo', dataPromo: promos(count) }),
  ...Object.fromEntries(
    ['news', 'pressrelease', 'event'].map((kind) => [
      `/api/news/${kind}`,
      (count: number) => ({ title: 'News', dataNews: articles(count) }),
    ]),
  ),
  '/api/faq/all': (count) => ({ faqs: [{ title: 'Questions', features: questions(count) }] }),
};

const get = (address: string, host: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    request(address, { headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });

/** In ms: blocking time of the page load, and the longest task and all tasks of a language change. */
const visit = (browser: Browser, address: string): Promise<number[]> =>
  onPhone(browser, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const [, loading] = await traced(browser, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await idle(page);
    });
    await hydrated(page);
    await idle(page);
    const [, switching] = await traced(browser, async () => {
      await page.evaluate(() =>
        dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value: 'English' } })),
      );
      await idle(page);
    });
    const tasks = tasksOf(switching);
    const blocked = tasksOf(loading).reduce((sum, task) => sum + Math.max(0, task - 50), 0);
    return [blocked, Math.max(0, ...tasks), tasks.reduce((sum, task) => sum + task, 0)];
  });

const sizes = (answer: Buffer) => [kilobytes(answer.length), kilobytes(brotliCompressSync(answer).length)];

const rows: (string | number)[][] = [];
const slow: (string | number)[][] = [];
const browser = await launch();
for (const count of counts) {
  const answers = new Map(Object.entries(blocks).map(([path, of]) => [path, inBoth(of(count))]));
  const backend = await startServer(async ({ url = '' }, response) => {
    const answer = answers.get(url) ?? demoAnswer(url);
    response.writeHead(answer ? 200 : 404).end(answer);
  });
  const site = await startSite({ API_BASE: backend.origin });
  for (const path of ['/promo', '/news', '/help']) {
    const next = `${path}?main=id`;
    const time = async (address: string) => {
      const times: number[] = [];
      for (let read = 0; read < reads; read++) {
        const begun = performance.now();
        await get(site.origin + address, `${read}.bank.test`);
        times.push(performance.now() - begun);
      }
      return median(times).toFixed(1);
    };
    // The first ones find the server without its content, and cold.
    for (let read = 0; read < 5; read++) await get(site.origin + path, `warm-${read}.bank.test`);
    const [page, main] = [await get(site.origin + path, 'bank.test'), await get(site.origin + next, 'bank.test')];
    rows.push([path, count, ...sizes(page), await time(path), ...sizes(main), await time(next)]);
    const seen: number[][] = [];
    while (seen.length < visits) seen.push(await visit(browser, site.origin + path));
    slow.push([path, count, ...[0, 1, 2].map((at) => median(seen.map((each) => each[at] ?? 0)).toFixed())]);
  }
  await site.stop();
  await backend.stop();
}
await browser.close();
console.log(load());
table(['page', 'items', 'HTML kB', 'br', 'rendered in ms', 'as the next page kB', 'br', 'rendered in ms'], rows);
table(['page', 'items', 'blocked while loading', 'longest task of a switch', 'all of a switch'], slow);
