import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { backendMap } from '../../../../../shell/server/content/backend-map';
import type { ContentSource } from '../../../../../shell/server/content/content-source';
import { draftContent, openContent } from '../../../../../shell/server/content/open-content';
import { widgets } from '../../../../support/content';
import { recordedLog } from '../../../../support/log';
import { sourceOptions } from '../../../../support/source-options';
import { newFolder, startListener } from '../../../../support/until-finished';

const blockOf = (text: string) => JSON.stringify({ English: { desc: text }, Indonesia: { desc: text } });
const paths = ['/api/privacy/all', '/api/termcondition/all'];
const read = async (source: ContentSource, path = paths[0] ?? '') => {
  const answer = await source.read(path);
  return answer.status === 'found' ? answer.json : answer.status;
};

function bankFolder() {
  const folder = newFolder();
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const open = (more: Partial<Parameters<typeof draftContent>[0]> = {}) => {
    const shared = { ...sourceOptions, widgets, publicDir: join(folder, 'public') };
    const published = openContent({ ...shared, folder: join(folder, 'content') });
    const draft = draftContent({ ...shared, draftFolder: join(folder, 'content.draft'), published, ...more });
    return { published, draft };
  };
  return { folder, write, open };
}

it('has the files of the draft before those that are published, and shows a change immediately', async () => {
  const { write, open } = bankFolder();
  write('content/privacy/all.json', blockOf('published'));
  write('content/iconpage.json', JSON.stringify({ English: { titleMember: 'Same' } }));
  const { published, draft } = open();
  expect(await read(draft)).toContain('published');
  write('content.draft/privacy/all.json', blockOf('first draft'));
  expect(await read(draft)).toContain('first draft');
  write('content.draft/privacy/all.json', blockOf('a later draft'));
  expect(await read(draft)).toContain('a later draft');
  expect(await read(published)).toContain('published');
  expect(await read(draft, '/api/iconpage')).toContain('Same');
  expect(await read(draft, '/api/mpc/all')).toBe('missing');
});

it('asks the draft’s backend for each page, and shows no earlier answer where it fails', async () => {
  let answer = { status: 200, body: blockOf('first draft') };
  const apiBase = await startListener((_, response) => response.writeHead(answer.status).end(answer.body));
  const { draft } = bankFolder().open({ apiBase });
  expect(await read(draft)).toContain('first draft');
  answer = { status: 200, body: blockOf('a later draft') };
  await vi.waitFor(async () => expect(await read(draft)).toContain('a later draft'), { timeout: 5_000 });
  answer = { status: 401, body: '' };
  await vi.waitFor(async () => expect(await read(draft)).toBe('failed'), { timeout: 5_000 });
});

it('maps the answers of each second in the same process', async () => {
  let passed = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  const { folder, write, open } = bankFolder();
  write(
    'backend.mjs',
    'let count = 0; export const map = (_, block) => ({ English: { desc: "answer " + ++count }, Indonesia: block.Indonesia });',
  );
  const apiBase = await startListener((_, response) => response.end(blockOf('as sent')));
  const { draft } = open({ apiBase, map: backendMap(join(folder, 'backend.mjs')) });
  expect(await read(draft)).toContain('answer 1');
  passed += 1_100;
  expect(await read(draft)).toContain('answer 2');
});

it('says in the log that a line is about the draft', async () => {
  const { write, open } = bankFolder();
  write('content.draft/privacy/all.json', '{');
  const { log, lines } = recordedLog('warn');
  expect(await read(open({ log }).draft)).toBe('failed');
  expect(lines).toMatchObject([
    { event: 'content-problems', of: 'draft' },
    { event: 'content', of: 'draft', reason: expect.stringMatching(/^content\.draft\/privacy\/all\.json: /) },
  ]);
});
