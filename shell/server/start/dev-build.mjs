/** Watches the sources of one build of `npm run dev`. Each build is a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { watch } from 'rollup';
import { builds } from '../../../rollup.config.mjs';

let failed = false;

watch({ ...builds[workerData], watch: { clearScreen: false } }).on('event', ({ code, result, error }) => {
  result?.close();
  if (code === 'START') failed = false;
  if (code === 'ERROR') {
    failed = true;
    console.error(error.message);
  }
  // A failed build counts as running until its sources are corrected.
  if (code === 'START' || (code === 'END' && !failed)) parentPort?.postMessage(code);
});
