import { describe, expect, it, vi } from 'vitest';
import join from '../../../widgets/committee/committee.server';
import { joined } from '../../support/joined';
import { mountBlock, mountExample } from '../../support/mount-widget';
import { attributes } from '../../support/shown';

const committee = async (example = 'usual') => {
  const mounted = await mountExample('committee', example);
  return { ...mounted, document: mounted.root.querySelector<HTMLAnchorElement>('[part=documents] a') };
};

const boardOf = (...committees: object[]) => ({ boards: [{ committees }] });

describe('the management committee', () => {
  it('shows the description, the hero’s picture and a link to the document, which opens beside the page', async () => {
    const { root, text, document } = await committee();
    await vi.waitFor(() => expect(text()).toContain('Memeriksa laporan keuangan.'));
    expect(document?.textContent).toBe('Piagam Komite PDF');
    expect(document?.getAttribute('href')).toBe('/documents/committee-charter.pdf');
    expect(document?.target).toBe('_blank');
    expect(root.querySelector('[part=hero] img')).not.toBeNull();
  });

  it('shows chairs and sums first, then of each board the committees: what they decide, when they meet, and who is on them', async () => {
    const { root } = await committee('boards');
    expect(root.querySelector('[part=sums]')?.textContent).toBe('komite2rapat sepanjang 202560rata-rata kehadiran94%');
    const [audit, credit] = root.querySelectorAll('[part=committee]');
    expect(audit?.textContent).toBe(
      'AuditAuditMemeriksa laporan keuangan.KetuaMaria Tiurma Sihombing' +
        'Yang diputuskanKapan sebuah temuan selesai.Jadwal rapatSetiap bulan' +
        'AnggotaA. PutriAkuntansiBLB. Lasutorang3rapat14kehadiran98%',
    );
    expect(attributes(audit, 'img', 'src')).toEqual(['/art/people/maria-sihombing.svg', '/art/people/a.svg']);
    expect(credit?.textContent).toContain('orang3rapat46kehadiran93%');
    expect(root.querySelector('[part=hero] [part=sums]')).not.toBeNull();
    expect(attributes(root, '[part=hero] img', 'src')).toEqual(['/art/people/maria-sihombing.svg']);
    expect(root.querySelector('[part=hero] picture')).toBeNull();
  });

  it('shows of its chairs those with a name alone, as the cards do', async () => {
    const chaired = (chair: object) => ({ title: 'Audit', chair, members: [], meetings: '4' });
    const board = boardOf(chaired({ image: '/x.svg' }), chaired({ name: 'Ani', image: '/ani.svg' }));
    const { root } = await mountBlock('committee', { banner: { title: 'Komite' }, ...board });
    expect(attributes(root, '[part=chairs] img', 'src')).toEqual(['/ani.svg']);
  });

  it('counts everybody once in the sums where all are named, also where the bank says nothing more', async () => {
    const both = { title: 'Audit', chair: { name: 'Ani' }, members: [{ name: 'Budi' }] };
    const board = boardOf(both, { ...both, title: 'Kredit', chair: { name: 'Budi' } });
    const { root } = await mountBlock('committee', board);
    expect(root.querySelector('[part=sums]')?.textContent).toBe('komite2anggota2');
  });

  it('names a document that has no title', async () => {
    const { document } = await committee('untitled');
    expect(document?.textContent).toBe('Komite manajemen PDF');
  });
});

describe('the people on a committee', () => {
  const leaders = [{ mens: [{ name: 'Ani', jobs: 'Director', image: '/ani.svg' }] }];

  it('have the position and the portrait that the leaders’ block gives them, unless their own block does', () => {
    const members = [{ name: 'Ani', jobs: 'Guest' }, { name: 'B' }];
    const board = boardOf({ title: 'Audit', chair: { name: 'Ani' }, members });
    expect(joined(join, board, { '/api/leader': leaders })).toEqual(
      boardOf({
        title: 'Audit',
        chair: { name: 'Ani', jobs: 'Director', image: '/ani.svg' },
        members: [{ name: 'Ani', jobs: 'Guest', image: '/ani.svg' }, { name: 'B' }],
        seats: 3,
      }),
    );
  });

  it('stay as they are without that block', () => {
    const board = boardOf({ title: 'Audit', chair: { name: 'Ani' }, members: [], seats: 5 });
    expect(joined(join, board)).toEqual(board);
    expect(joined(join, { titlePdf: 'x' })).toEqual({ titlePdf: 'x' });
  });
});
