// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { killRepeatedly } from '../support/kills';
import { type Postgres, startPostgres } from '../support/postgres';
import { sharedFolder } from '../support/until-finished';

const kills = Number(process.env.KILLS ?? 3);

const dataDir = sharedFolder();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
  return postgres.stop;
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
