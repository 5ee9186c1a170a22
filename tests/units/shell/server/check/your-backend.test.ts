/** Runs the two servers of `shell/your-backend.md`: the smallest backend, and the one before a CMS with other paths. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { formEndpoints } from '../../../../../shell/server/forms/endpoints';
import { forwardingForms } from '../../../../../shell/server/forms/forwarding-forms';
import { checkNamed, type Handler, startBackend, writeBank } from '../../../../support/check';
import { contactMessage, contactPath } from '../../../../support/form-data';
import { answer, post } from '../../../../support/post-form';

const guide = readFileSync('shell/your-backend.md', 'utf8');

/** @param word in the guide's code block */
function codeWith(word: string, language: string): string {
  const blocks = guide.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  const found = [...blocks].find(([, name, code]) => name === language && code?.includes(word));
  return found?.[2] ?? '';
}

const backendCode = codeWith('API_TOKEN: token', 'js');

/** `lines` are the server's output. */
async function start(code: string, env: Record<string, string>) {
  const folder = await writeBank({ 'bank.json': codeWith('Bank Melati', 'json'), 'backend.js': code });
  const child = spawn(process.execPath, [join(folder, 'backend.js')], {
    env: { PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const output = createInterface(child.stdout);
  const lines: string[] = [];
  const address = await new Promise<string>((resolve) => output.once('line', resolve));
  output.on('line', (line) => lines.push(line));
  return { env: { API_BASE: address, SITE_CONFIG: join(folder, 'bank.json') }, address, lines };
}

const startSmallest = (API_TOKEN = '') => start(backendCode, { API_TOKEN });

it('has at most 40 lines', () => {
  expect(backendCode.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

it('passes the check without a problem, with its key alone', async () => {
  const { env } = await startSmallest('key-of-the-backend');
  expect((await checkNamed({ ...env, API_TOKEN: 'key-of-the-backend' })).problems).toEqual([]);
  expect((await checkNamed(env)).problems).toContainEqual(expect.objectContaining({ problem: 'status', found: '401' }));
});

it('answers 304 to a request for the version that the server has', async () => {
  const { address } = await startSmallest();
  const first = await fetch(`${address}/api/faq/all`);
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await fetch(`${address}/api/faq/all`, { headers })).status).toBe(304);
});

it('takes a message once, however often it is sent again', async () => {
  const { address, lines } = await startSmallest();
  const routes = formEndpoints(forwardingForms({ apiBase: address }), {});
  const headers = { 'Idempotency-Key': 'c0ffee00-0000-4000-8000-000000000000', 'X-Serambi-Language': 'English' };
  for (let time = 0; time < 2; time++) {
    expect(await answer(post(routes, contactPath, contactMessage, headers))).toEqual({ msg: 'Thank you.' });
  }
  expect(lines.map((line) => JSON.parse(line))).toEqual([contactMessage]);
});

it('puts a CMS with other paths, JSend answers and one language a request behind the specified paths', async () => {
  const success = (data: unknown) => JSON.stringify({ status: 'success', data });
  const inLanguage: Handler = ({ url = '' }, response) =>
    void response.end(success({ desc: url.endsWith('?lang=en') ? 'We keep little.' : 'Sedikit.' }));
  const messages: unknown[] = [];
  const contact: Handler = async (request, response) => {
    const message = JSON.parse(await text(request));
    messages.push(message);
    const isRefused = message.subject === 'Refused';
    response.end(
      isRefused
        ? JSON.stringify({ status: 'fail', data: { subject: 'Too vague' } })
        : success({ message: 'Thank you.' }),
    );
  };
  const CMS = await startBackend({ '/texts/privacy': inLanguage, '/offers/a%20b': inLanguage, '/contact': contact });
  const { address } = await start(codeWith('CMS = ', 'js'), { CMS });
  const both = { English: { desc: 'We keep little.' }, Indonesia: { desc: 'Sedikit.' } };
  expect(await (await fetch(`${address}/api/privacy/all`)).json()).toEqual(both);
  expect(await (await fetch(`${address}/api/promo/detail/a%20b`)).json()).toEqual(both);
  expect((await fetch(`${address}/api/promo/detail/none`)).status).toBe(404);
  expect((await fetch(`${address}/api/faq/all`)).status).toBe(404);
  const routes = formEndpoints(forwardingForms({ apiBase: address }), {});
  expect(await answer(post(routes, contactPath, contactMessage))).toEqual({ msg: 'Thank you.' });
  const refused = await answer(post(routes, contactPath, { ...contactMessage, problem: 'Refused' }));
  expect(refused).toMatchObject({ msg: 'Too vague', errors: { problem: 'Too vague' } });
  const { name, email, phone_number: phone, problem: subject, message } = contactMessage;
  expect(messages[0]).toEqual({ fullName: name, mail: email, phone, subject, text: message });
});
