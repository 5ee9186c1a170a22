import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Figure } from '../../visit';
import { inTime } from '../core/in-time';
import { type Facts, type Log, logOf } from '../core/log';
import type { Usage } from '../forms/storage';

export type Metrics = ReturnType<typeof createMetrics>;

const stepSize = 100_000_000;
const usageTimeout = 2_000;

/** Prometheus metrics. No label has a value that a visitor chose, and none counts visits to private pages. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const methods = ['GET', 'HEAD', 'POST'];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  const requests = counter(
    'serambi_requests_total',
    'Answers, by what was asked for, by status, and whether they were kept in memory or made',
    ['method', 'route', 'status', 'from'],
  );
  const times = histogram(
    'serambi_request_duration_seconds',
    'Time to make an answer; kept ones are not counted',
    ['route'],
    [0.005, 0.02, 0.1, 0.5, 1, 2.5, 10],
  );
  const content = histogram(
    'serambi_content_duration_seconds',
    'Time of a request to the backend, by path and by what is shown then: new content, unchanged, damaged, the last good, none',
    ['path', 'shown'],
    [0.02, 0.1, 0.5, 1, 5, 30],
  );
  const contentProblems = counter(
    'serambi_content_problems_total',
    'Wrong values of content, by path; each field of a block is counted when it is first wrong',
    ['path'],
  );
  const forwarded = counter(
    'serambi_forwarded_total',
    'Contact messages that were sent on to the bank’s own backend, and all submissions that could not be, by outcome',
    ['outcome'],
  );
  const damagedPages = counter(
    'serambi_pages_damaged_total',
    'Pages that were made without content that failed or did not come in time, by route',
    ['route'],
  );

  const ofPage = ['page', 'widget', 'release'];
  const shifts = histogram(
    'serambi_field_cls',
    'Cumulative layout shift of a page view, in visitors’ browsers',
    ofPage,
    [0, 0.05, 0.1, 0.25, 0.5],
  );
  const errors = counter('serambi_field_errors_total', 'Uncaught errors in visitors’ browsers', ofPage);
  const policyReports = counter(
    'serambi_policy_reports_total',
    'What the content security policy has stopped in visitors’ browsers',
    ['page', 'directive'],
  );
  const refusals = counter('serambi_beacon_refused_total', 'What /beacon was sent and has not counted', ['status']);
  // The buckets contain the limits of "good" and "poor".
  const paints = histogram(
    'serambi_field_lcp_seconds',
    'Largest contentful paint of the first page, in visitors’ browsers',
    ofPage,
    [0.5, 1, 1.8, 2.5, 4, 8],
  );
  const interactions = histogram(
    'serambi_field_inp_seconds',
    'Interaction to next paint of a page view, in visitors’ browsers',
    ofPage,
    [0.05, 0.1, 0.2, 0.5, 1],
  );
  const figures: Record<Figure['name'], (value: number, labels: Record<string, string>) => void> = {
    LCP: (ms, labels) => paints.observe(labels, ms / 1_000),
    INP: (ms, labels) => interactions.observe(labels, ms / 1_000),
    CLS: (value, labels) => shifts.observe(labels, value),
    error: (value, labels) => errors.inc(labels, value),
  };

  function watch(usage: () => Promise<Usage>): void {
    const gauge = (name: string, help: string, value: (usage: Usage) => number | undefined) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const found = await inTime(usage(), usageTimeout).then(value, () => undefined);
          this.set(found ?? Number.NaN);
        },
      });
    gauge('serambi_forms_room', 'What the forms store: 2 all, 1 nothing with files, 0 nothing', ({ room }) =>
      ['none', 'text', 'all'].indexOf(room),
    );
    // Steps hide when a single report came.
    const inSteps = (bytes?: number) => bytes && Math.round(bytes / stepSize) * stepSize;
    gauge(
      'serambi_forms_disk_free_bytes',
      'Free on the disk of the embedded database, in steps of 100 MB',
      ({ free }) => inSteps(free),
    );
    gauge('serambi_reports_stored_bytes', 'Reports that are stored, in steps of 100 MB', ({ reports }) =>
      inSteps(reports),
    );
  }

  const counters: Record<string, (facts: Facts) => void> = {
    request({ method = '', route, status, from = 'made', ms }) {
      requests.inc({ method: methods.includes(`${method}`) ? method : 'other', route, status, from });
      if (from === 'made') times.observe({ route }, Number(ms) / 1_000);
    },
    content: ({ pattern, shown, ms }) =>
      ms === undefined || content.observe({ path: pattern, shown }, Number(ms) / 1_000),
    forwarded: ({ outcome }) => forwarded.inc({ outcome }),
    'forward-failed': ({ outcome }) => forwarded.inc({ outcome }),
    'page-damaged': ({ route }) => damagedPages.inc({ route }),
    'content-problems': ({ pattern, problems }) => contentProblems.inc({ path: pattern }, Number(problems)),
  };

  return {
    figures,
    policyReports,
    refusals,
    watch,
    text: () => registry.metrics(),
    type: registry.contentType,
    counting: (log: Log): Log =>
      logOf((level, event, facts) => {
        counters[event]?.(facts);
        log[level](event, facts);
      }),
  };
}
