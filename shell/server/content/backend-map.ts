/** `backend.mjs` of a bank's folder: makes the specification's fields of those that the bank's backend has. */
import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createQueue } from '../forms/queue';
import { inTime } from '../in-time';

/** `backend.mjs` has failed, not the answer. */
export class MapError extends Error {}

export interface BackendMap {
  /** Changes when the file does; empty while there is none. */
  version(): Promise<string>;
  /**
   * What `map(path, answer)` makes of an answer, as JSON of at most `maxLength` characters; the answer itself where there is no
   * file. Rejects with {@link MapError}.
   */
  apply(path: string, json: string, maxLength: number): Promise<string>;
}

/** Milliseconds until the file is loaded, and until `map` has returned. */
const defaults = { loading: 5_000, mapping: 1_000 };
/** The file is the bank's own, so these are limits for mistakes. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const maxMessage = 300;

/** What the thread says: nothing wrong, and the mapped answer; or what is wrong with the file, or with the answer. */
interface Reply {
  mapped?: string;
  fault?: string;
  badAnswer?: string;
}

/** The thread's code. It is a text because the server's bundle has no file for it. */
const code = `
const { parentPort, workerData } = require('node:worker_threads');
const say = (error) => String(error?.message ?? error).slice(0, ${maxMessage});
import(workerData).then(({ map }) => {
  if (typeof map !== 'function') throw new Error('exports no function map(path, answer)');
  parentPort.on('message', async ({ path, json, maxLength }) => {
    let answer;
    try { answer = JSON.parse(json); } catch (error) { return parentPort.postMessage({ badAnswer: say(error) }); }
    try {
      const mapped = JSON.stringify(await map(path, answer));
      if (mapped === undefined) throw new Error('map returned nothing');
      if (mapped.length > maxLength) throw new Error('map returned more than ' + maxLength + ' characters');
      parentPort.postMessage({ mapped });
    } catch (error) { parentPort.postMessage({ fault: say(error) }); }
  });
  parentPort.postMessage({});
}).catch((error) => parentPort.postMessage({ fault: say(error) }));
`;

/** A thread with one version of the file. It is asked one thing at a time, so each of its messages is the reply to the last. */
function startThread(file: string) {
  const worker = new Worker(code, {
    eval: true,
    workerData: pathToFileURL(file).href,
    // The server's secrets are among its variables.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits,
  });
  // Standard output has one line, and the log has JSON alone.
  worker.stdout.resume();
  worker.stderr.resume();
  // A process that is about to end does not wait for it.
  worker.unref();
  let settle = (_: Reply) => {};
  let hasEnded = false;
  const next = () =>
    new Promise<Reply>((resolve) => {
      settle = resolve;
    });
  const loaded = next();
  worker.on('message', (reply: Reply) => settle(reply));
  worker.on('error', ({ message }) => settle({ fault: message.slice(0, maxMessage) }));
  worker.on('exit', () => {
    hasEnded = true;
    settle({ fault: 'has ended its thread' });
  });
  return {
    loaded,
    hasEnded: () => hasEnded,
    ask(message: object) {
      const reply = next();
      worker.postMessage(message);
      return reply;
    },
    end: () => void worker.terminate(),
  };
}

export function backendMap(file: string, limits = defaults): BackendMap {
  const inTurn = createQueue();
  let thread: (ReturnType<typeof startThread> & { version: string }) | undefined;

  const version = () =>
    stat(file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => '',
    );

  function stop() {
    thread?.end();
    thread = undefined;
  }

  const replyWithin = (reply: Promise<Reply>, ms: number, what: string): Promise<Reply> =>
    inTime(reply, ms).catch(() => {
      stop();
      throw new MapError(`${what} takes longer than ${ms} ms`);
    });

  async function threadOf(current: string) {
    if (thread?.version === current && !thread.hasEnded()) return thread;
    stop();
    thread = { ...startThread(file), version: current };
    const started = thread;
    const { fault } = await replyWithin(started.loaded, limits.loading, 'loading');
    if (fault === undefined) return started;
    stop();
    throw new MapError(fault);
  }

  async function ask(current: string, message: object): Promise<string> {
    const { ask } = await threadOf(current);
    const { fault, badAnswer, mapped = '' } = await replyWithin(ask(message), limits.mapping, 'map');
    if (badAnswer !== undefined) throw new SyntaxError(badAnswer);
    if (fault !== undefined) throw new MapError(fault);
    return mapped;
  }

  return {
    version,
    async apply(path, json, maxLength) {
      const current = await version();
      return current ? inTurn(() => ask(current, { path, json, maxLength })) : json;
    },
  };
}
