import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../../../shell/server/app/metrics';
import type { Usage } from '../../../../../shell/server/forms/storage';
import { appOf } from '../../../../support/app';
import { demoWith } from '../../../../support/content';
import { demoSite } from '../../../../support/demo-bank';
import { recordedLog, silent } from '../../../../support/log';

async function serve(redirects: Record<string, string> = {}) {
  const metrics = createMetrics();
  const recorded = recordedLog();
  const log = metrics.counting(recorded.log);
  const app = await appOf({ metrics, log, site: { ...demoSite, redirects } });
  const figures = async () =>
    (await (await app.request('/metrics')).text()).split('\n').filter((line) => line.startsWith('serambi_'));
  return { metrics, log, app, figures, lines: recorded.lines };
}

describe('/metrics', () => {
  it('counts answers by route and status, whatever the level of the log', async () => {
    const { app, figures } = await serve();
    for (const path of ['/promo/ajak-teman', '/promo/none', '/nowhere/else', '/art/none.svg', '/api/faq/all']) {
      await app.request(path);
    }
    const requests = (await figures()).filter((line) => line.startsWith('serambi_requests_total'));
    expect(requests).toEqual([
      'serambi_requests_total{method="GET",route="/promo/:slug",status="200",from="made"} 1',
      'serambi_requests_total{method="GET",route="/promo/:slug",status="404",from="made"} 1',
      'serambi_requests_total{method="GET",route="other",status="404",from="made"} 1',
      'serambi_requests_total{method="GET",route="file",status="404",from="made"} 1',
      'serambi_requests_total{method="GET",route="api",status="200",from="made"} 1',
    ]);
  });

  it('tells nothing of private pages, and nothing that a visitor chose', async () => {
    const { app, figures, lines } = await serve({ '/wbs': '/about-us/corporate-governance#form' });
    for (const path of ['/corporate-governance', '//corporate-governance', '%2Fcorporate-governance/'])
      await app.request(`/about-us${path}`);
    await app.request('/wbs');
    await app.request('/wbs/');
    expect(lines).toEqual([]);
    await app.request('/promo/a-word-of-mine', { method: 'PURGE' });
    const text = (await figures()).join('\n');
    expect(text).not.toMatch(/governance|private|a-word-of-mine|PURGE/);
  });

  it('tells how much the forms have stored and may store, and nothing of it while the database is away', async () => {
    const { metrics, figures } = await serve();
    let usage: () => Promise<Usage> = async () => ({ room: 'text', free: 5_123_456_789, reports: 312_345_678 });
    metrics.watch(() => usage());
    const forms = async () => (await figures()).filter((line) => /_(forms|reports)_/.test(line));
    expect(await forms()).toEqual([
      'serambi_forms_room 1',
      'serambi_forms_disk_free_bytes 5100000000',
      'serambi_reports_stored_bytes 300000000',
    ]);
    usage = () => Promise.reject(new Error('away'));
    expect(await forms()).toEqual([
      'serambi_forms_room Nan',
      'serambi_forms_disk_free_bytes Nan',
      'serambi_reports_stored_bytes Nan',
    ]);
  });

  it('knows the time of the backend, and what is shown when it fails', async () => {
    const { log, figures } = await serve();
    log.info('content', { path: '/api/faq/all', pattern: '/api/faq/all', shown: 'new', ms: 300 });
    log.warn('content', { path: '/api/faq/all', pattern: '/api/faq/all', shown: 'last good', ms: 10 });
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'serambi_content_duration_seconds_bucket{le="0.1",path="/api/faq/all",shown="new"} 0',
        'serambi_content_duration_seconds_bucket{le="0.5",path="/api/faq/all",shown="new"} 1',
        'serambi_content_duration_seconds_count{path="/api/faq/all",shown="last good"} 1',
      ]),
    );
  });

  it('counts pages that were made without a part of their content, by route', async () => {
    const metrics = createMetrics();
    const source = demoWith({ '/api/faq/all': { status: 'failed', reason: 'down' } });
    const app = await appOf({ metrics, log: metrics.counting(silent), source });
    await app.request('/help?lang=en');
    await app.request('/about-us/milestones');
    const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('serambi_pages_damaged_total'));
    expect(lines).toEqual(['serambi_pages_damaged_total{route="/help"} 1']);
  });

  it('has the delay of the event loop and the memory of the process, and is not there for what comes through the proxy', async () => {
    const { app } = await serve();
    const text = await (await app.request('/metrics')).text();
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
    expect((await app.request('/metrics', { headers: { 'X-Forwarded-For': '192.0.2.1' } })).status).toBe(404);
  });
});
