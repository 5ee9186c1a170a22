/** Starts the server. It opens the database while the rest of the server's code loads. */
import { join } from 'node:path';
import { createMetrics } from '../app/metrics';
import { createLog } from '../core/log';
import { OptionError } from '../core/option-error';
import { ignoredVariables } from '../core/variables';
import { defaultBank } from '../environment/default-bank.mjs';
import { readOptions } from '../environment/options';
import { openStore } from '../forms/store';
import { end, stopOnSignal } from './stopping';

const dist = join(import.meta.dirname, '..');

async function start(): Promise<void> {
  const options = readOptions(process.env, join(dist, '..', defaultBank));
  const metrics = createMetrics();
  const log = metrics.counting(createLog(options.logLevel));
  const stopping = stopOnSignal(log);
  const warnings = ignoredVariables(process.env);
  /** Set by `npm run dev`. */
  const devBuild = process.env.SERAMBI_BUILD;
  const storeOptions = { ...options, log, templates: `${dist}/server`, onDemand: devBuild !== undefined };
  const store =
    options.forms === 'store'
      ? await openStore({ ...storeOptions, warn: (line) => devBuild ?? warnings.push(line) })
      : undefined;
  try {
    const { serve } = await import('./serve');
    await serve({ dist, options, metrics, log, stopping, warnings, devBuild, store });
  } catch (error) {
    await store?.close().catch(() => {});
    throw error;
  }
}

try {
  await start();
} catch (error) {
  if (error instanceof OptionError) end(error.message);
  throw error;
}
