import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backendContent } from '../../../../../shell/server/content/backend-content';
import { lastGoodBlocks } from '../../../../../shell/server/content/last-good';
import { recordedLog, silent } from '../../../../support/log';
import { notice, noticeIn, sampleWidgets as widgets } from '../../../../support/sample-content';
import { sourceOptions } from '../../../../support/source-options';
import { newFolder, startListener } from '../../../../support/until-finished';

/** The backend's block, and its text. */
const sent = notice('a');
const block = 'a';

let folder: string;
let apiBase: string;
/** Undefined is a failure, null no answer. */
let body: string | undefined | null;
let status: number;

beforeEach(async () => {
  folder = join(newFolder(), 'blocks');
  body = sent;
  status = 200;
  apiBase = await startListener((_, response) => {
    if (body !== null) response.writeHead(body === undefined ? 500 : status).end(body);
  });
});

/** The notice that a server shows which has just started. */
const shown = (lastGood = lastGoodBlocks(folder, apiBase, silent)) =>
  noticeIn(backendContent({ ...sourceOptions, apiBase, widgets, report: () => {}, lastGood }));
const files = () => readdir(folder);

describe('the last good block of a path', () => {
  beforeEach(async () => {
    await shown();
    await vi.waitFor(async () => expect(await files()).toEqual([expect.stringMatching(/\.json$/)]));
  });

  it('outlives the process: it is shown while the backend fails or does not answer', async () => {
    for (const trouble of [undefined, null, 'nonsense']) {
      body = trouble;
      expect(await shown(), String(trouble)).toBe(block);
    }
  });

  it('is not shown while the backend answers', async () => {
    body = notice('new');
    expect(await shown()).toBe('new');
    body = undefined;
    await vi.waitFor(async () => expect(await shown()).toBe('new'));
  });

  it('is not even read where the backend answers in time', async () => {
    const lastGood = lastGoodBlocks(folder, apiBase, silent);
    const read = vi.spyOn(lastGood, 'read');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(await shown(lastGood)).toBe(block);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(read).not.toHaveBeenCalled();
  });

  it('goes when the backend says that it is no more', async () => {
    status = 404;
    expect(await shown()).toBe('missing');
    await vi.waitFor(async () => expect(await files()).toEqual([]));
  });

  it('is not that of another backend, nor one that is damaged', async () => {
    body = undefined;
    expect(await shown(lastGoodBlocks(folder, 'https://other.example', silent))).toBe('failed');
    const [name = ''] = await files();
    await writeFile(join(folder, name), '{"Engl');
    expect(await shown()).toBe('failed');
  });
});

describe('the folder of last good blocks', () => {
  it('has room for so many blocks, and for so many bytes', async () => {
    const kept = lastGoodBlocks(folder, apiBase, silent, { maxBlocks: 3, maxSize: 1_000 });
    for (const each of ['a', 'b', 'c', 'd']) await kept.write(each, 'x');
    await vi.waitFor(async () => expect(await kept.read('a')).toBeUndefined());
    expect(await kept.read('d')).toBe('x');
    await kept.write('e', 'x'.repeat(1_000));
    await vi.waitFor(async () => expect(await files()).toHaveLength(1));
    expect(await kept.read('e')).toHaveLength(1_000);
  });

  it('is brought back to that at the start, and loses what was half written long ago', async () => {
    const kept = lastGoodBlocks(folder, apiBase, silent);
    for (const each of ['a', 'b', 'c']) await kept.write(each, 'x');
    const draft = join(folder, 'x.json.draft');
    await writeFile(draft, 'x');
    await utimes(draft, 0, 0);
    lastGoodBlocks(folder, apiBase, silent, { maxBlocks: 2, maxSize: 1_000 });
    await vi.waitFor(async () => expect(await files()).toHaveLength(2));
  });

  it('that cannot be made is reported once, and the content goes on to come', async () => {
    await mkdir(join(folder, '..'), { recursive: true });
    await writeFile(folder, '');
    const { log, lines } = recordedLog('warn');
    expect(await shown(lastGoodBlocks(folder, apiBase, log))).toBe(block);
    expect(lines).toMatchObject([{ event: 'content-not-kept' }]);
  });
});
