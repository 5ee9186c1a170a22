import { describe, expect, it } from 'vitest';
import type committeesJson from '../../../demo/content/manajemen-komite.json';
import { readDocuments } from '../../../demo/documents';
import { makePdf } from '../../../demo/documents/pdf';
import { demoBlock } from '../../support/demo-bank';

describe('a document of the demo', () => {
  it('is there for each that investors find, with the day that they read', async () => {
    const documents = await readDocuments('demo/content');
    for (const path of Object.keys(demoBlock<object>('documents').English)) {
      expect(documents[path.split('/').at(-1) ?? '']?.English.day, path).toMatch(/^\d+ \w+ \d{4}$/);
    }
  });

  it('has a cover, its contents, pages in both languages, and the committees and chairs that the website names', async () => {
    const { 'governance-policy.pdf': policy, 'committee-charter.pdf': charter } = await readDocuments('demo/content');
    const bytes = policy && (await makePdf(policy));
    const pages =
      Buffer.from(bytes ?? [])
        .toString('latin1')
        .match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThanOrEqual(6);
    const rows = charter?.English.sections.flatMap(({ rows = [] }) => rows) ?? [];
    const { boards } = demoBlock<typeof committeesJson.English>('manajemen-komite').English;
    for (const { title, chair, members } of boards.flatMap(({ committees }) => committees)) {
      const row = rows.find(([first]) => first === title);
      expect(row?.slice(1, 3), title).toEqual([chair.name, String(members.length + 1)]);
    }
  });

  it('invites to a meeting without its votes, which the minutes have', async () => {
    const documents = await readDocuments('demo/content');
    const cells = (name: string) =>
      documents[name]?.English.sections.flatMap(({ head = [], rows = [] }) => [...head, ...rows.flat()]) ?? [];
    expect(cells('agm-2026-invitation.pdf')).toContain('Appointment for 2026');
    expect(cells('agm-2026-invitation.pdf').join()).not.toMatch(/In favour|%/);
    expect(cells('agm-2026-minutes.pdf')).toContain('In favour');
  });
});
