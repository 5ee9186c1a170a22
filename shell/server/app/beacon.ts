/** `/beacon` counts figures and policy reports of public pages. It stores only counts. */
import { type Context, Hono } from 'hono';
import { attempt } from '../../../widgets/runtime/core/attempt';
import { isObject } from '../../../widgets/runtime/core/is-object';
import { frame } from '../../frame';
import { matchPath } from '../../match';
import type { RouteTable } from '../../route';
import { type Beacon, beaconPath, type Figure, figureNames, maxFigures } from '../../visit';
import { clientOf, createLimiter } from '../guard/rate-limit';
import { bodyReader } from '../guard/request-body';
import { addressOf, type Environment } from '../http/context';
import { contentSecurityPolicy } from '../http/security-headers';
import { hasWidget } from '../pages/site-routes';
import type { Metrics } from './metrics';

interface BeaconOptions {
  table: RouteTable;
  version: string;
  metrics: Metrics;
  trustProxy: boolean;
}

/** Per client. A browser sends one body each time a page is hidden. */
const limit = { count: 60, window: 60_000 };
const bodies = { memory: 4 * 1024 * 1024, minSpeed: 1_024, patience: 10_000 };
const sizes = { figures: 4 * 1024, reports: 32 * 1024 };
const maxReports = 20;
const most: Record<Figure['name'], number> = { LCP: 60_000, INP: 60_000, CLS: 10, error: 1 };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const directives = new Set(
  contentSecurityPolicy({ styles: [], mediaBase: undefined })
    .split('; ')
    .map((part) => part.split(' ')[0]),
);

const onEveryPage: readonly string[] = Object.values(frame);

export function beacon({ table, version, metrics, trustProxy }: BeaconOptions): Hono<Environment> {
  const app = new Hono<Environment>();
  const requests = createLimiter(limit);
  const readFigures = bodyReader({ ...bodies, size: sizes.figures });
  const readReports = bodyReader({ ...bodies, size: sizes.reports });
  const { figures: counters, policyReports, refusals } = metrics;
  const publicRoutes = [...table.routes, table.notFound].filter(({ isPrivate }) => !isPrivate);

  const refuse = (c: Context, status: 400 | 403 | 413 | 415 | 429, headers: Record<string, string> = {}) => {
    refusals.inc({ status });
    return c.body(null, status, headers);
  };

  /** Every label has few values, all known to the server. */
  function countFigures(sent: unknown): boolean {
    const { release, figures }: Partial<Record<keyof Beacon, unknown>> = isObject(sent) ? sent : {};
    const known = listOf(figures).flatMap((figure) => {
      const { name, value, page, widget } = isObject(figure) ? figure : {};
      const kind = figureNames.find((each) => each === name);
      const route = publicRoutes.find(({ path }) => path === page);
      if (!kind || !route || typeof value !== 'number' || !(value >= 0 && value <= most[kind])) return [];
      const isKnown = typeof widget === 'string' && (onEveryPage.includes(widget) || hasWidget(route, widget));
      const labels = {
        page: route.path,
        widget: isKnown ? widget : 'other',
        release: release === version ? version : 'other',
      };
      return [() => counters[kind](value, labels)];
    });
    if (!known.length || known.length !== listOf(figures).length || known.length > maxFigures) return false;
    for (const count of known) count();
    return true;
  }

  function countReport(report: unknown): boolean {
    if (!isObject(report)) return false;
    // `Reporting-Endpoints` sends the first form, `report-uri` the second.
    const body = isObject(report.body) && report.type === 'csp-violation' ? report.body : report['csp-report'];
    if (!isObject(body)) return false;
    const address = body.documentURL ?? body['document-uri'];
    const directive = body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive'];
    if (typeof address !== 'string' || !URL.canParse(address) || typeof directive !== 'string') return false;
    const { route } = matchPath(new URL(address).pathname, table);
    if (route.isPrivate) return false;
    const name = directive.replace(/ .*/s, '').replace(/-(elem|attr)$/, '');
    policyReports.inc({ page: route.path, directive: directives.has(name) ? name : 'other' });
    return true;
  }

  const countReports = (reports: unknown) => listOf(reports).slice(0, maxReports).map(countReport).some(Boolean);
  const kinds = new Map([
    ['application/json', { read: readFigures, count: countFigures }],
    ['application/reports+json', { read: readReports, count: countReports }],
    ['application/csp-report', { read: readReports, count: countReport }],
  ]);

  app.post(beaconPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    // Pages of other sites could make their visitors' browsers send figures.
    if (/^(cross|same)-site$/.test(c.req.header('Sec-Fetch-Site') ?? '')) return refuse(c, 403);
    const client = clientOf(addressOf(c.env?.incoming, trustProxy));
    const wait = requests.waitFor(client);
    if (wait !== undefined) return refuse(c, 429, { 'Retry-After': String(wait) });
    requests.add(client);
    const kind = kinds.get(c.req.header('Content-Type')?.replace(/;.*/s, '').trim().toLowerCase() ?? '');
    if (!kind || c.req.header('Content-Encoding')) return refuse(c, 415);
    return kind.read(c.req.raw, client, (body, problem) => {
      if (problem) return refuse(c, problem === 'tooLarge' ? 413 : 400);
      const value = attempt<unknown>(() => JSON.parse(new TextDecoder().decode(body)));
      return kind.count(value) ? c.body(null, 204) : refuse(c, 400);
    });
  });
  app.all(beaconPath, (c) => c.body(null, 405, { Allow: 'POST', 'Cache-Control': 'no-store' }));
  return app;
}
