// @vitest-environment node
/** Real nginx with the delivered configuration: its files must contain nothing about visitors. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startServer } from '../support/listen';
import { programRunner, siteFront } from '../support/recipes';
import { tellingAddresses as addresses, secret } from '../support/telling-addresses';

const { folder, nginx } = programRunner();

it('writes nothing that tells who read, began or sent a report, or what was looked for', async () => {
  const seen = new Set<string>();
  let received = 0;
  const site = await startServer((incoming, answer) => {
    seen.add(incoming.url ?? '');
    received = 0;
    incoming.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    // An answer that nginx would write to a file if it did not fit into memory.
    incoming.resume().on('end', () => {
      answer.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
      answer.end(`<p>${secret.repeat(100_000)}`);
    });
  });
  const port = await freePort();
  const front = await siteFront(join(folder, 'front'), { port, servers: [site.port] });
  const origin = await nginx(front, port);
  const [, plainPort] = /listen 127\.0\.0\.1:(\d+) default_server/.exec(front) ?? [];
  const headers = { Referer: `https://partner.example/${secret}`, 'User-Agent': secret, Cookie: `language=${secret}` };
  const ask = async (base: string, path: string, body?: string, more: Record<string, string> = {}) => {
    const answer = await fetch(base + path, {
      headers: { ...headers, ...more },
      redirect: 'manual',
      ...(body && { method: 'POST', body }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const sendAll = async (status: number) => {
    for (const path of addresses) expect(await ask(origin, path), path).toBe(status);
    for (const path of ['/api/whistleblowing/report/v2', '/about-us/corporate-governance', '/help']) {
      expect(await ask(origin, path, secret.repeat(350_000)), path).toBe(status);
    }
  };
  await sendAll(200);
  for (const path of addresses) expect(await ask(`http://127.0.0.1:${plainPort}`, path), path).toBe(308);
  expect(seen.size).toBeGreaterThanOrEqual(addresses.length);
  // Too large, malformed, aborted, and without a server.
  expect(await ask(origin, '/api/whistleblowing/report/v2', 'x'.repeat(31 * 1024 * 1024))).toBe(413);
  expect(await ask(origin, '/about-us/corporate-governance%zz')).toBe(400);
  // But the server answers a form that the browser sends, as it shows the texts again.
  const large = secret.repeat(7_000_000);
  const type = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  expect(await ask(origin, '/about-us/corporate-governance', large, type)).toBe(200);
  expect(received).toBe(large.length);
  expect(await ask(origin, '/readyz', large, type)).toBe(413);
  await site.stop();
  await sendAll(503);
  expect(await ask(origin, '/about-us/corporate-governance', large, type)).toBe(503);

  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
  const written = (await Promise.all(texts)).join('\n');
  const traces = ['whistleblowing', 'governance', 'partner.example', secret, '127.0.0.1,', 'client:'];
  const configuration = ['pid', 'nginx.conf'];
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['access.log', 'error.log', ...configuration]));
  for (const trace of traces) expect(written.includes(trace), trace).toBe(false);
  // Still enough to notice a failure.
  expect(await readFile(join(folder, 'front/access.log'), 'utf8')).toMatch(
    /^\S+ [\da-f]{32} 503 \S+ 127\.0\.0\.1:\d+ 502$/m,
  );
});
