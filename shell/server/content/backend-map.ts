/** `backend.mjs` of a bank's folder: makes the specification's fields of those that the bank's backend has. */
import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createQueue } from '../forms/queue';
import { inTime } from '../in-time';
import type { ContentPath } from './paths';

/** `backend.mjs` has failed, not the answer. */
export class MapError extends Error {
  constructor(readonly reason: string) {
    super(`backend.mjs failed: ${reason}`);
  }
}

export interface BackendMap {
  /** Changes when the file does; empty while there is none. */
  version(): Promise<string>;
  /**
   * What `map(path, answer)` makes of an answer, as JSON of at most `maxLength` characters; the answer itself where there is no
   * file. Rejects with {@link MapError}.
   */
  apply(asked: Pick<ContentPath, 'path' | 'pattern'>, json: string, maxLength: number): Promise<string>;
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

class MapTimeout extends MapError {}

/** Asks a thread of its own, one thing after the other. */
function createLane(file: string, limits: typeof defaults) {
  let thread: (ReturnType<typeof startThread> & { version: string }) | undefined;

  function stop() {
    thread?.end();
    thread = undefined;
  }

  const replyWithin = (reply: Promise<Reply>, ms: number, what: string): Promise<Reply> =>
    inTime(reply, ms).catch(() => {
      stop();
      throw new MapTimeout(`${what} takes longer than ${ms} ms`);
    });

  async function threadOf(version: string) {
    if (thread?.version === version && !thread.hasEnded()) return thread;
    stop();
    thread = { ...startThread(file), version };
    const started = thread;
    const { fault } = await replyWithin(started.loaded, limits.loading, 'loading');
    if (fault === undefined) return started;
    stop();
    throw new MapError(fault);
  }

  return {
    inTurn: createQueue(),
    async ask(version: string, message: object): Promise<string> {
      const { ask } = await threadOf(version);
      const { fault, badAnswer, mapped = '' } = await replyWithin(ask(message), limits.mapping, 'map');
      if (badAnswer !== undefined) throw new SyntaxError(badAnswer);
      if (fault !== undefined) throw new MapError(fault);
      return mapped;
    },
  };
}

export function backendMap(file: string, limits = defaults): BackendMap {
  const usual = createLane(file, limits);
  /** Of paths whose answers have made `map` hang, so that they only hold up each other. */
  const slow = createLane(file, limits);
  let hanging = { version: '', patterns: new Set<string>() };

  const version = () =>
    stat(file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => '',
    );

  return {
    version,
    async apply({ path, pattern }, json, maxLength) {
      const current = await version();
      if (!current) return json;
      if (hanging.version !== current) hanging = { version: current, patterns: new Set() };
      const { patterns } = hanging;
      const message = { path, json, maxLength };
      const mapped = await usual.inTurn(async () => {
        // It may have begun to hang while this answer waited.
        if (patterns.has(pattern)) return undefined;
        return usual.ask(current, message).catch((error) => {
          if (error instanceof MapTimeout) patterns.add(pattern);
          throw error;
        });
      });
      return mapped ?? slow.inTurn(() => slow.ask(current, message));
    },
  };
}
