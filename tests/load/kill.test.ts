// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killRepeatedly } from '../support/kills';
import { type Postgres, startPostgres } from '../support/postgres';

const kills = Number(process.env.KILLS ?? 3);

let postgres: Postgres;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serambi-kill-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it.each(['PGlite', 'PostgreSQL'])(
  'a killed server with %s loses no submission, stores none twice, and keeps none that was deleted',
  async (engine) => {
    const target = engine === 'PostgreSQL' ? { databaseUrl: await postgres.database() } : {};
    const count = await killRepeatedly(
      kills,
      { dataDir, ...target },
      'databaseUrl' in target ? postgres.crash : undefined,
    );
    console.info(`${engine}: ${JSON.stringify(count)}`);
    expect(count.answered).toBeGreaterThan(kills);
    expect(count.deleted).toBeGreaterThan(0);
    const { answered, deleted } = count;
    expect(count).toMatchObject({ lost: 0, doubled: 0, undeleted: 0, stored: answered - deleted, logged: deleted });
  },
  60_000 * kills,
);
