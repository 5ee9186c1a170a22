import { once } from 'node:events';
import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BodyLimits, bodyReader, type ReadBody } from '../../../../../shell/server/guard/request-body';
import { gate } from '../../../../support/gate';
import { startListener } from '../../../../support/until-finished';

const kilobyte = 1_000;
const megabyte = 1_000_000;
const limits: BodyLimits = { size: 22 * megabyte, memory: 60 * megabyte, minSpeed: 16 * kilobyte, patience: 30_000 };

beforeEach(() => void vi.useFakeTimers());

/** Sends a body in pieces. `outcome` is the length of what was used, after the problem if there is one, or only the problem. */
function upload(read: ReadBody, client = 'a', headers: Record<string, string> = {}, usesHead = false) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  const request = new Request('http://bank.test/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const sending = { outcome: undefined as string | undefined, send, end, sendAll };
  async function end() {
    controller?.close();
    await vi.advanceTimersByTimeAsync(0);
  }
  async function send(bytes: number) {
    if (sending.outcome === undefined) controller?.enqueue(new Uint8Array(bytes));
    await vi.advanceTimersByTimeAsync(0);
  }
  async function sendAll(bytes: number) {
    await send(bytes);
    await end();
  }
  const use = async (bytes: Uint8Array, problem?: string) =>
    new Response(problem && !usesHead ? problem : [problem, bytes.length].join(' ').trim());
  read(request, client, use, usesHead)
    .then((response) => response.text())
    .then((text) => {
      sending.outcome = text;
    });
  return sending;
}

/** Sends the body of a form without script. */
const uploadUnscripted = (read: ReadBody, client = 'a', headers = {}) => upload(read, client, headers, true);

const outcomesOf = (sendings: readonly ReturnType<typeof upload>[]) => sendings.map(({ outcome }) => outcome);

/** Sends a number of bytes each second. */
async function sendSteadily(sending: ReturnType<typeof upload>, bytes: number, seconds: number) {
  for (let second = 0; second < seconds && sending.outcome === undefined; second++) {
    await sending.send(bytes);
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

describe('a body', () => {
  it('of 20 MB succeeds over a network with 20 kB/s, and after a pause of 25 s in a better one', async () => {
    const slow = upload(bodyReader(limits));
    await sendSteadily(slow, 20 * kilobyte, 1_000);
    await slow.end();
    const pausing = upload(bodyReader(limits));
    await sendSteadily(pausing, 40 * kilobyte, 100);
    await vi.advanceTimersByTimeAsync(25_000);
    await sendSteadily(pausing, 40 * kilobyte, 10);
    await pausing.end();
    expect(outcomesOf([slow, pausing])).toEqual([String(20 * megabyte), String(110 * 40 * kilobyte)]);
  });

  it.each<[string, number, number]>([
    ['that does not begin', 0, 0],
    ['that drips', 0, 15 * kilobyte],
    ['that stops after all but its end was sent at once', 21 * megabyte, 0],
  ])('%s is given up within 40 s', async (_, first, drip) => {
    const sending = upload(bodyReader(limits));
    await sending.send(first);
    await sendSteadily(sending, drip, 29);
    expect(sending.outcome).toBeUndefined();
    await sendSteadily(sending, drip, 10);
    expect(sending.outcome).toBe('tooSlow');
  });

  it.each([
    ['announced so', { 'Content-Length': String(30 * megabyte) }],
    ['not announced', {}],
  ])('that is too large is read to its end, and its beginning is kept and used (%s)', async (_, headers) => {
    const read = bodyReader({ ...limits, memory: 46 * megabyte });
    const large = uploadUnscripted(read, 'a', headers);
    await sendSteadily(large, megabyte, 30);
    expect(large.outcome).toBeUndefined();
    const other = upload(read, 'b');
    await other.sendAll(22 * megabyte);
    await large.end();
    expect(outcomesOf([large, other])).toEqual([`tooLarge ${1024 * 1024}`, String(22 * megabyte)]);
  });

  it('that is ten times too large is not read to its end', async () => {
    const large = uploadUnscripted(bodyReader(limits));
    await sendSteadily(large, 20 * megabyte, 12);
    expect(large.outcome).toBe(`tooLarge ${1024 * 1024}`);
  });

  it('that is too slow, of a form without script, is used as far as it has come', async () => {
    const slow = uploadUnscripted(bodyReader(limits));
    await slow.send(2 * megabyte);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(slow.outcome).toBe(`tooSlow ${1024 * 1024}`);
  });

  it('that makes room, of a form without script, is read to its end, and its beginning is used', async () => {
    const read = bodyReader(limits);
    const [small, large, newcomer] = [upload(read, 'a'), uploadUnscripted(read, 'b'), upload(read, 'c')];
    await small.send(20 * megabyte);
    await large.send(22 * megabyte);
    await newcomer.send(21 * megabyte);
    await large.send(3 * megabyte);
    expect(outcomesOf([small, large, newcomer])).toEqual([undefined, undefined, undefined]);
    await large.end();
    expect(large.outcome).toBe(`busy ${1024 * 1024}`);
  });

  it('that is the slowest, of a form without script, gives up all but its beginning, and is not refused before its end', async () => {
    const read = bodyReader(limits);
    const slow = uploadUnscripted(read, 'a');
    await slow.send(400 * kilobyte);
    await vi.advanceTimersByTimeAsync(6_000);
    for (const client of ['b', 'c', 'd']) await uploadUnscripted(read, client).send(20 * megabyte);
    await slow.send(400 * kilobyte);
    expect(slow.outcome).toBeUndefined();
    await slow.end();
    expect(slow.outcome).toBe(`busy ${64 * 1024}`);
  });

  it('that was cut once keeps its first megabyte while others of its client can be cut', async () => {
    const read = bodyReader(limits);
    const bodies = Array.from({ length: 4 }, () => uploadUnscripted(read, 'a'));
    for (const each of bodies) {
      await each.send(12 * megabyte);
      await vi.advanceTimersByTimeAsync(6_000);
    }
    for (const each of bodies) await each.end();
    const outcomes = outcomesOf(bodies);
    expect(outcomes.filter((outcome) => outcome === `busy ${1024 * 1024}`)).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === String(12 * megabyte))).toHaveLength(2);
  });

  it('of 3 MB has a place beside a hundred that drip', async () => {
    const read = bodyReader(limits);
    const dripping = Array.from({ length: 100 }, (_, index) => uploadUnscripted(read, `drip ${index % 3}`));
    for (const each of dripping) await each.send(megabyte);
    await vi.advanceTimersByTimeAsync(6_000);
    const honest = uploadUnscripted(read, 'a');
    await honest.sendAll(3 * megabyte);
    expect(honest.outcome).toBe(String(3 * megabyte));
  });

  it('that drips, of a form without script, is read to its end', async () => {
    const slow = uploadUnscripted(bodyReader(limits));
    await sendSteadily(slow, kilobyte, 100);
    await slow.end();
    expect(slow.outcome).toBe(String(100 * kilobyte));
  });

  it('takes no memory by what it announces', async () => {
    const read = bodyReader(limits);
    const announced = { 'Content-Length': String(limits.size) };
    const silent = Array.from({ length: 30 }, (_, index) => upload(read, `silent ${index}`, announced));
    const whole = upload(read, 'b');
    await whole.sendAll(20 * megabyte);
    expect(whole.outcome).toBe(String(20 * megabyte));
    expect(outcomesOf(silent)).toEqual(Array(30).fill(undefined));
  });

  it('that is the slowest makes room for another when memory is short, whoever sends it', async () => {
    const read = bodyReader({ ...limits, memory: 70 * megabyte });
    const uploads = [upload(read, 'a'), upload(read, 'b'), upload(read, 'c')] as const;
    const [stalled, slow, fast] = uploads;
    for (const each of uploads) await each.send(20 * megabyte);
    await vi.advanceTimersByTimeAsync(6_000);
    await slow.send(50 * kilobyte);
    await fast.send(500 * kilobyte);
    await vi.advanceTimersByTimeAsync(5_000);
    const newcomers = [upload(read, 'd'), upload(read, 'e')] as const;
    const outcomes = () => outcomesOf([...uploads, ...newcomers]);
    expect(stalled.outcome).toBeUndefined();
    await newcomers[0].send(20 * megabyte);
    expect(outcomes()).toEqual(['busy', undefined, undefined, undefined, undefined]);
    await newcomers[1].send(20 * megabyte);
    expect(outcomes()).toEqual(['busy', 'busy', undefined, undefined, undefined]);
  });

  it('that is slow keeps its place beside clients with several fast ones', async () => {
    const read = bodyReader({ ...limits, memory: 70 * megabyte });
    const slow = upload(read, 'a');
    const fast = ['b', 'b', 'c', 'c'].map((client) => upload(read, client));
    await slow.send(10 * megabyte);
    for (const each of fast) await each.send(8 * megabyte);
    await vi.advanceTimersByTimeAsync(6_000);
    for (const each of fast) await each.send(900 * kilobyte);
    await vi.advanceTimersByTimeAsync(5_000);
    await upload(read, 'd').send(20 * megabyte);
    expect(slow.outcome).toBeUndefined();
    expect(fast.filter(({ outcome }) => outcome === 'busy')).toHaveLength(2);
  });

  it('that is new does not lose to one that drips', async () => {
    const read = bodyReader({ ...limits, memory: 300 * kilobyte });
    const [dripping, other] = [upload(read, 'a'), upload(read, 'b')];
    for (const each of [dripping, other]) await each.send(100 * kilobyte);
    await sendSteadily(dripping, kilobyte, 6);
    await other.send(20 * kilobyte);
    await vi.advanceTimersByTimeAsync(4_000);
    const newcomer = upload(read, 'c');
    await newcomer.send(100 * kilobyte);
    expect(outcomesOf([dripping, other, newcomer])).toEqual(['busy', undefined, undefined]);
  });

  it('of the client that holds the most makes room when all are new', async () => {
    const read = bodyReader(limits);
    const [small, large, newcomer] = [upload(read, 'a'), upload(read, 'b'), upload(read, 'c')];
    await small.send(20 * megabyte);
    await large.send(22 * megabyte);
    await newcomer.send(19 * megabyte);
    expect(outcomesOf([small, large, newcomer])).toEqual([undefined, 'busy', undefined]);
  });

  it('of a client with more than its share makes room by itself', async () => {
    const read = bodyReader(limits);
    const other = upload(read, 'b');
    await other.send(10 * megabyte);
    const own = [upload(read, 'a'), upload(read, 'a'), upload(read, 'a')];
    for (const each of own) {
      await vi.advanceTimersByTimeAsync(1_000);
      await each.send(14 * megabyte);
    }
    expect(outcomesOf([...own, other])).toEqual(['busy', undefined, undefined, undefined]);
  });

  it('that is small has a place beside large ones that wait for their answer', async () => {
    const read = bodyReader(limits);
    const wait = () => new Promise<Response>(() => undefined);
    for (const client of ['a', 'b', 'c']) {
      const request = new Request('http://bank.test/', { method: 'POST', body: new Uint8Array(20 * megabyte) });
      void read(request, client, wait);
    }
    await vi.advanceTimersByTimeAsync(0);
    const small = upload(read, 'd');
    await small.sendAll(kilobyte);
    expect(small.outcome).toBe(String(kilobyte));
    const large = upload(read, 'e');
    await large.send(20 * megabyte);
    expect(large.outcome).toBe('busy');
  });

  it('that is complete is not dropped, and keeps its memory until it is answered', async () => {
    const read = bodyReader({ ...limits, memory: 40 * megabyte });
    const { open: answer, opened: answered } = gate();
    const request = new Request('http://bank.test/', { method: 'POST', body: new Uint8Array(20 * megabyte) });
    const use = async () => {
      await answered;
      return new Response('handled');
    };
    const handled = read(request, 'a', use);
    await vi.advanceTimersByTimeAsync(0);
    const second = upload(read, 'b');
    await second.send(21 * megabyte);
    expect(second.outcome).toBe('busy');
    answer();
    expect(await (await handled).text()).toBe('handled');
    const third = upload(read, 'b');
    await third.sendAll(20 * megabyte);
    expect(third.outcome).toBe(String(20 * megabyte));
  });
});

it('leaves the connection to a proxy’s next request where it refuses the size that was announced', async () => {
  vi.useRealTimers();
  const read = bodyReader({ ...limits, size: megabyte });
  const use = (_: Uint8Array, problem = 'taken') => new Response(problem);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const origin = await startListener(getRequestListener((request) => read(request, 'a', use)));
  const send = async (size: number) => {
    const sent = ask(origin, { agent, method: 'POST', headers: { 'Content-Length': size } });
    const [answer] = await once(sent.end(Buffer.alloc(size)), 'response');
    return [sent.reusedSocket, await text(answer)];
  };
  expect(await send(3 * megabyte)).toEqual([false, 'tooLarge']);
  expect(await send(10)).toEqual([true, 'taken']);
});
