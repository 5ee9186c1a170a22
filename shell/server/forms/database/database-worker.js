// @ts-check
/** A thread that has the embedded database open: an `INSERT` of 20 MB takes seconds, in which others are answered. */
import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.js';
import { createDatabase } from './template.js';

/** @type {import('./embedded').Files} */
const { folder, templates } = workerData;
if (!existsSync(folder)) await createDatabase(folder, templates);
const engine = await openEngine(folder);

parentPort?.on('message', async (/** @type {import('./embedded').Question | 'close'} */ question) => {
  if (question === 'close') {
    await engine.close();
    // Nothing is left to wait for, so the thread ends.
    return parentPort?.close();
  }
  const { id, text, params } = question;
  /** @type {import('./embedded').Answer} */
  const answer = await engine.query(text, params).then(
    ({ rows }) => ({ id, rows }),
    ({ message, code }) => ({ id, error: { message, code } }),
  );
  parentPort?.postMessage(answer);
});
