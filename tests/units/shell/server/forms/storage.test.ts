import { expect, it, vi } from 'vitest';
import type { Database } from '../../../../../shell/server/forms/database/database';
import { rewrite } from '../../../../../shell/server/forms/retention';
import { checkRoom, freeLimits, roomNotes, watchStorage } from '../../../../../shell/server/forms/storage';
import { recordedLog, silent } from '../../../../support/log';

const megabyte = 1024 * 1024;
const everywhere = { freeForFiles: 0, freeForText: 0, reports: 10 * megabyte };
const nowhere = 2 ** 60;
const fewFiles = { ...everywhere, freeForFiles: nowhere };
const noDisk = { ...everywhere, freeForText: nowhere };

function databaseWith(megabytes: number, free?: number) {
  const query = vi.fn(async () => ({ rows: [{ size: megabytes * megabyte }] }));
  return {
    isEmbedded: free !== undefined,
    query,
    ...(free !== undefined && { free: async () => free }),
    close: async () => {},
  } as unknown as Database & { query: typeof query };
}

it.each([
  ['everything', 9, 1_000, everywhere, 'all', []],
  ['no files above the quota', 10, 1_000, everywhere, 'text', ['REPORT_QUOTA is used up']],
  ['no files above the quota of PostgreSQL', 10, undefined, noDisk, 'text', ['REPORT_QUOTA is used up']],
  [
    'no files on a disk that is getting full',
    0,
    1_000,
    fewFiles,
    'text',
    [`less than ${nowhere / megabyte} MB are free on the disk of DATA_DIR`],
  ],
])('the forms store %s', async (_, stored, free, limits, room, reasons) => {
  const usage = await watchStorage(databaseWith(stored, free), limits, silent)();
  expect([usage.room, usage.reports]).toEqual([room, stored * megabyte]);
  expect(roomNotes(usage)).toEqual(reasons.map((reason) => `The forms receive no files: ${reason}`));
  checkRoom(usage);
});

it('nothing is stored on a full disk, where the database is not asked either', async () => {
  const database = databaseWith(0, 1_000);
  const usage = await watchStorage(database, { ...freeLimits, reports: 1, freeForText: nowhere }, silent)();
  expect(usage).toMatchObject({ room: 'none', free: 1_000 });
  expect(() => checkRoom(usage)).toThrow('MB are free on the disk of DATA_DIR');
  expect(database.query).not.toHaveBeenCalled();
});

it('the disk is looked at twice a second at most, and room that was made is seen', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const database = databaseWith(10);
  const { log, lines } = recordedLog();
  const usage = watchStorage(database, everywhere, log);
  expect((await usage()).room).toBe('text');
  database.query.mockResolvedValue({ rows: [{ size: 0 }] });
  expect((await usage()).room).toBe('text');
  vi.advanceTimersByTime(501);
  expect((await usage()).room).toBe('all');
  vi.useRealTimers();
  expect(lines).toMatchObject([
    { level: 'warn', event: 'forms-room', room: 'text', reason: 'REPORT_QUOTA is used up' },
    { level: 'info', event: 'forms-room', room: 'all' },
  ]);
});

it('what was deleted is removed from the files only where the disk has room for the copy that this takes', async () => {
  const database = databaseWith(100, 200 * megabyte);
  await expect(rewrite(database, ['whistleblowing'])).rejects.toThrow(
    'What was deleted is still in the files: to remove it, 232 MB must be free on the disk of DATA_DIR',
  );
  expect(database.query).toHaveBeenCalledOnce();
  const roomier = databaseWith(100, 300 * megabyte);
  await rewrite(roomier, ['whistleblowing']);
  expect(roomier.query).toHaveBeenCalledWith('VACUUM (FULL) serambi_reports', [], expect.any(Number));
});
