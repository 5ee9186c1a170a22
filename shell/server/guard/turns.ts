/** Gives all clients turns of the event loop in rotation, so that many requests of one do not delay the others. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from '../http/context';
import { clientOf } from './rate-limit';

/** Pipelined requests; browsers and proxies send none. Node.js accepts 16 kB of headers each, so at most 0.25 MB wait. */
const maxWaiting = 10;
/** Steps of one iteration of the event loop. With fewer, the loop itself would take more time. */
const iterationSize = 8;
/** In ms: no further step of an iteration begins later. */
const iterationTime = 10;
/** In ms: nothing but accepting connections. */
const shortIteration = 1;
/** In ms without steps, whatever connects. */
const longestRest = 200;

/** The work that waits, by client. */
const clients = new Map<string, (() => void)[]>();
let isRunning = false;
let connections = 0;

function takeStep() {
  const [first] = clients;
  if (!first) return;
  const [client, steps] = first;
  clients.delete(client);
  steps.shift()?.();
  // Behind all other clients.
  if (steps.length) clients.set(client, steps);
}

/** Node.js finishes a step's microtasks before the next `setImmediate` callback. */
function iterate() {
  const start = performance.now();
  let end: number | undefined;
  const step = () => {
    end ??= performance.now() + iterationTime;
    if (performance.now() < end) takeStep();
  };
  for (let count = 0; count < iterationSize; count++) setImmediate(step);
  setImmediate(() => accept(start, performance.now() - start));
}

/**
 * Iterations without steps, while connections arrive. Ends when the short ones took as long as the work. Node.js accepts one
 * connection in each iteration. So a client that connects all the time would keep others out.
 */
function accept(start: number, work: number, rest = 0) {
  const before = connections;
  const begun = performance.now();
  setImmediate(() => {
    const now = performance.now();
    const time = now - begun;
    const isShort = time < shortIteration;
    const [done, rested] = isShort ? [work, rest + time] : [work + time, rest];
    const isEnough = rested > Math.max(iterationTime, done) || now - start > longestRest;
    if (connections > before && !isEnough) return accept(start, done, rested);
    isRunning = clients.size > 0;
    if (isRunning) iterate();
  });
}

/** Resolves when the client may do one step of work. The work after an `await` needs another turn. */
export const nextTurn = (client: string): Promise<void> =>
  new Promise((resolve) => {
    const steps = clients.get(client) ?? [];
    steps.push(resolve);
    clients.set(client, steps);
    if (isRunning) return;
    isRunning = true;
    iterate();
  });

/** New connections of this server get turns, too. */
export const giveTurns = (server: Server): Server =>
  server.on('connection', () => {
    connections++;
  });

/** Begins one request of a connection at a time, in its client's turn. */
export function inTurn(listener: RequestListener, trustProxy = false): RequestListener {
  type Exchange = [IncomingMessage, ServerResponse & { req: IncomingMessage }];
  const waiting = new WeakMap<Socket, Exchange[]>();

  async function begin([incoming, outgoing]: Exchange) {
    const { socket } = incoming;
    await nextTurn(clientOf(addressOf(incoming, trustProxy)));
    if (socket.destroyed) return;
    outgoing.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (next) void begin(next);
      else waiting.delete(socket);
    });
    listener(incoming, outgoing);
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    // A pipelined request of a closed connection.
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      void begin([incoming, outgoing]);
    } else if (queue.push([incoming, outgoing]) > maxWaiting) socket.destroy();
  };
}
