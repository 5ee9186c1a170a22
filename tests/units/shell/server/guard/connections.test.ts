import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { manageConnections } from '../../../../../shell/server/guard/connections';
import { listen } from '../../../../support/listen';

it('a stop answers all that was sent before it, also on connections that were not yet accepted', async () => {
  const server = createServer((_, response) => void response.end('taken'));
  const { close } = manageConnections(server, { ofClient: 20, inAll: 20 });
  const port = await listen(server);
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'));
  const answers = sockets.map((socket) => text(socket).catch((error: Error) => error.message));
  for (const socket of sockets) socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}');
  await once(sockets.at(-1) ?? server, 'connect');
  expect(await close(7_000)).toBe(0);
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*taken/s);
  }
  await expect.poll(() => idle.closed).toBe(true);
});
