import type { ContentSource } from '../content/content-source';
import type { Log } from '../core/log';
import { repeated } from '../core/repeated';
import { type CheckOptions, check } from './check';
import { countOf, sumOf } from './problem';
import { sourceReader } from './read';

/** In ms: from the start to the first check, which must not slow the first visitors, and between two checks. */
const delay = 15_000;
const interval = 600_000;
const settleTime = 3_000;

interface Options extends Pick<CheckOptions, 'widgets' | 'bankFolder' | 'publicOrigin' | 'maxDetails'> {
  source: ContentSource;
  site(): NonNullable<CheckOptions['site']>;
  log: Log;
  signal: AbortSignal;
}

/** Checks the server's content every ten minutes and after changes of the bank's files. Logs the number of problems when it changes. */
export function checkInBackground({ source, site, log, signal, ...checked }: Options) {
  let note: string | undefined;
  const run = async () => {
    const { problems } = await check({ ...checked, read: sourceReader(source), site: site(), concurrency: 2 });
    const [errors, warnings] = [countOf(problems, 'error'), countOf(problems, 'warning')];
    const found = problems.length ? `The content has ${sumOf(problems)}: npm run check lists them` : undefined;
    if (found === note) return;
    note = found;
    const reason = note ?? 'The content has no problems any more';
    log[errors ? 'warn' : 'info']('check', { errors, warnings, reason });
  };
  const runs = repeated(run);
  let timer: NodeJS.Timeout | undefined;
  let hasBegun = false;
  const begin = (ms: number) => {
    clearTimeout(timer);
    if (signal.aborted) return;
    const own = setTimeout(async () => {
      hasBegun = true;
      await runs.again().catch((error: Error) => log.error('check', { reason: error.message }));
      if (timer === own) begin(interval);
    }, ms).unref();
    timer = own;
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  begin(delay);
  return { notes: () => (note ? [note] : []), changed: () => void (hasBegun && begin(settleTime)) };
}
