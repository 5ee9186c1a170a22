/** Runs `backend.mjs` of a bank's folder, which maps the backend's fields to the specified fields. */
import { type ChildProcess, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { inTime } from '../core/in-time';
import { createQueue } from '../core/queue';
import type { ContentPath } from './paths';

export class MapError extends Error {
  constructor(readonly reason: string) {
    super(`backend.mjs failed: ${reason}`);
  }
}

export type BackendMap = ReturnType<typeof backendMap>;

const defaults = { loading: 5_000, mapping: 1_000 };
const maxHeap = '--max-old-space-size=256';
const maxMessage = 170;
const maxStack = 10_000;
/** In ms. */
const maxChecking = 2_000;

/** An empty reply means that the file is loaded. */
interface Reply {
  mapped?: string;
  fault?: string;
  badAnswer?: string;
}

/** Code of the process; a string, because the server's bundle has no file for it. */
const code = String.raw`
const say = (error, details = '') => {
  try {
    const { message = error, stack, code } = Object(error);
    const text = String(message).slice(0, ${maxMessage});
    const [, line] = /\/backend\.mjs:(\d{1,9})/.exec(String(stack).slice(0, ${maxStack}) + details) ?? [];
    // An error with a code is of Node.js, and names files with the machine's folders.
    return (code ? text.replace(/(?:file:\/\/)?\/[^'"]*\//g, '') : text) + (line ? ' at backend.mjs:' + line : '');
  } catch { return 'an error without words'; }
};
// A caught syntax error does not have its line.
const checkSyntax = () =>
  require('node:child_process').spawnSync(process.execPath, ['--check', process.argv[2]], { encoding: 'utf8', timeout: ${maxChecking} }).stderr;
const reply = (message) => process.send(message);
process.on('disconnect', () => process.exit());
process.on('uncaughtException', (error) => process.send({ fault: say(error) }, () => process.exit()));
import(process.argv[1]).then(({ map }) => {
  if (typeof map !== 'function') throw new Error('exports no function map(path, answer)');
  process.on('message', async ({ path, json, maxLength }) => {
    let answer;
    try { answer = JSON.parse(json); } catch (error) { return reply({ badAnswer: say(error) }); }
    try {
      const mapped = JSON.stringify(await map(path, answer));
      if (mapped === undefined) throw new Error('map returned nothing');
      if (mapped.length > maxLength) throw new Error('map returned more than ' + maxLength + ' characters');
      reply({ mapped });
    } catch (error) { reply({ fault: say(error) }); }
  });
  reply({});
}).catch((error) => reply({ fault: say(error, error instanceof SyntaxError ? checkSyntax() : '') }));
`;

/** Killed with the server: a process that hangs in `map` does not notice the closed channel. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process without the server's secrets. Not a thread: V8 ends the whole process for some mistakes. One message at a time. */
function startProcess(file: string) {
  const child = spawn(process.execPath, [maxHeap, '-e', code, pathToFileURL(file).href, file], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The child must not keep the server or a command running.
  child.unref();
  child.channel?.unref();
  let settle = (_: Reply) => {};
  let hasEnded = false;
  const next = () =>
    new Promise<Reply>((resolve) => {
      settle = resolve;
    });
  const loaded = next();
  const end = (fault: string) => {
    hasEnded = true;
    settle({ fault });
  };
  child.on('message', (reply: Reply) => settle(reply));
  child.on('error', ({ message }) => end(message.slice(0, maxMessage)));
  running.add(child);
  child.on('exit', () => {
    running.delete(child);
    end('has ended its process');
  });
  return {
    loaded,
    hasEnded: () => hasEnded,
    ask(message: object) {
      const reply = next();
      // `exit` reports a process that has ended meanwhile.
      child.send(message, () => {});
      return reply;
    },
    end: () => void child.kill('SIGKILL'),
  };
}

class MapTimeout extends MapError {}

function createLane(file: string, limits: typeof defaults) {
  let current: (ReturnType<typeof startProcess> & { version: string }) | undefined;

  function stop() {
    current?.end();
    current = undefined;
  }

  const replyWithin = (reply: Promise<Reply>, ms: number, what: string): Promise<Reply> =>
    inTime(reply, ms).catch(() => {
      stop();
      throw new MapTimeout(`${what} takes longer than ${ms} ms`);
    });

  async function processOf(version: string) {
    if (current?.version === version && !current.hasEnded()) return current;
    stop();
    const started = { ...startProcess(file), version };
    current = started;
    const { fault } = await replyWithin(started.loaded, limits.loading, 'loading');
    if (fault === undefined) return started;
    stop();
    throw new MapError(fault);
  }

  return {
    inTurn: createQueue(),
    async ask(version: string, message: object): Promise<string> {
      const { ask } = await processOf(version);
      const { fault, badAnswer, mapped = '' } = await replyWithin(ask(message), limits.mapping, 'map');
      if (badAnswer !== undefined) throw new SyntaxError(badAnswer);
      if (fault !== undefined) throw new MapError(fault);
      return mapped;
    },
  };
}

export function backendMap(file: string, limits = defaults) {
  const usual = createLane(file, limits);
  /** For paths whose answers made `map` hang, so that they only delay each other. */
  const slow = createLane(file, limits);
  let hanging = { version: '', patterns: new Set<string>() };

  const version = () =>
    stat(file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => '',
    );

  return {
    version,
    /** Maps an answer to JSON of at most `maxLength` characters; unchanged without a file. Rejects with {@link MapError}. */
    async apply(
      { path, pattern }: Pick<ContentPath, 'path' | 'pattern'>,
      json: string,
      maxLength: number,
    ): Promise<string> {
      const current = await version();
      if (!current) return json;
      if (hanging.version !== current) hanging = { version: current, patterns: new Set() };
      const { patterns } = hanging;
      const message = { path, json, maxLength };
      const mapped = await usual.inTurn(async () => {
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
