/** Kills a real server repeatedly while clients post to it, then counts what it stored. */
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openDatabase } from '../../shell/server/forms/database/open-database';
import { joinDatabase } from '../../shell/server/forms/database/socket-lock';
import { deleteOne, eraseDeleted, loggedDeletions } from '../../shell/server/forms/retention';
import { bundle } from './bundle';
import { contactMessage, contactPath, report, reportPath } from './form-data';
import { startProcess, stopProcess } from './server-process';
import { sealedReport, storedMessages, storedReports } from './stored';
import { unsealer } from './traces';

export interface KillCount {
  kills: number;
  /** Submissions that were answered 200. */
  answered: number;
  /** Requests that ended without an answer and were sent again with the same key. */
  retried: number;
  /** Answered 200, and not in the database. */
  lost: number;
  /** In the database more than once. */
  doubled: number;
  /** Rows in the database. */
  stored: number;
  /** Submissions whose deletion succeeded, and by the log of deletions. */
  deleted: number;
  logged: number;
  /** Deletions that a kill interrupted, and that were repeated. */
  interrupted: number;
  /** Deleted, and in the database. */
  undeleted: number;
}

/** @param crash kills the database, in turn with the server. An embedded one is killed with its server. */
export async function killRepeatedly(
  kills: number,
  target: { databaseUrl?: string; dataDir: string },
  crash?: () => Promise<void>,
): Promise<KillCount> {
  const identity = await generateX25519Identity();
  const folder = join(target.dataDir, 'submissions');
  const file = await bundle('tests/support/form-server.ts');
  const env = {
    DATA_DIR: target.dataDir,
    REPORT_RECIPIENT: await identityToRecipient(identity),
    ...(target.databaseUrl && { DATABASE_URL: target.databaseUrl }),
  };
  /** The running server or, after a kill, the next one once it listens. */
  let running = startProcess(file, env);
  let isOver = false;
  let retried = 0;
  let interrupted = 0;
  const answered: string[] = [];
  /** Case codes of reports to delete, and marks of the deleted ones. */
  const deletable: { mark: string; code: string }[] = [];
  const deleted = new Set<string>();
  const progress = new EventEmitter();

  /** Repeats a submission until it gets 200. */
  async function submit(isReport: boolean): Promise<void> {
    const mark = randomUUID();
    const [path, body] = isReport
      ? [reportPath, { ...report, cronology: `Laporan ${mark}`.padEnd(2_000, '.') }]
      : [contactPath, { ...contactMessage, message: `Pesan dengan penanda ${mark}` }];
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    for (;;) {
      const { address } = await running;
      try {
        const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
        const text = await response.text();
        if (response.status === 200) {
          const code = /SRB-[\w-]+/.exec(text)?.[0];
          if (code) deletable.push({ mark, code });
          break;
        }
        if (response.status !== 503) throw Object.assign(new Error(`${response.status} ${text}`), { isFinal: true });
      } catch (error) {
        if ((error as { isFinal?: boolean }).isFinal) throw error;
      }
      retried++;
    }
    answered.push(mark);
    progress.emit('answered');
  }

  /** Deletes each third report, as commands do, until that is certain; each twelfth time it removes the bytes, too. */
  async function deleteSome(): Promise<void> {
    for (let count = 0; !isOver; count++) {
      while (deletable.length < 3 && !isOver) await once(progress, 'answered');
      const [report] = deletable.splice(0, 3);
      while (report && !deleted.has(report.mark)) {
        await running;
        let database: Awaited<ReturnType<typeof joinDatabase>>;
        try {
          database = target.databaseUrl ? await openDatabase(target) : await joinDatabase(folder);
          progress.emit('deleting');
          const outcome = database && (await deleteOne(database, report.code));
          // `unknown`: an attempt whose answer was lost has deleted it.
          if (outcome && ('done' in outcome || outcome.error === 'unknown')) deleted.add(report.mark);
          if (count % 12 === 0 && database) await eraseDeleted(database);
        } catch {
          // The server or the database was killed.
          if (database) interrupted++;
        } finally {
          await database?.close().catch(() => {});
        }
      }
    }
  }

  const clients = Array.from({ length: 4 }, async (_, index) => {
    while (!isOver) await submit(index % 2 === 0);
  });
  clients.push(deleteSome());
  for (let kill = 0; kill < kills; kill++) {
    // Counts answers instead of time, so that a slow machine proves as much.
    const enough = answered.length + 5 + Math.random() * 40;
    while (answered.length < enough) await once(progress, 'answered');
    // Half of the kills happen during a deletion.
    if (kill % 4 > 1) await once(progress, 'deleting');
    const killed = await running;
    if (crash && kill % 2) {
      await crash();
      continue;
    }
    running = stopProcess(killed, 'SIGKILL').then(() => startProcess(file, env));
    await running;
  }
  isOver = true;
  await Promise.all(clients);
  await stopProcess(await running, 'SIGTERM');

  const found = new Map<string, number>();
  const count = (text: string) => {
    const mark = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0] ?? text;
    found.set(mark, (found.get(mark) ?? 0) + 1);
  };
  let logged = 0;
  const unseal = unsealer(identity);
  const database = await openDatabase(target);
  try {
    for await (const message of storedMessages(database, new Date(0))) {
      count('sealed' in message ? await unseal(message.sealed) : message.message);
    }
    for await (const { id } of storedReports(database, new Date(0))) {
      count(JSON.parse(await unseal(await sealedReport(database, id))).cronology);
    }
    for await (const { count } of loggedDeletions(database)) logged += count;
  } finally {
    await database.close();
  }
  return {
    kills,
    answered: answered.length,
    retried,
    lost: answered.filter((mark) => !found.has(mark) && !deleted.has(mark)).length,
    doubled: [...found.values()].filter((times) => times > 1).length,
    stored: [...found.values()].reduce((sum, times) => sum + times, 0),
    deleted: deleted.size,
    logged,
    interrupted,
    undeleted: [...deleted].filter((mark) => found.has(mark)).length,
  };
}
