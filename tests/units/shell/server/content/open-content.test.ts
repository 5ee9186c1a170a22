/** Blocks come from the backend, missing ones from the bank's folder. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openContent } from '../../../../../shell/server/content/open-content';
import { startBackend } from '../../../../support/check';
import { recordedLog } from '../../../../support/log';
import { sampleWidgets as widgets } from '../../../../support/sample-content';
import { sourceOptions } from '../../../../support/source-options';
import { newFolder } from '../../../../support/until-finished';

let folder: string;
let apiBase: string;
/** The backend's answers by path; other paths get 404. */
let blocks: Record<string, unknown>;

beforeEach(async () => {
  folder = newFolder();
  blocks = {};
  apiBase = await startBackend(blocks);
});

const write = (file: string, content: unknown) => writeFile(join(folder, file), JSON.stringify(content));
const open = (more: Partial<Parameters<typeof openContent>[0]> = {}) =>
  openContent({ ...sourceOptions, widgets, apiBase, folder, ...more });

const englishAt = async (path: string, source = open()) => {
  const answer = await source.read(path);
  return 'content' in answer ? answer.content.English : answer;
};

describe('a block', () => {
  it('is the folder’s where there is no backend', async () => {
    await write('notice.json', { English: { about: 'folder' } });
    expect(await englishAt('/api/notice', open({ apiBase: undefined }))).toEqual({ about: 'folder' });
  });

  it('is the backend’s, and of the folder where the backend has none', async () => {
    await write('notice.json', { English: { about: 'folder' } });
    expect(await englishAt('/api/notice')).toEqual({ about: 'folder' });
    blocks['/api/notice'] = { English: { about: 'backend' } };
    expect(await englishAt('/api/notice')).toEqual({ about: 'backend' });
  });

  it('is never another bank’s: beside a backend without a folder it is missing', async () => {
    expect(await open({ folder: undefined }).read('/api/notice')).toEqual({ status: 'missing' });
  });

  it('has the top-level fields that it lacks from the folder, in the same language', async () => {
    await write('notice.json', {
      English: { title: 'Folder &amp; co', changed: '31/12/2026' },
      Indonesia: { title: 'Map', about: 'map' },
    });
    blocks['/api/notice'] = { ENGLISH: { about: 'backend' }, Indonesia: { about: 'b', title: 'B' } };
    expect(await open().read('/api/notice')).toMatchObject({
      content: {
        English: { title: 'Folder & co', about: 'backend', changed: '2026-12-31' },
        Indonesia: { about: 'b', title: 'B' },
      },
      json: expect.not.stringContaining('map'),
    });
  });

  it.each([null, '', '-', false, [], {}])('lacks a field that it has as %j', async (none) => {
    await write('notice.json', { English: { changed: '31/12/2026' } });
    await write('offers.json', { English: { offers: [{ slug: 'a', title: 'A' }] } });
    blocks['/api/notice'] = { English: { about: 'b', changed: none } };
    blocks['/api/offers'] = { English: { offers: none, title: 'T' } };
    expect(await englishAt('/api/notice')).toMatchObject({ changed: '2026-12-31' });
    expect(await englishAt('/api/offers')).toMatchObject({ offers: [{ title: 'A' }] });
  });

  it('keeps its empty list where the folder has none', async () => {
    await write('offers.json', { English: { title: 'T' } });
    blocks['/api/offers'] = { English: { offers: [] } };
    expect(await englishAt('/api/offers')).toEqual({ title: 'T', offers: [] });
  });

  it('has essential fields from the folder, also of content that is normalized already', async () => {
    await write('notice.json', { English: { about: 'x', title: 'A &amp; B' } });
    blocks['/api/notice'] = { normalized: true, English: { title: 'C &amp; D' } };
    expect(await englishAt('/api/notice')).toEqual({ about: 'x', title: 'C &amp; D' });
    blocks['/api/notice'] = { normalized: true, English: { changed: '2026-01-01' } };
    expect(await englishAt('/api/notice')).toMatchObject({ about: 'x', title: 'A & B' });
  });

  it('is complete with a folder’s file that has only the fields which are added', async () => {
    const { log, lines } = recordedLog('warn');
    await write('notice.json', { English: { title: 'only' } });
    blocks['/api/notice'] = { English: { about: 'backend' }, Indonesia: { about: 'b' } };
    expect(await englishAt('/api/notice', open({ log }))).toEqual({ title: 'only', about: 'backend' });
    expect(lines).toEqual([]);
  });
});

describe('what is wrong with a block', () => {
  it('is a fact that its folder’s field names and the bank does not have, and a fact’s name in the backend’s own text', async () => {
    const { log, lines } = recordedLog('warn');
    await write('notice.json', { English: { title: 'Rp{{salah}}' } });
    blocks['/api/notice'] = { English: { about: '<p>{{fee}}</p>' }, Indonesia: { about: 'b' } };
    const found = await open({ log }).read('/api/notice');
    expect(found).toMatchObject({
      content: { English: { about: '<p>{{fee}}</p>' } },
      json: expect.not.stringContaining('salah'),
      problems: [
        { level: 'error', problem: 'unknown fact' },
        { level: 'warning', found: '{{fee}}' },
      ],
    });
    expect(lines[0]?.reason).toBe(
      'English.title: unknown fact {{salah}} is no fact of facts.json; English.about: name of a fact in a text {{fee}}; npm run check lists all',
    );
  });

  const read = async (block: unknown) => {
    const { log, lines } = recordedLog('warn');
    const source = open({ log });
    blocks['/api/offers'] = { English: { offers: [] }, Indonesia: block };
    await source.read('/api/offers');
    return { lines, source };
  };
  const offer = { slug: 'a', title: 'A' };

  it('is logged in one line with path, field and value', async () => {
    const { lines } = await read({
      offers: [
        { ...offer, ends: 'tanggal 40' },
        { ...offer, slug: 'b', ends: '30/02/2026' },
        { slug: 'c', title: ['x'] },
      ],
    });
    const reason =
      'Indonesia.offers[0].ends: not a date "tanggal 40" (and 1 more); Indonesia.offers[2].title: wrong type ["x"]; npm run check lists all';
    const path = '/api/offers';
    expect(lines).toMatchObject([{ event: 'content-problems', path, pattern: path, problems: 3, reason }]);
  });

  it('is logged once for each field, however the block changes', async () => {
    const { lines, source } = await read({ offers: [{ ...offer, ends: 'x' }] });
    expect(lines).toHaveLength(1);
    blocks['/api/offers'] = {
      English: { offers: [] },
      Indonesia: { offers: [offer, { ...offer, slug: 'b', ends: 'y' }] },
    };
    await source.renew?.();
    expect(lines).toHaveLength(1);
    blocks['/api/offers'] = { English: { offers: [] }, Indonesia: { title: {}, offers: [offer, offer] } };
    await source.renew?.();
    expect(lines).toMatchObject([{}, { reason: 'Indonesia.offers[1].slug: double a; npm run check lists all' }]);
  });

  it('is not that it has fields which nothing shows', async () => {
    expect((await read({ offers: [offer], created_by: 'x' })).lines).toEqual([]);
  });
});
