/** Routes for operators: health, readiness, metrics, and `/purge`. */
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Notes } from '../content/content-source';
import { inTime } from '../core/in-time';
import { keptFor } from '../core/kept-for';
import type { Environment } from '../http/context';
import { isSameSecret } from '../http/same-secret';
import type { Metrics } from './metrics';

type Checks = Readonly<Record<string, () => Promise<unknown>>>;

export interface OperationOptions {
  checks?: Checks;
  notes?: () => Promise<Partial<Notes>>;
  metrics?: Metrics;
  purgeToken?: string | undefined;
  devBuild?: string | undefined;
}

/** In ms: `/purge` waits this long until the changed content is read. */
const renewTimeout = 5_000;
/** In ms: many requests for `/readyz` cost no more than one. */
const readyAge = 1_000;
const checkTimeout = 2_000;

const below = (heading: string, lines: readonly string[] = []): readonly string[] =>
  lines.length ? [heading, ...lines] : [];

const isToken = (header = '', token: string): boolean =>
  isSameSecret(header.replace(/^bearer /i, 'Bearer '), `Bearer ${token}`);

/** The failed checks, as `name: reason`. */
export const readiness = (checks: Checks): (() => Promise<string[]>) =>
  keptFor(readyAge, async () => {
    const reasons = Object.entries(checks).map(([name, run]) =>
      inTime(run(), checkTimeout).then(
        () => [],
        (error: Error) => [`${name}: ${error.message}`],
      ),
    );
    return (await Promise.all(reasons)).flat();
  });

interface OperationRoutesOptions extends OperationOptions {
  content: () => Promise<void>;
  renew: (() => Promise<unknown>) | undefined;
}

export function operation({
  checks = {},
  notes = async () => ({}),
  metrics,
  purgeToken,
  devBuild,
  content,
  renew = async () => undefined,
}: OperationRoutesOptions): Hono<Environment> {
  const app = new Hono<Environment>();
  if (devBuild) {
    app.get('/build', (c) =>
      streamSSE(c, async (stream) => {
        await stream.writeSSE({ data: devBuild, retry: 100 });
        await new Promise<void>((resolve) => stream.onAbort(resolve));
      }),
    );
  }
  // Pages of an exported site ask it before they send a form.
  app.get('/healthz', (c) => c.text('ok', 200, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' }));
  if (metrics) {
    app.get('/metrics', async (c) => {
      // Only for the machine's own network: a request through the proxy comes from outside.
      if (c.req.header('X-Forwarded-For') !== undefined) return c.notFound();
      return c.body(await metrics.text(), 200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' });
    });
  }

  if (purgeToken) {
    app.post('/purge', async (c) => {
      if (!isToken(c.req.header('Authorization'), purgeToken))
        return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' });
      const isRenewed = await inTime(renew(), renewTimeout).then(
        () => true,
        () => false,
      );
      c.env?.forgetAnswers?.();
      return isRenewed ? c.body(null, 204) : c.text('Not all of the content has come yet', 202);
    });
    app.all('/purge', (c) => c.body(null, 405, { Allow: 'POST' }));
  }

  const unready = readiness({ content, ...checks });
  app.get('/readyz', async (c) => {
    // A database that hangs delays the notes, too.
    const known = inTime(notes(), checkTimeout).catch((): Partial<Notes> => ({}));
    const [reasons, { folder, backend, check }] = await Promise.all([unready(), known]);
    const lines = [
      ...(reasons.length ? reasons : ['ok']),
      ...below('The bank’s folder has mistakes, so the last right one is shown:', folder),
      ...below('The backend has problems, so the last good blocks are shown:', backend),
      ...(check ?? []),
    ];
    return c.text(lines.join('\n'), reasons.length ? 503 : 200, { 'Cache-Control': 'no-store' });
  });

  return app;
}
