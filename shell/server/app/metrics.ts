import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Figure } from '../../visit';
import { inTime } from '../core/in-time';
import type { Log } from '../core/log';
import type { Usage } from '../forms/storage';

export interface Metrics {
  text(): Promise<string>;
  type: string;
  counting(log: Log): Log;
  field: FieldMetrics;
  watch(usage: () => Promise<Usage>): void;
}

const stepSize = 100_000_000;

const usageTimeout = 2_000;

type Labels<Name extends string> = Readonly<Record<Name, string>>;

interface FieldMetrics {
  figure(name: Figure['name'], value: number, labels: Labels<'page' | 'widget' | 'release'>): void;
  policyReport(labels: Labels<'page' | 'directive'>): void;
  refused(status: number): void;
}

/** Prometheus metrics. No label has a value that a visitor chose, and none counts visits to private pages. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const methods = ['GET', 'HEAD', 'POST'];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'serambi_requests_total',
    help: 'Answers, by what was asked for, by status, and whether they were kept in memory or made',
    labelNames: ['method', 'route', 'status', 'from'],
    registers,
  });
  const times = new Histogram({
    name: 'serambi_request_duration_seconds',
    help: 'Time to make an answer; kept ones are not counted',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 10],
    registers,
  });
  const content = new Histogram({
    name: 'serambi_content_duration_seconds',
    help: 'Time of a request to the backend, by path and by what is shown then: new content, unchanged, damaged, the last good, none',
    labelNames: ['path', 'shown'],
    buckets: [0.02, 0.1, 0.5, 1, 5, 30],
    registers,
  });

  const contentProblems = new Counter({
    name: 'serambi_content_problems_total',
    help: 'Wrong values of content, by path; each field of a block is counted when it is first wrong',
    labelNames: ['path'],
    registers,
  });

  const forwarded = new Counter({
    name: 'serambi_forwarded_total',
    help: 'Contact messages that were sent on to the bank’s own backend, and all submissions that could not be, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const damagedPages = new Counter({
    name: 'serambi_pages_damaged_total',
    help: 'Pages that were made without content that failed or did not come in time, by route',
    labelNames: ['route'],
    registers,
  });

  const fieldLabels = ['page', 'widget', 'release'];
  const fieldTime = (name: string, help: string, buckets: number[]) => {
    const times = new Histogram({ name, help, labelNames: fieldLabels, buckets, registers });
    return (ms: number, labels: Labels<string>) => times.observe(labels, ms / 1_000);
  };
  const shifts = new Histogram({
    name: 'serambi_field_cls',
    help: 'Cumulative layout shift of a page view, in visitors’ browsers',
    labelNames: fieldLabels,
    buckets: [0, 0.05, 0.1, 0.25, 0.5],
    registers,
  });
  const errors = new Counter({
    name: 'serambi_field_errors_total',
    help: 'Uncaught errors in visitors’ browsers',
    labelNames: fieldLabels,
    registers,
  });
  const policyReports = new Counter({
    name: 'serambi_policy_reports_total',
    help: 'What the content security policy has stopped in visitors’ browsers',
    labelNames: ['page', 'directive'],
    registers,
  });
  const refusals = new Counter({
    name: 'serambi_beacon_refused_total',
    help: 'What /beacon was sent and has not counted',
    labelNames: ['status'],
    registers,
  });
  // The buckets contain the limits of "good" and "poor".
  const figures: Record<Figure['name'], (value: number, labels: Labels<string>) => void> = {
    LCP: fieldTime(
      'serambi_field_lcp_seconds',
      'Largest contentful paint of the first page, in visitors’ browsers',
      [0.5, 1, 1.8, 2.5, 4, 8],
    ),
    INP: fieldTime(
      'serambi_field_inp_seconds',
      'Interaction to next paint of a page view, in visitors’ browsers',
      [0.05, 0.1, 0.2, 0.5, 1],
    ),
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

  const counters: Record<string, (facts: Record<string, string | number | undefined>) => void> = {
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
    field: {
      figure: (name, value, labels) => figures[name](value, labels),
      policyReport: (labels) => policyReports.inc(labels),
      refused: (status) => refusals.inc({ status }),
    },
    watch,
    text: () => registry.metrics(),
    type: registry.contentType,
    counting(log) {
      const counted =
        (level: keyof Log): Log[keyof Log] =>
        (event, facts) => {
          counters[event]?.(facts);
          log[level](event, facts);
        };
      return { error: counted('error'), warn: counted('warn'), info: counted('info') };
    },
  };
}
