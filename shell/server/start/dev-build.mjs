/** One of the builds of `npm run dev`, which are as many threads. */
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
  // A build that failed stays begun, until its sources are mended.
  if (code === 'START' || (code === 'END' && !failed)) parentPort?.postMessage(code);
});
