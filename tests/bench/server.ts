/**
 * The server on one core, and how long it takes to start: node tests/run.mjs tests/bench/server.ts
 * Answers per second of the server's processor time are what an otherwise idle core gives; beside it stands the rate
 * by the wall clock, which depends on the machine's other work. SECONDS per measurement (5).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { startSite } from '../support/site';
import { inProject, kilobytes, load, median, table } from './measuring';

const seconds = Number(process.env.SECONDS ?? 5);
/** An answer that takes longer, in ms, counts as none. */
const timeout = 2_000;
const crowd = 200;

interface Answer {
  status: number | undefined;
  etag: string | undefined;
  bytes: number;
}

const get = (url: string, headers: Record<string, string>, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { ...(agent && { agent }), headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve({ status: response.statusCode, etag: response.headers.etag, bytes }));
    })
      .on('error', reject)
      .end();
  });

/** Seconds of processor time that a process has used. */
function used(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / Number(execFileSync('getconf', ['CLK_TCK']));
}

async function measure(url: string, headers: Record<string, string>, pid: number | undefined, connections = 16) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let last: Answer = await get(url, headers, agent);
  const client = async (until: number) => {
    while (performance.now() < until) {
      const begun = performance.now();
      last = await get(url, headers, agent);
      times.push(performance.now() - begun);
    }
  };
  const all = (duration: number) => {
    const until = performance.now() + duration;
    return Promise.all(Array.from({ length: connections }, () => client(until)));
  };
  await all(1_000);
  times.length = 0;
  const before = used(pid);
  const begun = performance.now();
  await all(seconds * 1_000);
  const elapsed = (performance.now() - begun) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    ...last,
    late: times.filter((time) => time > timeout).length,
    slow: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    each: times.length / (used(pid) - before),
    rate: times.length / elapsed,
    middle: median(times),
  };
}

const site = await startSite();
try {
  // The server alone on one core, where the system can do that; this process takes another.
  if (process.platform === 'linux')
    execFileSync('taskset', ['-acp', '0', String(site.process.pid)], { stdio: 'ignore' });
  const brotli = { 'accept-encoding': 'br' };
  const { etag = '' } = await get(`${site.origin}/`, brotli);
  const cases: [name: string, path: string, headers: Record<string, string>][] = [
    ['home page', '/', brotli],
    ['home page, known to the browser', '/', { ...brotli, 'if-none-match': etag }],
    ['help page, the largest', '/help', brotli],
    ['content block', '/api/faq/all', brotli],
  ];
  const rows: (string | number)[][] = [];
  for (const [name, path, headers] of cases) {
    const { status, bytes, each, rate, middle } = await measure(site.origin + path, headers, site.process.pid);
    rows.push([name, status ?? '–', kilobytes(bytes), each.toFixed(0), rate.toFixed(0), middle.toFixed(1)]);
  }
  console.log(`One core, 16 connections kept alive; ${load()}.`);
  table(['answer', 'status', 'kB', 'per second of processor', 'per second elapsed', 'median ms'], rows);
  const { rate, middle, slow, late } = await measure(`${site.origin}/`, brotli, site.process.pid, crowd);
  const numbers = [rate.toFixed(0), middle.toFixed(1), slow.toFixed(1), late];
  table(
    [
      `home page, ${crowd} connections`,
      'per second elapsed',
      'median ms',
      '99 of 100 within ms',
      `later than ${timeout} ms`,
    ],
    [['', ...numbers]],
  );
} finally {
  await site.stop();
}

const since = (begun: number) => ((performance.now() - begun) / 1_000).toFixed(1);

let begun = performance.now();
const started = await startSite();
const start = since(begun);
await started.stop();
begun = performance.now();
const { status } = spawnSync('npm', ['run', 'build'], {
  cwd: inProject(''),
  stdio: ['ignore', 'ignore', 'inherit'],
  // The production build, whatever the environment of this process.
  env: { ...process.env, NODE_ENV: 'production' },
});
table(
  ['', 'seconds'],
  [
    ['start, until it listens', start],
    [status === 0 ? 'whole build' : 'whole build, refused by a budget', since(begun)],
  ],
);
console.log(`At the end ${load()}.`);
