/**
 * The server on one core, and how long it takes to start: `node tests/run.mjs tests/bench/server.ts`. Answers per second of
 * processor time are the rate of an otherwise idle core. The rate by the wall clock depends on the machine's other work. SECONDS
 * per measurement (5).
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startSite } from '../support/site';
import { inProject, kilobytes, load, median, table } from './measuring';
import { ask, askAgain } from './requests';

const seconds = Number(process.env.SECONDS ?? 5);
/** In ms; a slower answer does not count. */
const timeout = 2_000;
const [few, crowd] = [16, 200];
const brotli = { 'Accept-Encoding': 'br' };

function used(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / Number(execFileSync('getconf', ['CLK_TCK']));
}

/** If the system supports it. */
function pin({ pid }: Pick<ChildProcess, 'pid'>, core: number) {
  if (process.platform === 'linux' && cpus().length > 1) {
    execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
  }
}

/** The second request for an address is answered from memory, with `Content-Length`. */
async function kept(url: URL, headers: Record<string, string>) {
  let answer = await ask(url, headers);
  while (answer.status === 200 && !answer.bytes) answer = await ask(url, headers);
  return answer;
}

async function measure(url: URL, headers: Record<string, string>, { pid }: ChildProcess, connections: number) {
  const answer = await kept(url, headers);
  const asking = askAgain(url, headers, connections);
  await asking.during(Math.min(1, seconds) * 1_000);
  const before = used(pid);
  const begun = performance.now();
  const times = await asking.during(seconds * 1_000);
  const elapsed = (performance.now() - begun) / 1_000;
  const processor = used(pid) - before;
  asking.close();
  times.sort((a, b) => a - b);
  return {
    answer,
    row: [
      (times.length / processor).toFixed(0),
      (times.length / elapsed).toFixed(0),
      median(times).toFixed(1),
      (times[Math.floor(times.length * 0.99)] ?? Number.NaN).toFixed(1),
      // A connection without any answer is missing in `first`.
      Math.max(...asking.first).toFixed(0),
      [...times, ...asking.first].filter((time) => time > timeout).length + connections - asking.first.length,
    ],
  };
}

/** Node.js only: a server that sends the same to every request. */
async function startPlain(head: string, body: number) {
  const headers = head.split('\r\n').flatMap((line) => line.split(/: (.*)/).slice(0, 2));
  const code = `const body = Buffer.alloc(${body});
    require('node:http').createServer((_, response) => response.writeHead(200, ${JSON.stringify(headers)}).end(body))
      .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
  const server = spawn('node', ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout, 'data');
  return { origin: `http://127.0.0.1:${String(port).trim()}`, process: server };
}

pin(process, 1);
const site = await startSite();
try {
  pin(site.process, 0);
  const home = new URL(site.origin);
  const { head, bytes } = await kept(home, brotli);
  const etag = /^etag: (.*)$/im.exec(head)?.[1] ?? '';
  const cases: [name: string, path: string, headers: Record<string, string>, connections: number][] = [
    ['home page', '/', brotli, few],
    ['home page, known to the browser', '/', { ...brotli, 'If-None-Match': etag }, few],
    ['help page, the largest', '/help', brotli, few],
    ['content block', '/api/faq/all', brotli, few],
    ['home page', '/', brotli, crowd],
  ];
  const rows: (string | number)[][] = [];
  for (const [name, path, headers, connections] of cases) {
    const { answer, row } = await measure(new URL(path, home), headers, site.process, connections);
    rows.push([name, answer.status, kilobytes(answer.bytes), connections, ...row]);
  }
  const lines = head.split('\r\n').filter((line) => !/^(date|connection|keep-alive):/i.test(line));
  for (const [name, headers, size] of [
    ['Node.js alone, the home page’s headers and size', lines, bytes],
    ['Node.js alone, two bytes', ['Content-Length: 2'], 2],
  ] as const) {
    const plain = await startPlain(headers.join('\r\n'), size);
    pin(plain.process, 0);
    const { answer, row } = await measure(new URL(plain.origin), brotli, plain.process, crowd);
    plain.process.kill();
    rows.push([name, answer.status, kilobytes(answer.bytes), crowd, ...row]);
  }
  console.log(`One core, connections kept alive; ${load()}.`);
  const numbers = ['per second of processor', 'per second elapsed', 'median ms', '99 of 100 within ms'];
  table(
    ['answer', 'status', 'kB', 'connections', ...numbers, 'last first answer ms', `later than ${timeout} ms`],
    rows,
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
