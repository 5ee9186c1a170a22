/** Twenty kills of a server on each database: node tests/run.mjs tests/bench/kills.ts */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRepeatedly } from '../support/kills';
import { startPostgres } from '../support/postgres';

const kills = Number(process.env.KILLS ?? 20);
const dataDir = await mkdtemp(join(tmpdir(), 'serambi-kills-'));
const postgres = await startPostgres();
try {
  for (const engine of ['PGlite', 'PostgreSQL']) {
    const databaseUrl = engine === 'PostgreSQL' ? { databaseUrl: await postgres.database() } : {};
    const { answered, retried, lost, doubled, stored, deleted, undeleted } = await killRepeatedly(kills, {
      dataDir,
      ...databaseUrl,
    });
    console.log(
      `${engine}: ${kills} kills, ${answered} answered 200, ${retried} retries, ${stored} stored, ${deleted} deleted, ${lost} lost, ${doubled} doubled`,
    );
    if (lost || doubled || undeleted || stored !== answered - deleted) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
