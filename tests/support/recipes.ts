/** Runs the configurations in `shell/` with real programs; only addresses and paths are changed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, vi } from 'vitest';
import { freePort } from './listen';
import { sharedFolder } from './until-finished';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function block(path: string, language: string): Promise<string> {
  const text = await readFile(join(root, path), 'utf8');
  const [first, ...others] = text.split(`\`\`\`${language}\n`).slice(1);
  expect(others).toEqual([]);
  return first?.split('\n```')[0] ?? '';
}

/** Throws if the recipe does not contain the address or path. */
export function replaced(recipe: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }, recipe);
}

interface SiteFront {
  port: number;
  servers: readonly number[];
  /** Folder with `certificate.pem` and `certificate-key.pem`; unset: no TLS. */
  certificate?: string;
}

/** nginx's `http` block for the site (`shell/deploy/nginx`). `folder` has its included, cached and served files. */
export async function siteFront(folder: string, { port, servers, certificate }: SiteFront): Promise<string> {
  const file = (name: string) => readFile(join(root, 'shell/deploy', name), 'utf8');
  await mkdir(folder);
  await copyFile(join(root, 'shell/deploy/maintenance.html'), join(folder, 'maintenance.html'));
  await writeFile(join(folder, 'proxy.conf'), await file('nginx/proxy.conf'));
  await writeFile(join(folder, 'log.conf'), replaced(await file('nginx/log.conf'), { '/var/log/nginx': folder }));
  const tls = certificate && replaced(await file('nginx/tls.conf'), { '/run/secrets': certificate });
  await writeFile(join(folder, 'tls.conf'), tls ?? '');
  const upstream = replaced(await file('nginx/upstream.conf'), {
    'server 127.0.0.1:8081 max_fails=0;': servers.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n'),
    'server 127.0.0.1:8082 max_fails=0;': '',
  });
  await writeFile(join(folder, 'upstream.conf'), upstream);
  return replaced(await file('nginx/serambi.conf'), {
    '/var/cache/nginx/serambi': join(folder, 'cache'),
    '/etc/nginx/serambi': folder,
    '/srv/pages': join(folder, 'pages'),
    'listen 80 default_server;': `listen 127.0.0.1:${await freePort()} default_server;`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ${certificate ? 'ssl http2' : ''};`,
    'listen [::]:80 default_server;': '',
    'listen [::]:443 ssl http2;': '',
  });
}

/** Resolves to the address once something listens. */
export async function listening(port: number): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), { timeout: 20_000, interval: 20 });
  return origin;
}

/** Runs programs until the file's tests have ended. They may run as other users, so all may read the folder for their files. */
export function programRunner() {
  const folder = sharedFolder();
  chmodSync(folder, 0o755);
  const processes: ChildProcess[] = [];

  function run(command: string, args: readonly string[], env = {}): ChildProcess {
    return keep(
      spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  }

  function keep(child: ChildProcess): ChildProcess {
    processes.push(child);
    return child;
  }

  /** @param http text of nginx's `http` block */
  async function nginx(http: string, port: number): Promise<string> {
    const own = join(folder, 'nginx');
    await mkdir(own);
    const file = join(own, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${own}/${each};`,
    );
    await writeFile(
      file,
      `daemon off; master_process off; pid ${own}/pid; error_log ${own}/error.log info; events {}
      http { access_log ${own}/access.log; types { text/html html; } ${temporary.join(' ')}\n${http}\n}`,
    );
    run('/usr/sbin/nginx', ['-e', 'stderr', '-c', file]);
    return listening(port);
  }

  afterAll(async () => {
    for (const child of processes) child.kill();
    await Promise.all(processes.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  });

  return { folder, run, keep, nginx };
}
