/** Keeps slow, idle and unread connections from using up the server, and ends all of them when it stops. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from './rate-limit';

/** For `createServer`, in milliseconds. */
export const connectionTimes = {
  headersTimeout: 15_000,
  /** For a whole request: longer than the slowest upload, which has limits of its own. */
  requestTimeout: 30 * 60_000,
  connectionsCheckingInterval: 5_000,
};
/** Milliseconds in which something must be read or sent, unless the server has the request and is still answering it. */
const silenceTimeout = 60_000;

/** How slowly answers may be read. What waits to be sent has `patience` ms, and one more for each `rate` bytes of it. */
interface Reading {
  patience: number;
  rate: number;
  /** Milliseconds between two looks at all connections. */
  interval: number;
}
/** 2 kB/s: half of what the slowest mobile networks give. */
const slowestReading: Reading = { patience: 60_000, rate: 2, interval: 5_000 };

/**
 * Requests that a client may send before it has their answers, on one connection. Browsers and proxies send none. With 16 kB of
 * headers each, which is what Node.js takes, and what it reads at once, a connection holds 0.25 MB.
 */
const maxWaiting = 10;
/** Requests that are begun in a turn of the event loop. Fewer would let the loop itself take more time than they do. */
const turnSize = 8;

/**
 * Answers one request of a connection at a time, and the connections in the order of their requests. Node.js accepts a single
 * connection in each turn of the event loop (since libuv 1.45), so turns are kept short: were all requests that have arrived
 * answered in one, new connections would wait as often for all others as there are new ones before them.
 */
export function inTurn(listener: RequestListener): RequestListener {
  type Exchange = [IncomingMessage, ServerResponse & { req: IncomingMessage }];
  /** Of each connection whose request has not been answered: those that came after it. */
  const waiting = new WeakMap<Socket, Exchange[]>();
  const ready: Exchange[] = [];

  function enqueue(exchange: Exchange) {
    if (ready.push(exchange) === 1) setImmediate(beginSome);
  }
  function beginSome() {
    const some = ready.splice(0, turnSize);
    if (ready.length) setImmediate(beginSome);
    for (const exchange of some) begin(exchange);
  }
  function begin([incoming, outgoing]: Exchange) {
    const { socket } = incoming;
    if (socket.destroyed) return;
    outgoing.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (next) enqueue(next);
      else waiting.delete(socket);
    });
    listener(incoming, outgoing);
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    // What else had arrived with the request for which it was closed.
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      enqueue([incoming, outgoing]);
    } else if (queue.push([incoming, outgoing]) > maxWaiting) socket.destroy();
  };
}

export interface ConnectionLimits {
  /** Many people share one address in a mobile network. */
  ofClient: number;
  inAll: number;
  reading?: Reading;
}

export interface Connections {
  /**
   * Answers the requests that have arrived, and closes every connection: those still open after `patience` ms as they are.
   * Resolves to the number of requests that were not answered.
   */
  close(patience: number): Promise<number>;
}

/**
 * A new connection is never refused. Above a limit another one is closed: of the same client, or of the client that has
 * most, and then one that waits for a request before one that is being answered, the oldest first.
 */
export function manageConnections(
  server: Server,
  { ofClient, inAll, reading = slowestReading }: ConnectionLimits,
): Connections {
  const clients = new Map<string, Set<Socket>>();
  const answers = new Map<Socket, ServerResponse>();
  let count = 0;
  let isClosing = false;

  function closeOldest(sockets: ReadonlySet<Socket> | undefined) {
    const all = [...(sockets ?? [])];
    // Its `close` event comes later, but it must not be chosen again.
    const oldest =
      all.find((socket) => !answers.has(socket) && !socket.destroyed) ?? all.find((each) => !each.destroyed);
    oldest?.destroy();
  }
  const connected = () => [...clients.values()].flatMap((sockets) => [...sockets]);
  const largest = () => [...clients.values()].reduce((a, b) => (b.size > a.size ? b : a), new Set<Socket>());

  server.setTimeout(silenceTimeout, (socket: Socket) => {
    // A large report waits for those before it, however long they take to store.
    if (!answers.get(socket)?.req.complete) socket.destroy();
  });

  // Node.js takes any byte in that time for a sign of life, so that one byte a minute would hold a connection for hours.
  const unread = new Map<Socket, { until: number; bytes: number }>();
  const looking = setInterval(() => {
    const now = performance.now();
    for (const socket of connected()) {
      const { bytesWritten, writableLength } = socket;
      const due = unread.get(socket);
      if (due && bytesWritten - writableLength < due.bytes) {
        // Not `destroy`, after which the system would go on sending what it has taken.
        if (now > due.until) socket.resetAndDestroy();
      } else if (writableLength) {
        unread.set(socket, { until: now + reading.patience + writableLength / reading.rate, bytes: bytesWritten });
      } else unread.delete(socket);
    }
  }, reading.interval).unref();
  server.once('close', () => clearInterval(looking));

  server.on('connection', (socket) => {
    const client = clientOf(socket.remoteAddress ?? '');
    const own = clients.get(client) ?? new Set();
    if (own.size >= ofClient) closeOldest(own);
    else if (count >= inAll) closeOldest(largest());
    clients.set(client, own.add(socket));
    count++;
    socket.once('close', () => {
      own.delete(socket);
      if (!own.size) clients.delete(client);
      count--;
      unread.delete(socket);
    });
  });

  server.prependListener('request', (_, response) => {
    const { socket } = response;
    if (!socket) return;
    answers.set(socket, response);
    // Makes Node.js send `Connection: close`.
    if (isClosing) response.shouldKeepAlive = false;
    response.once('close', () => {
      if (answers.get(socket) === response) answers.delete(socket);
      // A client may have sent its next request before it had this answer.
      if (isClosing && !answers.has(socket)) socket.destroySoon();
    });
  });

  return {
    close: (patience) =>
      new Promise((resolve) => {
        isClosing = true;
        for (const response of answers.values()) response.shouldKeepAlive = false;
        let unanswered = 0;
        const timer = setTimeout(() => {
          unanswered = answers.size;
          server.closeAllConnections();
        }, patience);
        server.close(() => {
          clearTimeout(timer);
          resolve(unanswered);
        });
        // Node.js counts a connection that has not sent anything as busy.
        for (const socket of connected()) {
          if (!answers.has(socket)) socket.destroy();
        }
      }),
  };
}
