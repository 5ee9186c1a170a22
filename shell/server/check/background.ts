import type { ContentSource } from '../content/content-source';
import type { Log } from '../core/log';
import { type CheckOptions, check } from './check';
import { countOf, sumOf } from './problem';
import { sourceReader } from './read';

/** Milliseconds after the start until the first check, so that the first visitors come before it, and between two checks. */
const usualDelay = 15_000;
const interval = 600_000;
/** Milliseconds after the last change of a file until the next check. */
const usualSettleTime = 3_000;

interface Options extends Pick<CheckOptions, 'widgets' | 'bankFolder' | 'publicOrigin' | 'maxDetails'> {
  source: ContentSource;
  site(): NonNullable<CheckOptions['site']>;
  log: Log;
  signal: AbortSignal;
  delay?: number;
  settleTime?: number;
}

interface BackgroundCheck {
  notes(): readonly string[];
  /** To be called when a file of the bank has changed: checks again once no further change comes. */
  changed(): void;
}

/**
 * Checks the content that a server has, every ten minutes and after changes of the bank's files. Logs how many problems there are
 * whenever that changes.
 */
export function checkInBackground(options: Options): BackgroundCheck {
  const { source, site, log, signal, widgets, bankFolder, publicOrigin, maxDetails } = options;
  const { delay = usualDelay, settleTime = usualSettleTime } = options;
  let lines: readonly string[] = [];
  const run = async () => {
    const { problems } = await check({
      read: sourceReader(source),
      widgets,
      site: site(),
      bankFolder,
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
  let timer: NodeJS.Timeout | undefined;
  let [hasBegun, isRunning] = [false, false];
  const begin = (ms: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => (isRunning ? begin(settleTime) : runNow()), ms).unref();
  };
  async function runNow() {
    hasBegun = true;
    isRunning = true;
    const own = timer;
    await run().catch((error: Error) => log.error('check', { reason: error.message }));
    isRunning = false;
    // Unless a change has begun another one.
    if (timer === own) begin(interval);
  }
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  begin(delay);
  // The first check has yet to read what changes before it.
  return { notes: () => lines, changed: () => void (hasBegun && begin(settleTime)) };
}
