/** Twenty kills of a server on each database, half of them of PostgreSQL itself: node tests/run.mjs tests/bench/kills.ts */
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
    const databaseUrl = engine === 'PostgreSQL' ? await postgres.database() : undefined;
    const count = await killRepeatedly(
      kills,
      { dataDir, ...(databaseUrl && { databaseUrl }) },
      databaseUrl ? postgres.crash : undefined,
    );
    const { answered, stored, deleted, logged, lost, doubled, undeleted } = count;
    console.log(`${engine}: ${JSON.stringify(count)}`);
    if (lost || doubled || undeleted || stored !== answered - deleted || logged !== deleted) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
