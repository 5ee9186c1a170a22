// @ts-check
/** Worker thread of the embedded database. An `INSERT` of 20 MB takes seconds; the main thread answers requests meanwhile. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.js';
import { createDatabase } from './template.js';

/** @type {import('./embedded').Files} */
const { folder, templates, mayCreate } = workerData;
if (mayCreate && !existsSync(folder)) await createDatabase(folder, templates);
// PGlite would create a new database in its place.
if (!existsSync(join(folder, 'PG_VERSION'))) {
  throw new Error(
    `${folder} has lost its file PG_VERSION. Restore the folder, or remove it to begin with an empty database`,
  );
}
const engine = await openEngine(folder);

/** @param {import('./embedded').Answer} answer */
const send = (answer) => parentPort?.postMessage(answer);

parentPort?.on('message', async (/** @type {import('./embedded').Query | 'close'} */ query) => {
  if (query === 'close') {
    await engine.close();
    return parentPort?.close();
  }
  send(
    await engine.query(query.text, query.params).then(
      ({ rows }) => ({ rows }),
      ({ message, code }) => ({ error: { message, code } }),
    ),
  );
});
// Reports that the database is open.
send({ rows: [] });
