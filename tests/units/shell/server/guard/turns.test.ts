import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTurn, nextTurn } from '../../../../../shell/server/guard/turns';
import { listen } from '../../../../support/listen';
import { startListener } from '../../../../support/until-finished';

describe('requests that are sent before the last answer', () => {
  const asked: [string | undefined, ServerResponse][] = [];
  const server = createServer(inTurn(({ url }, response) => asked.push([url, response])));
  const sockets: Socket[] = [];
  let port: number;

  beforeEach(async () => {
    asked.length = 0;
    port = await listen(server);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: bank.test\r\n\r\n`;
  function send(text: string) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined).write(text);
    return socket;
  }
  /** The server's next request. */
  async function next(): Promise<[string | undefined, ServerResponse]> {
    for (;;) {
      const first = asked.shift();
      if (first) return first;
      await new Promise(setImmediate);
    }
  }

  it('are begun one after another, in their order', async () => {
    const socket = send([1, 2, 3].map((index) => get(`/${index}`)).join(''));
    for (const path of ['/1', '/2', '/3']) {
      const [url, response] = await next();
      expect(url).toBe(path);
      expect(asked).toHaveLength(0);
      response.end(`answer${path}`);
    }
    let received = '';
    for await (const data of socket) {
      received += data;
      if (received.includes('answer/3')) break;
    }
    expect(received).toMatch(/answer\/1.*answer\/2.*answer\/3/s);
  });

  it('let those of another connection pass', async () => {
    send(get('/many').repeat(11));
    const [, response] = await next();
    send(get('/one'));
    response.end();
    const begun: (string | undefined)[] = [];
    while (!begun.includes('/one')) {
      const [url, answer] = await next();
      begun.push(url);
      answer.end();
    }
    expect(begun.length).toBeLessThan(10);
  });

  it('end their connection where they are too many', async () => {
    const socket = send(get('/').repeat(1_000));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(asked.length).toBeLessThanOrEqual(1);
  });
});

it('accepts new connections between the requests of those before them', async () => {
  let answered = 0;
  const origin = await startListener(
    inTurn((_, response) => {
      answered++;
      response.end();
    }),
  );
  const crowd = 200;
  const sockets = Array.from({ length: crowd }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
  const ask = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nHost: bank.test\r\n\r\n');
  await Promise.all(
    sockets.map(async (socket) => {
      ask(socket);
      await once(socket, 'data');
      socket.on('data', () => ask(socket));
      ask(socket);
    }),
  );
  // 8 requests per connection that a turn accepts; without the limit it would be 50 and more.
  expect(answered).toBeLessThan(crowd * 16);
  for (const socket of sockets) socket.destroy();
});

it('lets a client with one step pass another’s many, and keeps each client’s order', async () => {
  const done: string[] = [];
  const step = async (client: string, index: number) => {
    await nextTurn(client);
    done.push(client + index);
  };
  const many = Array.from({ length: 100 }, (_, index) => step('a', index));
  await many[9];
  await Promise.all([...many, step('b', 0), step('b', 1)]);
  expect(done.indexOf('b0')).toBeLessThan(13);
  expect(done.indexOf('b1')).toBeLessThan(16);
  expect(done.filter((each) => each.startsWith('a'))).toEqual(many.map((_, index) => `a${index}`));
});

it('begins no further step in an iteration of the event loop that was long', async () => {
  let iterations = 0;
  let isCounting = true;
  const count = () => {
    iterations++;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      await nextTurn('a');
      for (const end = performance.now() + 11; performance.now() < end; );
    }),
  );
  isCounting = false;
  // Without the limit all eight would be in one.
  expect(iterations).toBeGreaterThan(6);
});
