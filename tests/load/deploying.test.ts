/** Tests the files of `shell/deploy` without containers: nginx, systemd's own checks, and the image's steps. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { attachment, report, reportPath, starts } from '../support/form-data';
import { freePort, startServer } from '../support/listen';
import { programRunner, replaced, siteFront } from '../support/recipes';
import { addressOf } from '../support/server-process';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'shell/deploy');
const programs = programRunner();
const { folder } = programs;

/** A self-signed certificate for bank.example, in a new folder. */
async function makeCertificate(): Promise<string> {
  const certificate = join(folder, 'certificate');
  await mkdir(certificate);
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=bank.example';
  const files = ['-keyout', 'certificate-key.pem', '-out', 'certificate.pem'];
  const names = ['-addext', 'subjectAltName=DNS:bank.example'];
  execFileSync('openssl', [...args.split(' '), ...names, ...files], { cwd: certificate, stdio: 'ignore' });
  return certificate;
}

describe('nginx', () => {
  it('serves the site, passes over what is not ready, and says so when nothing is', { timeout: 60_000 }, async () => {
    const server = programs.run('node', ['dist/server/main.js'], {
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      PUBLIC_ORIGIN: 'https://bank.example',
      TRUST_PROXY: '1',
    });
    const site = await addressOf(server);
    let refused = 0;
    const unready = await startServer((incoming, answer) => {
      refused++;
      incoming.resume().on('end', () => answer.writeHead(503).end('not ready'));
    });

    const port = await freePort();
    const certificate = await makeCertificate();
    const servers = [Number(new URL(site).port), unready.port];
    const front = await siteFront(join(folder, 'front'), { port, servers, certificate });
    await mkdir(join(folder, 'front/pages/campaign'), { recursive: true });
    const fragment = '/embed/faq?language=English';
    const campaign = `<!doctype html><p>Before <!--# include virtual="${fragment}" --> after`;
    await writeFile(join(folder, 'front/pages/campaign/index.html'), campaign);
    const noted = replaced(front, {
      'server_tokens off;': 'server_tokens off; add_header X-Cache $upstream_cache_status;',
    });
    await programs.nginx(noted, port);

    const client = connect(`https://127.0.0.1:${port}`, {
      ca: await readFile(join(certificate, 'certificate.pem')),
      servername: 'bank.example',
    });
    const ask = async (path: string, { body = '', ...more }: Record<string, string> = {}) => {
      const headers = { ':path': path, ':authority': 'bank.example', ':method': body ? 'POST' : 'GET', ...more };
      const stream = client.request(headers, { endStream: !body });
      if (body) stream.end(body);
      const [answer] = await once(stream, 'response');
      return { status: answer[':status'], headers: answer, cache: answer['x-cache'], text: await text(stream) };
    };

    const file = '/v1.0.0/widgets/faq.js';
    const plain = await ask(file);
    expect([plain.status, plain.cache]).toEqual([200, 'MISS']);
    expect((await ask(file)).cache).toBe('HIT');
    expect((await ask(file, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    for (const language of ['English', 'Indonesia', 'English']) {
      const page = await ask('/', { cookie: `language=${language}` });
      expect(page.text).toContain(`<html lang="${language === 'English' ? 'en' : 'id'}"`);
    }

    // A page with the language in its address is the same for all.
    for (const [language, cache] of [['Indonesia', 'MISS'] as const, ['English', 'HIT'] as const]) {
      const page = await ask('/promo?lang=en', { cookie: `language=${language}` });
      expect([page.cache, page.text.includes('<html lang="en"')]).toEqual([cache, true]);
    }

    const visit = () => ask('/campaign/index.html', { 'accept-encoding': 'br', cookie: 'language=Indonesia' });
    expect((await visit()).text).toMatch(
      /^<!doctype html><p>Before <!--email_off--><serambi-faq .*data-status="ready".* after$/s,
    );

    const body = JSON.stringify({
      ...report,
      approximate_date: '5 November 2020',
      attachment: [attachment('a.png', starts.png, 5_000_000)],
    });
    // More clients than processes, so that each process gets a first request.
    for (let client = 0; client < 8; client++) expect((await ask('/help')).status).toBe(200);
    expect((await ask(reportPath, { body, 'content-type': 'application/json' })).status).toBe(200);
    for (const path of ['/metrics', '/readyz', '/purge']) expect((await ask(path)).status).toBe(404);
    expect((await ask('/healthz')).text).toBe('ok');

    const ended = once(server, 'exit');
    server.kill();
    await ended;
    expect((await ask('/help')).status).toBe(503);
    expect(refused).toBeGreaterThan(0);
    expect((await visit()).text).toContain('data-status="ready"');
    await unready.stop();
    const down = await ask('/help');
    expect(down.status).toBe(503);
    expect(down.headers['retry-after']).toBe('30');
    expect(down.text).toContain('We will be back shortly');
    client.close();
  });
});

const unit = 'serambi@8081.service';

it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd takes the unit, which has few rights', async () => {
  const file = join(folder, unit);
  const recipe = await readFile(join(deploy, 'serambi@.service'), 'utf8');
  await writeFile(file, replaced(recipe, { '/usr/bin/node': process.execPath, '/srv/serambi': root }));
  // Both end with an error otherwise; 10 is the exposure of a unit without any restriction.
  execFileSync('systemd-analyze', ['verify', file], { stdio: 'pipe' });
  // It refuses to start without its database, so it is started until that answers.
  expect(recipe).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(recipe).toMatch(/^Restart=on-failure$/m);
  execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], { stdio: 'pipe' });
});

describe('the image', () => {
  it('has all that the server needs, which runs as another user on files that it cannot change', async () => {
    const recipe = await readFile(join(deploy, 'Dockerfile'), 'utf8');
    const stages = recipe.split(/^FROM /m).slice(1);
    const last = stages.at(-1) ?? '';
    const image = join(folder, 'image');

    const install = /^RUN (npm ci --omit=dev .*)$/m.exec(stages[0] ?? '')?.[1] ?? '';
    await mkdir(image);
    for (const name of ['package.json', 'package-lock.json']) await cp(join(root, name), join(image, name));
    execFileSync('sh', ['-c', `${install} --prefer-offline`], { cwd: image, stdio: 'pipe' });

    for (const [, from = '', to = ''] of last.matchAll(/^COPY --from=build \/srv\/serambi\/(\S+) (\S+)$/gm)) {
      expect(to).toBe(from);
      await mkdir(dirname(join(image, to)), { recursive: true });
      await cp(join(root, from), join(image, to), { recursive: true });
    }
    execFileSync('chmod', ['-R', 'a-w,a+rX', image]);
    const data = join(folder, 'image-data');
    await mkdir(data);
    const isRoot = process.getuid?.() === 0;
    const other = isRoot ? { uid: 65_532, gid: 65_532 } : {};
    if (isRoot) await chown(data, 65_532, 65_532);

    const settings = /^ENV (.*)$/m
      .exec(last)?.[1]
      ?.split(' ')
      .map((each) => each.split('='));
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      ...Object.fromEntries(settings ?? []),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
    };
    const [command] = JSON.parse(/^CMD (.*)$/m.exec(last)?.[1] ?? '');
    const server = programs.keep(
      spawn(process.execPath, [command], { ...other, cwd: image, env, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    await addressOf(server);
    const [, ...check] = JSON.parse(/^HEALTHCHECK .*CMD (.*)$/m.exec(last)?.[1] ?? '');
    // A busy machine may exceed the time of a check.
    await vi.waitFor(() => execFileSync(process.execPath, check, { env, stdio: 'ignore' }), { timeout: 30_000 });
    const ended = once(server, 'exit');
    server.kill();
    expect(await ended).toEqual([0, null]);
    expect(() => execFileSync(process.execPath, check, { env, stdio: 'ignore' })).toThrow();
    execFileSync('chmod', ['-R', 'u+w', image]);
  }, 120_000);

  it('is made of files that the build is given, and its compose file mounts what there is', async () => {
    const ignored = await readFile(join(root, '.dockerignore'), 'utf8');
    for (const [, name = ''] of ignored.matchAll(/^!(.*)$/gm)) expect(existsSync(join(root, name)), name).toBe(true);
    const compose = await readFile(join(deploy, 'compose.yaml'), 'utf8');
    for (const [, path = ''] of compose.matchAll(/- \.\/([^:]*\.(?:conf|html)):/g)) {
      expect(existsSync(join(deploy, path)), path).toBe(true);
    }
    const front = await readFile(join(deploy, 'nginx/serambi.conf'), 'utf8');
    for (const [, name = ''] of front.matchAll(/\/etc\/nginx\/serambi\/(\S+\.conf);/g)) {
      expect(compose).toContain(`/etc/nginx/serambi/${name}`);
    }
  });
});
