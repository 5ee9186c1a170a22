/**
 * Runs the configurations of `shell/embedding-fragments.md` with real programs in front of the built server; only addresses are changed.
 */
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort, startServer } from '../support/listen';
import { block, listening, programRunner, replaced } from '../support/recipes';
import { addressOf } from '../support/server-process';

const partnerPage = (include: string) => `<!doctype html><title>Partner</title><p>Before ${include} after`;
const fragment = '/embed/faq?language=English';

const programs = programRunner();
const { folder } = programs;

let site: string;
/** The site's front, which records requests. */
let bank: { origin: string; asked: { path: string; cookie: string | undefined }[]; isDown: boolean };

beforeAll(async () => {
  const server = programs.run('node', ['dist/server/main.js'], {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    PUBLIC_ORIGIN: 'https://bank.example',
    TRUST_PROXY: '1',
  });
  site = await addressOf(server);
  const asked: typeof bank.asked = [];
  const { origin, stop } = await startServer(({ url = '', headers }, response) => {
    asked.push({ path: url, cookie: headers.cookie });
    if (bank.isDown) return response.destroy();
    return get(site + url, { headers }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers)),
    );
  });
  bank = { origin, asked, isDown: false };
  const page = partnerPage(`<!--# include virtual="${fragment}" -->`);
  await writeFile(join(folder, 'index.html'), page);
  return stop;
});

/** The partner's page has the fragment, the visitor's cookies stay with the partner, and the bank gets one request. */
async function expectToInsert(origin: string): Promise<void> {
  bank.asked.length = 0;
  bank.isDown = false;
  const visit = async () =>
    (await fetch(`${origin}/index.html`, { headers: { Cookie: 'session=1', 'Accept-Encoding': 'br, gzip' } })).text();
  const html = await visit();
  expect(html).toMatch(
    /^<!doctype html><title>Partner<\/title><p>Before <!--email_off--><serambi-faq [^>]*language="English"/,
  );
  expect(html).toMatch(/<\/template>.*<\/serambi-faq><!--\/email_off-->\s*after$/s);
  expect(html).toContain('data-status="ready"');
  expect(await visit()).toBe(html);
  expect(bank.asked).toEqual([{ path: fragment, cookie: undefined }]);
  bank.isDown = true;
  expect(await visit()).toBe(html);
}

describe('the recipes', () => {
  it('insert a fragment with nginx and SSI', { timeout: 60_000 }, async () => {
    const port = await freePort();
    const recipe = replaced(await block('shell/embedding-fragments.md', 'nginx'), {
      '/var/cache/nginx/serambi': join(folder, 'cache'),
      'listen 80;': `listen 127.0.0.1:${port};`,
      '/srv/partner': folder,
      'https://bank.example': bank.origin,
    });
    await expectToInsert(await programs.nginx(recipe, port));
  });

  it('insert a fragment with Varnish and ESI', { timeout: 60_000 }, async () => {
    const page = partnerPage(`<esi:include src="${fragment}"/>`);
    const partner = await startServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page));
    const port = await freePort();
    const file = join(folder, 'esi.vcl');
    await writeFile(
      file,
      replaced(await block('shell/embedding-fragments.md', 'vcl'), {
        '"8000"': `"${partner.port}"`,
        '"8001"': `"${new URL(bank.origin).port}"`,
      }),
    );
    const args = ['-F', '-j', 'none', '-n', join(folder, 'varnish'), '-a', `127.0.0.1:${port}`, '-T', 'none'];
    programs.run('/usr/sbin/varnishd', [...args, '-f', file, '-s', 'malloc,16m']);
    await expectToInsert(await listening(port));
    await partner.stop();
  });
});
