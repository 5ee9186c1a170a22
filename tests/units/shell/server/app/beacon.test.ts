import { describe, expect, it, vi } from 'vitest';
import { createMetrics } from '../../../../../shell/server/app/metrics';
import { appOf } from '../../../../support/app';
import { demoSite as bankFile } from '../../../../support/demo-bank';
import { recordedLog } from '../../../../support/log';

const privatePath = '/about-us/corporate-governance';

async function serve(fieldShare = 0.1, publicOrigin?: string) {
  const metrics = createMetrics();
  const { log, lines } = recordedLog('warn');
  const app = await appOf({ metrics, log, site: { ...bankFile, fieldShare }, trustProxy: true, publicOrigin });
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const all = { 'Content-Type': 'application/json', ...headers };
    const incoming = { socket: {}, headers: { 'x-forwarded-for': headers['X-Forwarded-For'] } };
    return (await app.request('/beacon', { method: 'POST', body: text, headers: all }, { incoming })).status;
  };
  const figures = async () =>
    (await metrics.text()).split('\n').filter((line) => /^serambi_(field|policy|beacon)\S+ [1-9]/.test(line));
  return { app, post, figures, lines };
}

const figure = (more: object = {}) => ({ name: 'LCP', value: 1200, page: '/help', widget: 'faq', ...more });
const beacon = (...figures: object[]) => ({ release: '1.0.0', figures });

describe('/beacon', () => {
  it('counts figures by page, widget and release', async () => {
    const { post, figures } = await serve();
    const shift = figure({ name: 'CLS', value: 0.07, widget: 'header' });
    expect(await post(beacon(figure(), shift, figure({ name: 'error', value: 1 })))).toBe(204);
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'serambi_field_lcp_seconds_bucket{le="1.8",page="/help",widget="faq",release="1.0.0"} 1',
        'serambi_field_lcp_seconds_sum{page="/help",widget="faq",release="1.0.0"} 1.2',
        'serambi_field_cls_bucket{le="0.1",page="/help",widget="header",release="1.0.0"} 1',
        'serambi_field_errors_total{page="/help",widget="faq",release="1.0.0"} 1',
      ]),
    );
  });

  it('knows no label but those of its own pages, widgets and release', async () => {
    const { post, figures } = await serve();
    const mine = [figure({ widget: 'a-word-of-mine' }), figure({ widget: 'banner' }), figure({ page: '*' })];
    await post({ release: 'mine', figures: mine });
    const labels = (await figures()).filter((line) => line.includes('_count'));
    expect(labels).toEqual([
      'serambi_field_lcp_seconds_count{page="/help",widget="other",release="other"} 2',
      'serambi_field_lcp_seconds_count{page="*",widget="other",release="other"} 1',
    ]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['no figures', beacon(), 400],
    ['null', 'null', 400],
    ['a figure that is no object', beacon([] as object), 400],
    ['an unknown figure', beacon(figure({ name: 'constructor' })), 400],
    ['an unknown page', beacon(figure({ page: '/promo/ajak-teman' })), 400],
    ['a private page', beacon(figure({ page: privatePath })), 400],
    ['a negative value', beacon(figure({ value: -1 })), 400],
    ['a value that is no measurement', beacon(figure({ value: 1e300 })), 400],
    ['a text as value', beacon(figure({ value: '1' })), 400],
    ['one bad figure among good ones', beacon(figure(), figure({ page: 1 })), 400],
    ['too many figures', beacon(...Array.from({ length: 31 }, () => ({ name: 'error', value: 1, page: '/' }))), 400],
    ['too much', beacon(figure({ extra: 'x'.repeat(4096) })), 413],
  ])('refuses %s, counts that, and writes nothing', async (_, body, status) => {
    const { post, figures, lines } = await serve();
    expect(await post(body)).toBe(status);
    expect(await figures()).toEqual([`serambi_beacon_refused_total{status="${status}"} 1`]);
    expect(lines).toEqual([]);
  });

  it('refuses other types, pages of other sites, and a client that sends much', async () => {
    // The limit's window must not end in between.
    vi.useFakeTimers({ toFake: ['performance'] });
    const { app, post } = await serve();
    for (const type of ['text/plain', 'constructor', '__proto__']) {
      expect(await post(beacon(figure()), { 'Content-Type': type }), type).toBe(415);
    }
    expect(await post(beacon(figure()), { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    const options = await app.request('/beacon', { method: 'OPTIONS', headers: { Origin: 'https://other.example' } });
    expect([options.status, options.headers.get('Access-Control-Allow-Origin')]).toEqual([405, null]);
    const from = { 'X-Forwarded-For': '192.0.2.1' };
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent++) statuses.push(await post(beacon(figure()), from));
    expect([...new Set(statuses)]).toEqual([204, 429]);
    expect(await post(beacon(figure()), { 'X-Forwarded-For': '192.0.2.2' })).toBe(204);
  });

  it('counts policy reports of either kind by page and directive, and none of a private page', async () => {
    const { post, figures } = await serve();
    const reportOf = (path: string, effectiveDirective: string) => ({
      type: 'csp-violation',
      user_agent: 'mine',
      body: { documentURL: `https://bank.example${path}`, effectiveDirective, blockedURL: 'https://evil.example/' },
    });
    const reports = [
      reportOf('/promo/ajak-teman?utm_source=mail', 'script-src-elem'),
      reportOf('/nowhere', 'a-word-of-mine'),
      reportOf(privatePath, 'script-src-elem'),
      { ...reportOf('/', 'img-src'), type: 'deprecation' },
      null,
    ];
    expect(await post(reports, { 'Content-Type': 'application/reports+json' })).toBe(204);
    const old = { 'csp-report': { 'document-uri': 'https://bank.example/', 'violated-directive': "img-src 'self'" } };
    expect(await post(old, { 'Content-Type': 'application/csp-report' })).toBe(204);
    expect(await post([reportOf(privatePath, 'img-src')], { 'Content-Type': 'application/reports+json' })).toBe(400);
    expect(await figures()).toEqual([
      'serambi_policy_reports_total{page="/promo/:slug",directive="script-src"} 1',
      'serambi_policy_reports_total{page="*",directive="other"} 1',
      'serambi_policy_reports_total{page="/",directive="img-src"} 1',
      'serambi_beacon_refused_total{status="400"} 1',
    ]);
  });

  it('is named by the policies of public pages alone, and is not there for a bank that measures nothing', async () => {
    const headersOf = async (app: Awaited<ReturnType<typeof appOf>>, path: string) => {
      const { headers } = await app.request(path);
      return [headers.get('Reporting-Endpoints'), headers.get('Content-Security-Policy')?.match(/report-\w+ [^;]+/g)];
    };
    const secure = await serve(0.1, 'https://bank.example');
    const directives = ['report-to field', 'report-uri /beacon'];
    expect(await headersOf(secure.app, '/help')).toEqual(['field="/beacon"', directives]);
    expect(await headersOf(secure.app, privatePath)).toEqual([null, null]);
    // A browser that knows `report-to` reports only by HTTPS.
    expect(await headersOf((await serve()).app, '/help')).toEqual([null, ['report-uri /beacon']]);
    const without = await serve(0);
    expect(await headersOf(without.app, '/help')).toEqual([null, null]);
    expect(await without.post(beacon(figure()))).toBe(404);
  });
});
