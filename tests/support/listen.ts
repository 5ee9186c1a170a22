import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Listens on this machine, on a free port by default. Resolves to the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts an HTTP server, such as a backend or a partner's site. */
export async function startServer(handler: RequestListener, port = 0) {
  // Longer than a proxy keeps its connections, as the product does. Else a slow machine's next request may meet one that closes.
  const server = createServer({ keepAliveTimeout: 65_000 }, handler);
  const own = await listen(server, port);
  return {
    origin: `http://127.0.0.1:${own}`,
    port: own,
    async stop(): Promise<void> {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}
