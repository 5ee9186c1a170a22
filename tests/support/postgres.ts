import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from './programs.mjs';

export interface Postgres {
  database(): Promise<string>;
  /** Kills all processes, and starts PostgreSQL again from the files. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  /** Folder of the files and the log. */
  folder: string;
}

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root starts it as another user. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here.
    }
  }
  return undefined;
}

/** Starts a temporary PostgreSQL cluster with default durability that listens on a UNIX socket only. */
export async function startPostgres(): Promise<Postgres> {
  const binaries = findPostgres();
  if (!binaries) throw new Error('PostgreSQL is missing: `npm test` installs it, or install the package "postgresql"');
  const folder = mkdtempSync(join(tmpdir(), 'serambi-pg-'));
  const user = otherUser();
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const tool = (name: string, ...args: string[]) => run(join(binaries, name), args, options);
  await tool('initdb', '-D', data, '-U', 'serambi', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c max_connections=40`;
  const start = ['-l', join(folder, 'log'), '-o', settings];
  await tool('pg_ctl', '-D', data, '-w', ...start, 'start');
  const address = (name: string) => `postgresql://serambi@localhost/${name}?host=${encodeURIComponent(folder)}`;
  let count = 0;
  return {
    folder,
    async database() {
      const name = `test${++count}`;
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    async crash() {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      // Kills immediately: starting a program takes longer than most statements.
      process.kill(Number(pid), 'SIGQUIT');
      await tool('pg_ctl', '-D', data, '-w', ...start, '-m', 'immediate', 'restart');
    },
    async stop() {
      await tool('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
