/** Ends slow, idle and unread connections, so that they do not use up the server. Ends all when the server stops. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { clientOf } from './rate-limit';

/** Options of `createServer`, in ms. */
export const connectionTimes = {
  headersTimeout: 15_000,
  /** Longer than the slowest upload, which `request-body.ts` limits. */
  requestTimeout: 30 * 60_000,
  connectionsCheckingInterval: 5_000,
};
/** In ms without a byte read or sent, unless the server is still answering. */
const silenceTimeout = 60_000;
/** In ms. When no connection or request has come for this time, all that was sent before a stop is accepted. */
const quiet = 100;
/** In ms, to wait for that. */
const longestUnrest = 1_500;

/** The slowest accepted reader: waiting bytes have `patience` ms, and one more for each `rate` bytes. */
interface Reading {
  patience: number;
  rate: number;
  interval: number;
}
/** 2 kB/s: half of what the slowest mobile networks give. */
const slowestReading: Reading = { patience: 60_000, rate: 2, interval: 5_000 };

interface ConnectionLimits {
  /** Many people share one address in a mobile network. */
  ofClient: number;
  inAll: number;
  reading?: Reading;
}

/** Above a limit closes a connection: one without an open request first, then of the client with most, then the oldest. */
export function manageConnections(server: Server, { ofClient, inAll, reading = slowestReading }: ConnectionLimits) {
  const clients = new Map<string, Set<Socket>>();
  const answers = new Map<Socket, ServerResponse>();
  let count = 0;
  /** Connections and requests so far. */
  let arrivals = 0;
  let isClosing = false;

  /** The system would reset connections that wait to be accepted, and those with an unread request. */
  async function acceptSent() {
    const until = performance.now() + longestUnrest;
    for (let before = -1; before !== arrivals && performance.now() < until; ) {
      before = arrivals;
      await wait(quiet);
      // A busy process runs timers before it accepts.
      await nextTurn();
      await nextTurn();
    }
  }

  function closeOldest(...groups: ReadonlySet<Socket>[]) {
    // The `close` event of a destroyed one comes later; until then it must not be chosen again.
    const open = groups.flatMap((sockets) => [...sockets]).filter(({ destroyed }) => !destroyed);
    (open.find((socket) => !answers.has(socket)) ?? open[0])?.destroy();
  }
  const connected = () => [...clients.values()].flatMap((sockets) => [...sockets]);

  server.setTimeout(silenceTimeout, (socket: Socket) => {
    // A complete report may wait long for those before it.
    if (!answers.get(socket)?.req.complete) socket.destroy();
  });

  // Node.js restarts its own timeout at each byte, so one byte a minute would hold a connection for hours.
  const unread = new Map<Socket, { until: number; bytes: number }>();
  const looking = setInterval(() => {
    const now = performance.now();
    for (const socket of connected()) {
      const { bytesWritten, writableLength } = socket;
      const due = unread.get(socket);
      if (due && bytesWritten - writableLength < due.bytes) {
        // After `destroy` the system would still send its buffer.
        if (now > due.until) socket.resetAndDestroy();
      } else if (writableLength) {
        unread.set(socket, { until: now + reading.patience + writableLength / reading.rate, bytes: bytesWritten });
      } else unread.delete(socket);
    }
  }, reading.interval).unref();
  server.once('close', () => clearInterval(looking));

  server.on('connection', (socket) => {
    arrivals++;
    const client = clientOf(socket.remoteAddress ?? '');
    const own = clients.get(client) ?? new Set();
    if (own.size >= ofClient) closeOldest(own);
    else if (count >= inAll) closeOldest(...[...clients.values()].sort((one, other) => other.size - one.size));
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
    arrivals++;
    answers.set(socket, response);
    if (isClosing) response.shouldKeepAlive = false;
    response.once('close', () => {
      if (answers.get(socket) === response) answers.delete(socket);
      // The client may have sent its next request already.
      if (isClosing && !answers.has(socket)) socket.destroySoon();
    });
  });

  return {
    /** Answers what was sent, then closes all connections, after `patience` ms at the latest. Resolves to the number of unanswered ones. */
    async close(patience: number): Promise<number> {
      isClosing = true;
      for (const response of answers.values()) response.shouldKeepAlive = false;
      let unanswered = 0;
      const timer = setTimeout(() => {
        unanswered = answers.size;
        server.closeAllConnections();
      }, patience);
      if (patience) await acceptSent();
      const closed = new Promise((resolve) => server.close(resolve));
      // Node.js counts a silent connection as busy.
      for (const socket of connected()) {
        if (!answers.has(socket)) socket.destroy();
      }
      await closed;
      clearTimeout(timer);
      return unanswered;
    },
  };
}
