/** Submissions per second that a server on one core stores: `node tests/run.mjs tests/bench/submits.ts`. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../support/bundle';
import { contactMessage, contactPath, report, reportPath } from '../support/form-data';
import { startPostgres } from '../support/postgres';
import { startProcess, stopProcess } from '../support/server-process';

const seconds = Number(process.env.SECONDS ?? 5);
const clients = 8;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

const post = (url: string, body: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(body);
  });

async function measure(url: string, body: object): Promise<string> {
  const text = JSON.stringify(body);
  const times: number[] = [];
  const run = async (until: number, record: boolean): Promise<void> => {
    while (performance.now() < until) {
      const begun = performance.now();
      if ((await post(url, text)) !== 200) throw new Error(`${url} did not answer 200`);
      if (record) times.push(performance.now() - begun);
    }
  };
  const all = (until: number, record: boolean) =>
    Promise.all(Array.from({ length: clients }, () => run(until, record)));
  await all(performance.now() + 1_000, false);
  const begun = performance.now();
  await all(begun + seconds * 1_000, true);
  const rate = (times.length / (performance.now() - begun)) * 1_000;
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  return `${rate.toFixed(0)} a second (p50 ${at(0.5)} ms, p99 ${at(0.99)} ms)`;
}

const folder = await mkdtemp(join(tmpdir(), 'serambi-submits-'));
const postgres = await startPostgres();
try {
  const file = await bundle('tests/support/form-server.ts');
  for (const engine of ['PGlite', 'PostgreSQL']) {
    const databaseUrl = engine === 'PostgreSQL' && { DATABASE_URL: await postgres.database() };
    const server = await startProcess(file, { DATA_DIR: join(folder, engine), ...databaseUrl }, []);
    // One core for the server only, the others for the clients (and PostgreSQL), if the system can do that.
    if (process.platform === 'linux')
      execFileSync('taskset', ['-acp', '0', String(server.process.pid)], { stdio: 'ignore' });
    try {
      console.log(`${engine}, contact messages: ${await measure(server.address + contactPath, contactMessage)}`);
      console.log(`${engine}, reports: ${await measure(server.address + reportPath, report)}`);
    } finally {
      await stopProcess(server, 'SIGTERM');
    }
  }
} finally {
  agent.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
