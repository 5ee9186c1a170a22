import type { Database } from './database';

/** Numbered from 1. A released one never changes; new ones are added at the end. */
const migrations: readonly string[] = [
  `
  CREATE TABLE serambi_contact_messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    received_at timestamptz NOT NULL DEFAULT now(),
    name text NOT NULL,
    email text NOT NULL,
    phone_number text NOT NULL,
    problem text NOT NULL,
    message text NOT NULL,
    request_id text UNIQUE,
    request_body text
  );
  CREATE TABLE serambi_reports (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    received_at timestamptz NOT NULL DEFAULT now(),
    case_code text NOT NULL UNIQUE,
    sealed bytea NOT NULL,
    request_id text UNIQUE,
    request_body text
  );
  -- Encrypted data does not compress, and trying to takes seconds for a large report.
  ALTER TABLE serambi_reports ALTER COLUMN sealed SET STORAGE EXTERNAL;
  `,
  `
  ALTER TABLE serambi_contact_messages
    ADD COLUMN sealed bytea,
    ALTER COLUMN name DROP NOT NULL,
    ALTER COLUMN email DROP NOT NULL,
    ALTER COLUMN phone_number DROP NOT NULL,
    ALTER COLUMN problem DROP NOT NULL,
    ALTER COLUMN message DROP NOT NULL,
    ADD CONSTRAINT serambi_contact_messages_plain_or_sealed CHECK (
      num_nulls(name, email, phone_number, problem, message) = CASE WHEN sealed IS NULL THEN 0 ELSE 5 END
    );
  `,
  `
  -- Secrets that the processes of a site share.
  CREATE TABLE serambi_keys (
    name text PRIMARY KEY,
    key bytea NOT NULL
  );
  `,
  `
  -- The age public keys that a row is sealed to, in order and separated by spaces; null where that was not recorded.
  ALTER TABLE serambi_contact_messages ADD COLUMN recipients text, ADD COLUMN held_at timestamptz;
  ALTER TABLE serambi_reports ADD COLUMN recipients text, ADD COLUMN held_at timestamptz;
  -- Statistics are a copy of the most frequent values, which would outlive the rows.
  ALTER TABLE serambi_contact_messages
    ALTER COLUMN name SET STATISTICS 0,
    ALTER COLUMN email SET STATISTICS 0,
    ALTER COLUMN phone_number SET STATISTICS 0,
    ALTER COLUMN problem SET STATISTICS 0,
    ALTER COLUMN message SET STATISTICS 0,
    ALTER COLUMN sealed SET STATISTICS 0;
  ALTER TABLE serambi_reports ALTER COLUMN case_code SET STATISTICS 0, ALTER COLUMN sealed SET STATISTICS 0;
  CREATE TABLE serambi_deletions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    deleted_at timestamptz NOT NULL DEFAULT now(),
    form text NOT NULL,
    count int NOT NULL,
    cause text NOT NULL,
    -- When the bytes of the rows are to be removed from the files; null once they are.
    erase_due timestamptz DEFAULT now()
  );
  `,
  `
  -- How often a client may send. Unlogged: not written to archives or replicas, and empty after a crash.
  CREATE UNLOGGED TABLE serambi_limit_keys (
    name text NOT NULL,
    period bigint NOT NULL,
    key bytea NOT NULL,
    PRIMARY KEY (name, period)
  );
  CREATE UNLOGGED TABLE serambi_limit_counts (
    name text NOT NULL,
    period bigint NOT NULL,
    counter int NOT NULL,
    count int NOT NULL,
    PRIMARY KEY (name, period, counter)
  );
  -- A key in the statistics would outlive its window.
  ALTER TABLE serambi_limit_keys ALTER COLUMN key SET STATISTICS 0;
  `,
  `
  -- The browser has sealed it: its content is checked when it is opened.
  ALTER TABLE serambi_reports ADD COLUMN is_unchecked boolean NOT NULL DEFAULT false;
  `,
  `
  -- The time that the retention goes by (retention.ts). It begins with the newest time that the database knows.
  CREATE TABLE serambi_clock (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    trusted_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL
  );
  INSERT INTO serambi_clock (trusted_at, seen_at)
    SELECT known, known FROM (
      SELECT coalesce(max(at), now()) AS known FROM (
        SELECT received_at AS at FROM serambi_contact_messages
        UNION ALL SELECT received_at FROM serambi_reports
        UNION ALL SELECT deleted_at FROM serambi_deletions
      ) AS times
    ) AS newest;
  -- A clock that was reset, to 1970 for instance, would have what comes then deleted as soon as it is right again.
  CREATE FUNCTION serambi_now() RETURNS timestamptz LANGUAGE sql STABLE AS $now$
    SELECT CASE WHEN now() < trusted_at - interval '1 day' THEN trusted_at ELSE now() END FROM serambi_clock
  $now$;
  ALTER TABLE serambi_contact_messages ALTER COLUMN received_at SET DEFAULT serambi_now();
  ALTER TABLE serambi_reports ALTER COLUMN received_at SET DEFAULT serambi_now();
  `,
  `
  -- The hour of a report may tell who was at which computer. The trigger also covers rows of an older backup.
  CREATE FUNCTION serambi_day_only() RETURNS trigger LANGUAGE plpgsql AS $day$ BEGIN
    NEW.received_at := date_trunc('day', NEW.received_at, 'UTC');
    RETURN NEW;
  END $day$;
  CREATE TRIGGER serambi_day_only BEFORE INSERT OR UPDATE OF received_at ON serambi_reports
    FOR EACH ROW EXECUTE FUNCTION serambi_day_only();
  UPDATE serambi_reports SET received_at = received_at;
  `,
  `
  -- A number that counts up would tell each sender how many wrote before. Until now the id was in the name: the trigger
  -- keeps that for rows of an older backup, and of a server of an older release.
  ALTER TABLE serambi_contact_messages ADD COLUMN case_code text UNIQUE;
  ALTER TABLE serambi_contact_messages ALTER COLUMN case_code SET STATISTICS 0;
  CREATE FUNCTION serambi_message_name() RETURNS trigger LANGUAGE plpgsql AS $name$ BEGIN
    NEW.case_code := coalesce(NEW.case_code, 'MSG-' || NEW.id);
    RETURN NEW;
  END $name$;
  CREATE TRIGGER serambi_message_name BEFORE INSERT OR UPDATE ON serambi_contact_messages
    FOR EACH ROW EXECUTE FUNCTION serambi_message_name();
  UPDATE serambi_contact_messages SET case_code = case_code;
  ALTER TABLE serambi_contact_messages ALTER COLUMN case_code SET NOT NULL;
  `,
];

export const newestVersion = migrations.length;

const step = (sql: string, version: number) => `
  IF NOT EXISTS (SELECT FROM serambi_migrations WHERE version = ${version}) THEN
    ${sql}
    INSERT INTO serambi_migrations (version) VALUES (${version});
  END IF;`;

/** One statement, so all or nothing, and on one connection of a pool. The lock makes servers that start together wait. */
export async function migrate(database: Database): Promise<void> {
  await database.query(`
    DO $migrate$ BEGIN
      PERFORM pg_advisory_xact_lock(7372616);
      IF to_regclass('serambi_migrations') IS NULL THEN
        CREATE TABLE serambi_migrations (
          version int PRIMARY KEY,
          applied_at timestamptz NOT NULL DEFAULT now()
        );
      END IF;
      IF (SELECT max(version) FROM serambi_migrations) > ${migrations.length} THEN
        RAISE EXCEPTION 'its tables are of a newer version of Serambi';
      END IF;
      ${migrations.map((sql, index) => step(sql, index + 1)).join('')}
    END $migrate$`);
}
