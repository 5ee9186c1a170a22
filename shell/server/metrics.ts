import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Log } from './log';

export interface Metrics {
  /** Everything that was counted, in Prometheus' text format. */
  text(): Promise<string>;
  type: string;
  /** Counts what is logged, whether or not its level is written, and passes it on. */
  counting(log: Log): Log;
}

/**
 * Figures about this process: memory, the delay of the event loop, and what its log tells of requests, content and forms. No
 * label has a path or anything else that a visitor chose, so there are few of them, and none tells of a private page.
 */
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
    help: 'Time of a request to the backend, by widget and by what is shown then: new content, the last good, none',
    labelNames: ['widget', 'shown'],
    buckets: [0.02, 0.1, 0.5, 1, 5, 30],
    registers,
  });

  const counters: Record<string, (facts: Record<string, string | number | undefined>) => void> = {
    request({ method = '', route, status, from = 'made', ms }) {
      requests.inc({ method: methods.includes(`${method}`) ? method : 'other', route, status, from });
      if (from === 'made') times.observe({ route }, Number(ms) / 1_000);
    },
    content: ({ widget, shown, ms }) => content.observe({ widget, shown }, Number(ms) / 1_000),
  };

  return {
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
