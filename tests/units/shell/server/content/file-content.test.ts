// @vitest-environment node
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factsOf, noFacts } from '../../../../../shell/server/bank/facts';
import { fileContent } from '../../../../../shell/server/content/file-content';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serambi-content-'));
  await mkdir(join(folder, 'faq'));
  await writeFile(join(folder, 'faq/all.json'), '{"English":1}');
  await writeFile(join(folder, 'secret.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('content of a folder', () => {
  it('is a file by the path of its API, read again when it has changed', async () => {
    const source = fileContent(folder);
    expect(await source.read('/api/faq/all')).toMatchObject({ status: 'found', content: { English: 1 } });
    await writeFile(join(folder, 'faq/all.json'), '{"English":2}');
    await utimes(join(folder, 'faq/all.json'), 1, 1);
    expect(await source.read('/api/faq/all')).toMatchObject({ status: 'found', content: { English: 2 } });
  });

  it('names the pictures of the bank by their bytes, in the parsed content and in its JSON', async () => {
    await mkdir(join(folder, 'public'));
    await writeFile(join(folder, 'public/tea.svg'), '<svg/>');
    await writeFile(join(folder, 'faq/all.json'), '{"English":{"image":"/tea.svg","link":"/faq","photo":"/none.svg"}}');
    const English = { image: expect.stringMatching(/^\/tea\.[0-9a-f]{8}\.svg$/), link: '/faq', photo: '/none.svg' };
    const answer = await fileContent(folder, { publicDir: join(folder, 'public') }).read('/api/faq/all');
    expect(answer).toMatchObject({ status: 'found', content: { English } });
    expect(JSON.parse('source' in answer ? answer.source : '')).toEqual({ English });
  });

  it('has the facts of now in its texts, and is read again when they change', async () => {
    await writeFile(join(folder, 'faq/all.json'), '{"English":"Rp{{fee}}"}');
    let facts = factsOf({ fee: 1000 }, () => {});
    const source = fileContent(folder, { facts: () => facts ?? noFacts });
    const first = await source.read('/api/faq/all');
    expect(first).toMatchObject({ status: 'found', content: { English: 'Rp1,000' } });
    expect(await source.read('/api/faq/all')).toBe(first);
    facts = factsOf({ fee: 2000 }, () => {});
    expect(await source.read('/api/faq/all')).toMatchObject({ status: 'found', content: { English: 'Rp2,000' } });
    facts = noFacts;
    expect(await source.read('/api/faq/all')).toMatchObject({ status: 'found', content: { English: 'Rp2,000' } });
  });

  it('fails by the name of its file when it is no JSON object', async () => {
    await writeFile(join(folder, 'faq/all.json'), '"text"');
    expect(await fileContent(folder).read('/api/faq/all')).toEqual({
      status: 'failed',
      reason: 'faq/all.json: not an object',
    });
  });

  it('is missing for every path that is not of plain names', async () => {
    const source = fileContent(join(folder, 'faq'));
    for (const path of ['/api/../secret', '/api/%2e%2e/secret', '/api//all', '/api/all/', '/api/.all', '/secret']) {
      expect(await source.read(path), path).toEqual({ status: 'missing' });
    }
  });

  it('takes no longer for a path that almost matches', async () => {
    const start = performance.now();
    await fileContent(folder).read(`/api/${'a'.repeat(27)}!`);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
