import type { ContentSource } from '../content/content-source';
import type { Log } from '../log';
import { type CheckOptions, check } from './check';
import { countOf, sumOf } from './problem';
import { sourceReader } from './read';

/** Milliseconds after the start until the first check, so that the first visitors come before it, and between two checks. */
const usualDelay = 15_000;
const interval = 600_000;

interface Options extends Pick<CheckOptions, 'widgets' | 'publicOrigin' | 'maxDetails'> {
  source: ContentSource;
  /** The bank as it is now. */
  site(): NonNullable<CheckOptions['site']>;
  log: Log;
  signal: AbortSignal;
  delay?: number;
}

/**
 * Checks the content that a server has, now and then, and logs how many problems there are whenever that changes.
 *
 * @returns a function that returns the lines of `/readyz` about them
 */
export function checkInBackground(options: Options): () => readonly string[] {
  const { source, site, log, signal, delay = usualDelay, widgets, publicOrigin, maxDetails } = options;
  let lines: readonly string[] = [];
  const run = async () => {
    const { problems } = await check({
      read: sourceReader(source),
      widgets,
      site: site(),
      publicOrigin,
      ...(maxDetails !== undefined && { maxDetails }),
      concurrency: 2,
    });
    const [errors, warnings] = [countOf(problems, 'error'), countOf(problems, 'warning')];
    const found = errors + warnings ? [`The content has ${sumOf(problems)}: npm run check lists them`] : [];
    if (found[0] === lines[0]) return;
    lines = found;
    const [reason = 'The content has no problems any more'] = lines;
    log[errors ? 'warn' : 'info']('check', { errors, warnings, reason });
  };
  const begin = (ms: number) => {
    const timer = setTimeout(async () => {
      await run().catch((error: Error) => log.error('check', { reason: error.message }));
      if (!signal.aborted) begin(interval);
    }, ms).unref();
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  begin(delay);
  return () => lines;
}
