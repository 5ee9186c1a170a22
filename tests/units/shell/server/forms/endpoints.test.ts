/** The submissions that the forms' endpoints accept, refuse and count. `tests/system/submissions.test.ts` adds a real database. */
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { Room } from '../../../../../shell/server/forms/storage';
import type { Limits } from '../../../../../shell/server/forms/submit';
import { attachment, contactMessage, contactPath, report, reportPath, starts } from '../../../../support/form-data';
import { gate } from '../../../../support/gate';
import { memoryStore } from '../../../../support/memory-store';
import { type App, answer, json, post, storing, unlimited } from '../../../../support/post-form';

const longWindow = 1e12;

const { store } = memoryStore();
const withLimits = (limits: Partial<Limits>, options = {}) => storing({ store, limits, ...options });
const app = withLimits({ submissions: unlimited, files: unlimited }, { allowedOrigins: ['https://partner.example'] });

/** Sends a report that need not end. */
const stream = async (to: App, body: ReadableStream, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', headers: { ...json, ...headers }, body, duplex: 'half' } as RequestInit;
  return to.request(reportPath, init, { incoming: { socket: { remoteAddress: '192.0.2.1' } } });
};

it('accepts POST only, and answers other methods with Allow', async () => {
  const response = await app.request(contactPath);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await response.json()).toEqual({ msg: 'Formulir hanya dapat dikirim dengan POST' });
});

it('names every field that fails, in the language asked for', async () => {
  const refused = await post(app, contactPath, { name: 'Budi', phone_number: 1, message: 'kurang' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    msg: 'Minimal panjang nama 5 karakter',
    errors: {
      // With the number that the rule has.
      name: 'Tulis nama dengan 6 karakter atau lebih',
      phone_number: 'Harus berupa teks',
      email: 'Email harus yang valid',
      problem: 'Tulis kendala dengan 7 sampai 29 karakter',
      message: 'Tulis pesan dengan 26 karakter atau lebih',
    },
  });
  const headers = { 'X-Serambi-Language': 'English', 'Accept-Language': 'id' };
  expect(await answer(post(app, reportPath, { ...report, email: '' }, headers))).toEqual({
    msg: 'The email must be valid',
    errors: { email: 'The email must be valid' },
  });
});

const wrongType = 'Berkas harus berupa PNG, JPEG, JPG, atau PDF';
it.each<[string, unknown, string]>([
  ['a fourth file', Array(4).fill(attachment('a.png', starts.png)), 'Maksimal 3 file'],
  ['another type', [attachment('a.gif', [0x47, 0x49, 0x46])], wrongType],
  ['a file above 5 MB', [attachment('a.png', starts.png, 5 * 1024 * 1024 + 1)], 'Ukuran setiap berkas maksimal 5 MB'],
  ['no data URL', ['https://example.com/a.png'], wrongType],
  ['no base64', ['data:image/png;name=a.png;base64,iVBO-w==!'], wrongType],
  ['a damaged name', ['data:image/png;name=%E0%A4%A.png;base64,iVBORw0KGgo='], wrongType],
  ['no list', 'data:image/png;name=a.png;base64,iVBORw0KGgo=', wrongType],
])('refuses %s', async (_, urls, message) => {
  const refused = await post(app, reportPath, { ...report, attachment: urls });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({ msg: message, errors: { attachment: message } });
});

it('refuses what is no JSON object with 422 and what is no JSON at all by its type with 415', async () => {
  for (const body of ['', '[', '[]', 'null', '"text"', '1', '{"name":"\\u0000"}']) {
    expect((await post(app, contactPath, body)).status, body).toBe(422);
  }
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''];
  for (const type of types) {
    expect((await post(app, contactPath, contactMessage, { 'Content-Type': type })).status, type).toBe(415);
  }
  expect((await post(app, contactPath, contactMessage, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  const charset = { 'Content-Type': 'Application/JSON; charset=utf-8' };
  expect((await post(app, contactPath, contactMessage, charset)).status).toBe(200);
});

it('refuses a body that is too large, by its Content-Length or while reading, and stops reading it', async () => {
  const large = { ...contactMessage, message: 'x'.repeat(64 * 1024) };
  expect((await post(app, contactPath, large)).status).toBe(413);
  expect((await post(app, contactPath, contactMessage, { 'Content-Length': '70000' })).status).toBe(413);
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    sent += 1024 * 1024;
    controller.enqueue(new Uint8Array(1024 * 1024));
  };
  const endless = new ReadableStream({ pull });
  const refused = await stream(app, endless);
  expect(refused.status).toBe(413);
  // The limit is 28 MB, plus parts in transit.
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

it('answers a body that is dropped for another with 503 and Retry-After, and accepts the other', async () => {
  const bodies = { size: 1_000_000, memory: 300_000, minSpeed: 16_000, patience: 30_000 };
  const tight = withLimits({ report: bodies, submissions: unlimited });
  const { open: begin, opened: hasBegun } = gate();
  // The server pulls more once it has taken the first bytes.
  const unended = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(90_000)),
    pull: () => begin(),
  });
  const first = stream(tight, unended);
  // The database counts what a client sends before its body is read.
  await hasBegun;
  expect((await post(tight, reportPath, { ...report, cronology: 'x'.repeat(90_000) })).status).toBe(200);
  const refused = await first;
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({ msg: 'Server sedang sibuk. Coba lagi sebentar lagi' });
});

it('answers a body that is too slow with 408 and Retry-After, in the language asked for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const slow = stream(app, new ReadableStream(), { 'X-Serambi-Language': 'English' });
  const refusing = slow.finally(() => vi.useRealTimers());
  // Counting in the database takes a moment; the timer starts when the body is read.
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(31_000);
  const refused = await refusing;
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([408, '5']);
  expect((await refused.json()).msg).toBe('The connection was too slow, so sending was stopped. Try again');
});

it('accepts posts from its own pages and allowed origins only', async () => {
  const from = (Origin: string, headers = {}) => post(app, contactPath, contactMessage, { Origin, ...headers });
  expect((await from('http://localhost')).status).toBe(200);
  expect((await from('https://localhost')).status).toBe(200);
  const partner = await from('https://partner.example');
  expect(partner.status).toBe(200);
  expect(partner.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example');
  expect(partner.headers.get('Vary')).toBe('Origin');
  const foreign = ['https://evil.example', 'null', 'https://partner.example.evil.example', 'http://partner.example'];
  for (const origin of foreign) {
    const refused = await from(origin);
    expect(refused.status, origin).toBe(403);
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(await refused.json()).toEqual({ msg: 'Situs ini tidak boleh mengirim formulir' });
  }
  const behindProxy = withLimits({}, { publicOrigin: 'https://bank.example' });
  expect((await post(behindProxy, contactPath, contactMessage, { Origin: 'https://bank.example' })).status).toBe(200);
});

it('sends CORS headers to allowed origins, also when it refuses the body', async () => {
  const preflight = await app.request(reportPath, {
    method: 'OPTIONS',
    headers: { Origin: 'https://partner.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST');
  const allowed = preflight.headers.get('Access-Control-Allow-Headers');
  expect(allowed).toBe('Content-Type, Idempotency-Key, X-Serambi-Language');
  const foreign = await app.request(reportPath, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
  expect(foreign.status).toBe(403);
  const refused = await post(app, contactPath, {}, { Origin: 'https://partner.example' });
  expect(refused.status).toBe(422);
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example');
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
});

it('refuses a client that sends too much, and only that client and form', async () => {
  const strict = withLimits({ submissions: { count: 2, window: longWindow } });
  const send = (address: string, body: unknown = contactMessage, headers = {}) =>
    post(strict, contactPath, body, headers, address);
  const key = { 'Idempotency-Key': randomUUID() };
  expect((await send('192.0.2.1', {})).status).toBe(422);
  expect((await send('192.0.2.1', contactMessage, key)).status).toBe(200);
  expect((await send('192.0.2.1', contactMessage, key)).status).toBe(200);
  expect((await send('192.0.2.1')).status).toBe(200);
  const refused = await send('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
  const minutes = Math.ceil(Number(refused.headers.get('Retry-After')) / 60);
  const msg = `Terlalu banyak kiriman dari jaringan Anda. Coba lagi dalam ${minutes} menit`;
  expect(await refused.json()).toEqual({ msg });
  expect((await send('192.0.2.2')).status).toBe(200);
  expect((await post(strict, reportPath, report, {}, '192.0.2.1')).status).toBe(200);
});

it('counts nothing that is refused, so that nobody locks others behind the same address out', async () => {
  const strict = withLimits({ submissions: { count: 1, window: longWindow } });
  const refused: [number, unknown, object][] = [
    [415, contactMessage, { 'Content-Type': 'text/plain' }],
    [422, {}, {}],
    [422, contactMessage, { 'Idempotency-Key': 'é' }],
    [413, contactMessage, { 'Content-Length': '70000' }],
    [403, contactMessage, { Origin: 'https://evil.example' }],
  ];
  for (const [status, body, headers] of refused) {
    for (let count = 0; count < 100; count++) {
      const answer = await post(strict, contactPath, body, headers as Record<string, string>, '192.0.2.40');
      expect(answer.status).toBe(status);
    }
  }
  expect((await post(strict, contactPath, contactMessage, {}, '192.0.2.40')).status).toBe(200);
});

it('counts nothing until it is stored, so that nobody sees by pending ones how many others have sent', async () => {
  const { open: answerRepeated, opened } = gate();
  const slow = memoryStore().store;
  slow.saveMessage = async (_, fingerprint) => {
    if (fingerprint) await opened;
    return { status: fingerprint ? 'repeated' : 'saved', name: 'MSG-1' };
  };
  const strict = storing({ store: slow, limits: { submissions: { count: 1, window: longWindow } } });
  const repeated = post(strict, contactPath, contactMessage, { 'Idempotency-Key': randomUUID() });
  expect((await post(strict, contactPath, contactMessage)).status).toBe(200);
  answerRepeated();
  expect((await repeated).status).toBe(200);
  expect((await post(strict, contactPath, contactMessage)).status).toBe(429);
});

it('refuses a client over its limit without waiting for the bodies of others', async () => {
  const { open: save, opened } = gate();
  const slow = memoryStore().store;
  slow.saveReport = async (values) => {
    if ('attachment' in values && values.attachment.length) await opened;
    return { status: 'saved', name: 'SRB-1' };
  };
  const strict = storing({ store: slow, limits: { submissions: { count: 1, window: longWindow } } });
  const large = { ...report, attachment: [attachment('a.png', starts.png, 1024 * 1024)] };
  expect((await post(strict, reportPath, report, {}, '192.0.2.2')).status).toBe(200);
  const other = post(strict, reportPath, large, {}, '192.0.2.1');
  expect((await post(strict, reportPath, large, {}, '192.0.2.2')).status).toBe(429);
  save();
  expect((await other).status).toBe(200);
});

it('exceeds the limit of a client by three at most, however many it sends at the same time', async () => {
  const strict = withLimits({ submissions: { count: 5, window: longWindow } });
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(strict, contactPath, contactMessage)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(8);
});

it('takes so many megabytes of files from a client, and its words still', async () => {
  const strict = withLimits({ submissions: unlimited, files: { count: 3, window: longWindow } });
  const withFile = { ...report, attachment: [attachment('a.png', starts.png, 1024 * 1024)] };
  // The limit is 3 MB: a file within it is taken, whatever its size.
  for (let file = 0; file < 2; file++) expect((await post(strict, reportPath, withFile)).status).toBe(200);
  const refused = await post(strict, reportPath, withFile, { 'X-Serambi-Language': 'English' });
  expect(refused.status).toBe(429);
  expect((await refused.json()).msg).toMatch(
    /^Too many files from your network\. Try again in \d+ min, or send it without files$/,
  );
  expect((await post(strict, reportPath, report)).status).toBe(200);
  expect((await post(strict, reportPath, withFile, {}, '192.0.2.2')).status).toBe(200);
});

it('refuses files while there is little room, and everything while there is none, before the body is sent', async () => {
  const withFile = { ...report, attachment: [attachment('a.png', starts.png, 1024 * 1024)] };
  let room: Room = 'text';
  const limited = withLimits({ submissions: unlimited }, { usage: async () => ({ room }) });
  const statuses = async () => {
    const answers = [
      post(limited, contactPath, contactMessage),
      post(limited, reportPath, report),
      post(limited, reportPath, withFile),
      // The body never comes.
      stream(limited, new ReadableStream(), { 'Content-Length': '28000000' }),
    ];
    return (await Promise.all(answers)).map(({ status, headers }) => [status, headers.get('Retry-After')]);
  };
  const [taken, refused] = [
    [200, null],
    [503, '300'],
  ];
  expect(await statuses()).toEqual([taken, taken, refused, refused]);
  const msg = 'We cannot receive files at the moment. Try again later, or send it without files';
  expect(await answer(post(limited, reportPath, withFile, { 'X-Serambi-Language': 'English' }))).toEqual({ msg });
  room = 'none';
  expect(await statuses()).toEqual([refused, refused, refused, refused]);
  room = 'all';
  expect((await post(limited, reportPath, withFile)).status).toBe(200);
});

it('trusts a proxy’s client address only when configured to', async () => {
  const limits = { submissions: { count: 1, window: longWindow } };
  const send = async (options: object, forwarded: string): Promise<number> => {
    const strict = withLimits(limits, options);
    const headers = (value: string) => ({ 'X-Forwarded-For': value });
    await post(strict, contactPath, contactMessage, headers(forwarded));
    return (await post(strict, contactPath, contactMessage, headers('203.0.113.1, 198.51.100.9'))).status;
  };
  expect(await send({}, '198.51.100.1')).toBe(429);
  expect(await send({ trustProxy: true }, '198.51.100.1')).toBe(200);
  expect(await send({ trustProxy: true }, '203.0.113.2, 198.51.100.9')).toBe(429);
});
