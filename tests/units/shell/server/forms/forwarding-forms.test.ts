import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../../../../../shell/server/app/metrics';
import { backendKey } from '../../../../../shell/server/content/backend-key';
import { createSeal } from '../../../../../shell/server/forms/encryption';
import { formEndpoints } from '../../../../../shell/server/forms/endpoints';
import { type ForwardingOptions, forwardingForms } from '../../../../../shell/server/forms/forwarding-forms';
import { contactMessage, contactPath, report, reportPath } from '../../../../support/form-data';
import { recordedLog } from '../../../../support/log';
import { post as send } from '../../../../support/post-form';
import { unsealer } from '../../../../support/traces';
import { startListener } from '../../../../support/until-finished';

interface Seen {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let apiBase: string;
let seen: Seen[];
let reply: (response: ServerResponse) => void;

beforeEach(async () => {
  const origin = await startListener(async (request, response) => {
    seen.push({ path: request.url, headers: request.headers, body: await text(request) });
    reply(response);
  });
  apiBase = `${origin}/base`;
  seen = [];
  lines.length = 0;
  reply = (response) => {
    response.setHeader('Content-Type', 'application/json').end('{"msg":"Diterima","data":{"msg":"Diterima"}}');
  };
});

const { log, lines, text: logged } = recordedLog();

const routes = (options: Partial<ForwardingOptions> = {}) =>
  formEndpoints(forwardingForms({ apiBase, log, ...options }), {});
async function post(options: Partial<ForwardingOptions>, path: string, body: unknown, given = {}) {
  const response = await send(routes(options), path, body, given);
  return { status: response.status, headers: response.headers, said: await response.json() };
}
const failed = { msg: 'Ada kesalahan pada server. Data gagal dikirim' };

describe('submissions forwarded to the bank’s own backend', () => {
  it('go on byte for byte with the key and the language, and without anything of the sender', async () => {
    const body = `{ "name":"${contactMessage.name}",   "unknown": [1] }`;
    const own = { 'idempotency-key': 'k-1', 'x-serambi-language': 'English' };
    const ofSender = { Cookie: 'a=b', 'X-Forwarded-For': '192.0.2.1', Referer: 'http://localhost/x' };
    const { status, said } = await post({}, contactPath, body, { ...own, ...ofSender });
    expect([status, said]).toEqual([200, { msg: 'Diterima' }]);
    const headers = { ...own, 'content-type': 'application/json' };
    expect(seen).toMatchObject([{ path: `/base${contactPath}`, body, headers }]);
    for (const name of ['cookie', 'x-forwarded-for', 'referer', 'origin'])
      expect(seen[0]?.headers[name]).toBeUndefined();
    expect(JSON.stringify(seen[0]?.headers)).not.toContain('192.0.2.1');
  });

  const errors = { email: 'salah' };
  it.each<[string, number, object]>([
    ['of its status', 422, { errors }],
    ['of a status of its own', 200, { status: 422, errors }],
    ['with lists, as Laravel sends them', 422, { errors: { email: ['salah', 'juga'], name: [], message: { a: 1 } } }],
  ])('bring back message and fields of a refusal %s, and nothing else of it', async (_, given, answer) => {
    reply = (response) => {
      response
        .writeHead(given, { 'Content-Type': 'application/problem+json', 'Retry-After': '7', 'Set-Cookie': 'a=b' })
        .end(JSON.stringify({ msg: 'tidak', trace: 'db1.internal', ...answer }));
    };
    const { status, headers, said } = await post({}, reportPath, report);
    expect([status, headers.get('Retry-After'), headers.get('Set-Cookie')]).toEqual([422, '7', null]);
    expect(said).toEqual({ msg: 'tidak', errors });
  });

  it.each([
    [{ errors: { captcha: ['Wajib diisi'], email: 'salah' } }, 'Wajib diisi'],
    [{ errors: {} }, failed.msg],
  ])('bring back a refusal’s first error where it has no message: %j', async (answer, msg) => {
    reply = (response) => response.writeHead(422).end(JSON.stringify(answer));
    expect((await post({}, contactPath, contactMessage)).said.msg).toBe(msg);
    expect(logged()).not.toContain('Wajib');
  });

  it.each([
    ['msg', { msg: 'Terima kasih' }, 'Terima kasih'],
    ['data.msg', { status: 200, data: { msg: 'Terima kasih' } }, 'Terima kasih'],
    ['data.msg beside an empty msg', { msg: '', data: { msg: 'Terima kasih' } }, 'Terima kasih'],
    ['a status in quotes', { status: '201', msg: 'Terima kasih' }, 'Terima kasih'],
    ['a status true', { status: true, msg: 'Terima kasih' }, 'Terima kasih'],
    ['the status of JSend', { status: 'success', data: { msg: 'Terima kasih' } }, 'Terima kasih'],
    ['a status OK', { status: 'OK', msg: 'Terima kasih' }, 'Terima kasih'],
    ['no status', { status: null, msg: 'Terima kasih' }, 'Terima kasih'],
    ['a byte order mark before it', '\ufeff{"msg":"Terima kasih"}', 'Terima kasih'],
    ['nothing', {}, 'Laporan Anda telah kami terima'],
    ['a message that is no text', { msg: 1 }, 'Laporan Anda telah kami terima'],
  ])('were taken where the answer is an object with %s', async (_, answer, msg) => {
    reply = (response) => response.writeHead(201).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    const { status, said } = await post({}, reportPath, report);
    expect([status, said]).toEqual([200, { msg }]);
    // The log has nothing about a forwarded report.
    expect(lines).toEqual([]);
  });

  it.each([
    ['nothing', 200, '', 'empty'],
    ['no content', 204, '', 'empty'],
    ['a page', 200, '<!doctype html><title>Log in</title>', 'not-json'],
    ['a list', 200, '[{"msg":"ok"}]', 'not-json'],
    ['null', 200, 'null', 'not-json'],
    ['a status of its own that is no success', 200, '{"status":500,"msg":"ok"}', 'own-status'],
    ['a status of its own in a list', 200, '{"status":[200],"msg":"ok"}', 'own-status'],
    ['a status of its own in hexadecimal', 200, '{"status":"0xc8","msg":"ok"}', 'own-status'],
    ['a status of its own that is none', 200, '{"status":"pending","msg":"ok"}', 'own-status'],
    ['a status fail', 200, '{"status":"fail","data":{"msg":"ok"}}', 'own-status'],
    ['a status failed', 201, '{"status":"failed","msg":"ok"}', 'own-status'],
    ['a status error', 200, '{"status":"Error","msg":"ok"}', 'own-status'],
    ['a status false', 200, '{"status":false,"msg":"ok"}', 'own-status'],
    ['a status that only begins as a success', 200, '{"status":"ok, later","msg":"ok"}', 'own-status'],
    ['that the key is wrong', 401, '{"msg":"token of svc-web"}', 'unauthorized'],
    ['that the key is wrong by a status of its own', 200, '{"status":401,"msg":"token of svc-web"}', 'own-status'],
    ['that a proxy wants a password', 200, '{"status":407,"msg":"ok"}', 'own-status'],
    ['a redirect', 302, '{"msg":"ok"}', 'redirect'],
  ])('have failed where the backend answers with %s', async (_, given, text, outcome) => {
    reply = (response) => response.writeHead(given, given < 400 && given >= 300 ? { Location: '/' } : {}).end(text);
    const messages = { English: 'There was an error on the server. The data could not be sent', Indonesia: failed.msg };
    for (const [language, msg] of Object.entries(messages)) {
      const { status, said } = await post({}, contactPath, contactMessage, { 'X-Serambi-Language': language });
      expect(status).toBeGreaterThanOrEqual(400);
      // For it a browser would show its own page.
      expect(status).not.toBe(407);
      expect(said).toEqual({ msg });
      expect(lines.at(-1)).toMatchObject({ level: 'error', event: 'forward-failed', outcome, status: given });
    }
    // A redirect is not followed: it would repeat or lose the submission.
    expect(seen).toHaveLength(2);
  });

  it.each([contactPath, reportPath])('go on with the backend’s key, whose refusal names no form: %s', async (path) => {
    const key = backendKey('s3cret', log);
    await post({ key }, path, '{}');
    expect(seen[0]?.headers.authorization).toBe('Bearer s3cret');
    expect(key.notes()).toEqual([]);
    reply = (response) => response.writeHead(401).end();
    await post({ key }, path, '{}');
    expect(key.notes()).toEqual(['API_TOKEN is refused by the backend (401): the forms']);
    expect(logged()).not.toContain('s3cret');
    expect(logged()).not.toContain(path);
  });

  it('are counted by what became of them, reports only where they failed, and by nothing of the sender', async () => {
    const metrics = createMetrics();
    const counted = { log: metrics.counting(log) };
    await post(counted, contactPath, contactMessage);
    await post(counted, reportPath, report);
    reply = (response) => response.end('');
    await post(counted, reportPath, report);
    await post(counted, reportPath, report);
    const figures = (await metrics.text()).split('\n').filter((line) => line.startsWith('serambi_forwarded_total'));
    expect(figures).toEqual(['taken"} 1', 'empty"} 2'].map((end) => `serambi_forwarded_total{outcome="${end}`));
  });

  it.each([
    [500, 'text/html', '<h1>Error</h1> at db1.internal:5432'],
    [503, 'application/json', '{"msg":"no route to 10.0.0.7"}'],
    [403, 'text/html', 'Blocked by waf2.internal'],
  ])('bring back no error page, which may tell of what is behind the site: %i %s', async (given, type, body) => {
    reply = (response) => void response.writeHead(given, { 'Content-Type': type, 'Retry-After': '7' }).end(body);
    const { status, headers, said } = await post({}, contactPath, contactMessage);
    expect([status, headers.get('Retry-After'), said]).toEqual([given, '7', failed]);
    expect(lines.at(-1)).toMatchObject({ status });
  });

  it('of one client are not more at a time than its limit counts', async () => {
    const waiting: ServerResponse[] = [];
    reply = (response) => void waiting.push(response);
    const app = routes({ limits: { submissions: { count: 3, spread: 0, window: 1e12 } } });
    const sent = Array.from({ length: 8 }, () => send(app, contactPath, contactMessage));
    while (waiting.length < 3) await nextTurn();
    for (let turn = 0; turn < 100; turn++) await nextTurn();
    expect(waiting).toHaveLength(3);
    reply = (response) => void response.end('{}');
    for (const response of waiting) response.end('{}');
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(6);
  });

  const times = ['\u00e9', '9'.repeat(15_000), '-1', '7; x'];
  it.each(times)('pass on no Retry-After that browsers cannot read: %.20s', async (time) => {
    reply = (response) => void response.writeHead(503, { 'Retry-After': time }).end();
    const { status, headers } = await post({}, contactPath, contactMessage);
    expect([status, headers.get('Retry-After')]).toEqual([503, null]);
  });

  it('end with 504 when the backend does not answer in time, also in the middle of its answer', async () => {
    const begin = (response: ServerResponse) => void response.writeHead(200, { 'Content-Length': '100' }).write('{');
    for (reply of [() => undefined, begin]) {
      const { status, said } = await post({ timeout: 150 }, reportPath, report, { 'X-Serambi-Language': 'English' });
      const msg = "The bank's server did not answer in time. The data could not be sent";
      expect([status, said]).toEqual([504, { msg }]);
    }
    expect(logged()).not.toContain('Sutrisno');
  });

  it('end with 502 when the backend cannot be reached, leads elsewhere or answers without end', async () => {
    expect((await post({ apiBase: 'http://127.0.0.1:9' }, contactPath, '{}')).said).toEqual(failed);
    let ended: Promise<unknown> | undefined;
    const endlessly = (response: ServerResponse) => {
      ended = new Promise((resolve) => response.on('close', resolve));
      const more = () => {
        while (response.write(' '.repeat(16_000)));
      };
      response.on('drain', more);
      more();
    };
    const answers: (typeof reply)[] = [
      (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
      (response) => response.destroy(),
      (response) => response.end('x'.repeat(100_000)),
      endlessly,
    ];
    for (reply of answers) {
      const { status, said } = await post({}, contactPath, '{}');
      expect([status, said]).toEqual([502, failed]);
    }
    await ended;
    expect(lines).toHaveLength(5);
  });

  it('are refused before they are forwarded when type, origin or size are wrong', async () => {
    expect((await post({}, contactPath, '{}', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post({}, contactPath, '{}', { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({}, contactPath, 'x'.repeat(70_000))).status).toBe(413);
    expect(seen).toEqual([]);
  });

  it('are asked for before they are made: an origin learns whether it may post', async () => {
    const app = formEndpoints(forwardingForms({ apiBase, log }), { allowedOrigins: ['https://mitra.example'] });
    const ask = (origin: string) => app.request(`https://bank.example${contactPath}`, { headers: { Origin: origin } });
    for (const [origin, allowed] of [
      ['https://mitra.example', true],
      ['https://bank.example', true],
      ['https://evil.example', false],
      ['null', false],
    ] as const) {
      const answer = await ask(origin);
      expect(await answer.json(), origin).toEqual({ allowed });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect([answer.headers.get('Cache-Control'), answer.headers.get('Vary')]).toEqual(['no-store', 'Origin']);
    }
    expect(seen).toEqual([]);
  });

  it('are limited by what the backend took, and apart from that by what it refused', async () => {
    const limits = { submissions: { count: 1, window: 1e12 }, refusals: { count: 2, window: 1e12 } };
    /** Statuses of the answers to a new application, where the backend answers with these. */
    const statusesFor = async (...answers: number[]) => {
      const app = routes({ limits });
      const statuses: number[] = [];
      for (const answer of answers) {
        reply = (response) => response.writeHead(answer).end('{}');
        statuses.push((await send(app, contactPath, '{}')).status);
      }
      return statuses;
    };
    expect(await statusesFor(422, 200, 200)).toEqual([422, 200, 429]);
    expect(seen.length).toBe(2);
    expect(await statusesFor(422, 422, 422)).toEqual([422, 422, 429]);
    expect(seen.length).toBe(4);
    expect(await statusesFor(500, 500, 500)).toEqual([500, 500, 429]);
  });
});

describe('reports that are sealed before they are forwarded', async () => {
  const identity = await generateIdentity();
  const seal = await createSeal({ reportRecipient: await identityToRecipient(identity), dataDir: '' });

  it('reach the backend as an age file that only the bank can open', async () => {
    expect((await post({ seal }, reportPath, report, { 'Idempotency-Key': 'k-1' })).status).toBe(200);
    const { body = '', headers } = seen[0] ?? {};
    expect(headers?.['idempotency-key']).toBe('k-1');
    const { sealed, ...more } = JSON.parse(body);
    expect(more).toEqual({});
    expect(JSON.parse(await unsealer(identity)(Buffer.from(sealed, 'base64')))).toEqual(report);
  });

  it('go on as they are where the browser has sealed them', async () => {
    const sealed = Buffer.from(await seal('of the browser')).toString('base64');
    const body = { sealed, recipients: seal.recipients };
    expect((await post({ seal }, reportPath, body)).status).toBe(422);
    expect((await post({ seal, takesSealed: true }, reportPath, body)).status).toBe(200);
    expect(seen.map((each) => JSON.parse(each.body))).toEqual([{ sealed }]);
  });

  it('are checked here, because the backend cannot look into them', async () => {
    const { status, said } = await post({ seal }, reportPath, { ...report, suspect_name: '' });
    expect(status).toBe(422);
    expect(said.errors).toHaveProperty('suspect_name');
    expect(seen).toEqual([]);
  });

  it('that are refused here lock nobody behind the same address out', async () => {
    const app = routes({ seal, limits: { refusals: { count: 1, window: 1e12 } } });
    const statusOf = async (values: object) => (await send(app, reportPath, values)).status;
    expect([await statusOf({}), await statusOf({}), await statusOf(report)]).toEqual([422, 422, 200]);
  });

  it('are no contact messages, which go on as they are', async () => {
    await post({ seal }, contactPath, '{}');
    expect(seen[0]?.body).toBe('{}');
  });
});
