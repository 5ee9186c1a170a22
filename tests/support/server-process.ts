/** Built or bundled servers, each in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface ServerProcess {
  process: ChildProcess;
  address: string;
}

/** Waits for the address that a server prints. Throws what it wrote to standard error if it ends before. */
export async function addressOf(server: ChildProcess): Promise<string> {
  const ended = once(server, 'close');
  let errors = '';
  server.stderr?.on('data', (data) => {
    errors += data;
  });
  if (server.stdout) {
    for await (const line of createInterface({ input: server.stdout })) {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address) return address;
    }
  }
  const [code] = await ended;
  throw new Error(`The server ended with ${code}: ${errors}`);
}

/**
 * Starts a server, and waits until it listens.
 *
 * @param flags of Node.js; the default does not optimize, which takes most of the start of a short-lived server
 */
export async function startProcess(
  file: string,
  env: NodeJS.ProcessEnv,
  flags: readonly string[] = ['--liftoff-only'],
): Promise<ServerProcess> {
  const server = spawn(process.execPath, [...flags, file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { process: server, address: await addressOf(server) };
}

/** Resolves to the exit code. */
export async function stopProcess({ process: server }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode) return server.exitCode;
  const ended = once(server, 'exit');
  server.kill(signal);
  const [code] = await ended;
  return code;
}
