/** Backends and folders of banks that are checked. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { productOf } from '../../shell/server/bank/folder';
import { type CheckOptions, check } from '../../shell/server/check/check';
import { readTarget } from '../../shell/server/check/cli';
import { type Resolve, resolvePublic } from '../../shell/server/http/public-request';
import { widgets } from './content';
import { newFolder, startListener } from './until-finished';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** By path: a handler, a text, or a JSON value. Other paths get 404. */
type Answers = Readonly<Record<string, unknown>>;

/** Resolves to the address of a backend that runs until the test ends. */
export const startBackend = (answers: Answers) =>
  startListener((request, response) => {
    const answer = answers[(request.url ?? '').split('?', 1)[0] ?? ''];
    if (typeof answer === 'function') (answer as Handler)(request, response);
    else if (answer === undefined) response.writeHead(404).end();
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });

/** Resolves to the path of a folder for the current test. */
export async function writeBank(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = newFolder();
  for (const [name, value] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof value === 'string' || value instanceof Uint8Array ? value : JSON.stringify(value));
  }
  return folder;
}

const product = productOf(widgets);

/** Host of another site; the test's backend answers at its port. No real host gets a request. */
export const otherHost = 'cdn.bank.example';
const resolve: Resolve = async (host) => {
  if (host === otherHost) return [{ address: '127.0.0.1', family: 4 }];
  if (isIP(host)) return resolvePublic(host);
  throw new Error(`no address of ${host}`);
};

export function checkNamed(env: Record<string, string>, more: Partial<CheckOptions> = {}) {
  const { files, ...target } = readTarget(env, 'demo/bank.json', product);
  return check({ ...target, files: { ...files, resolve }, widgets, ...more });
}
