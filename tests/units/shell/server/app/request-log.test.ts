import { expect, it } from 'vitest';
import { createMetrics } from '../../../../../shell/server/app/metrics';
import { createForms, reportPath } from '../../../../../shell/server/forms/submit';
import { appOf } from '../../../../support/app';
import { recordedLog } from '../../../../support/log';
import { secret, tellingAddresses } from '../../../../support/telling-addresses';

async function serve(options: Partial<Parameters<typeof appOf>[0]> = {}) {
  const { log: recorded, lines, text } = recordedLog();
  const metrics = createMetrics();
  const log = metrics.counting(recorded);
  return { app: await appOf({ metrics, log, ...options }), lines, text, log, metrics };
}

it('tells nothing of who read about a report, began one, or looked for something, nor do the figures', async () => {
  const { app, lines, text, metrics } = await serve();
  for (const path of tellingAddresses) await app.request(path);
  const traces = ['whistleblowing', 'governance', secret];
  for (const trace of traces) expect(text().toLowerCase(), trace).not.toContain(trace);
  // A different number of lines would reveal the visit as well.
  lines.length = 0;
  await app.request('/about-us/corporate-governance');
  await app.request('/frame/whistleblowing-form');
  await app.request(`/search?q=${secret}`);
  expect(lines).toEqual([]);
  expect(await metrics.text()).not.toMatch(/whistleblowing|governance|private/);
});

it('tells that a form could not be stored, and of a report not even that one was sent', async () => {
  const { log, lines, text, metrics } = await serve();
  const fail = () => {
    throw Object.assign(new Error(secret), { code: '57P01' });
  };
  const failing = createForms({ 'contact-form': fail, 'whistleblowing-form': fail }, { log });
  const { app } = await serve({ forms: failing, log });
  const answer = await app.request(reportPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, await answer.json()]).toEqual([503, { msg: 'Ada kesalahan pada server. Data gagal dikirim' }]);
  const [time, id] = [expect.any(String), expect.any(String)];
  expect(lines).toEqual([{ time, level: 'error', event: 'submission-failed', id, error: '57P01' }]);
  expect(text()).not.toMatch(new RegExp(`whistleblowing|${secret}`));
  expect(await metrics.text()).not.toContain('whistleblowing');
});

it('warns once that a proxy names its clients where that is ignored', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  const warned = async (trustProxy: boolean) => {
    const { app, lines } = await serve({ trustProxy });
    await app.request('/healthz');
    await app.request('/healthz', { headers });
    await app.request('/healthz', { headers });
    return lines.filter(({ event }) => event === 'configuration');
  };
  expect(await warned(false)).toMatchObject([{ level: 'warn', reason: expect.stringContaining('set TRUST_PROXY=1') }]);
  expect(await warned(true)).toEqual([]);
});
