import { expect, it } from 'vitest';
import join from '../../../widgets/governance/governance.server';
import { joined } from '../../support/joined';
import { mountExample } from '../../support/mount-widget';

it('lists the documents of governance with their day, size and languages, and leads to all of them', async () => {
  const { root } = await mountExample('governance', 'usual');
  const [document] = root.querySelectorAll<HTMLAnchorElement>('[part=documents] a');
  expect(document?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Laporan Tata Kelola 2025 PDFTerbit 25 Maret 2026 · 48 kB · Indonesia dan Inggris',
  );
  expect(document?.getAttribute('href')).toBe('/documents/1.pdf');
  expect(root.querySelector('p > a')?.getAttribute('href')).toBe('/about-us/investor-relations');
});

it('the server adds the titles of investor relations, and what is known of each document', () => {
  const pdf = [{ title: 'Report', link: '/r.pdf' }];
  const relations = [
    { submenu: [{ data: [{ pdf }] }] },
    {
      menu: {
        pdf: [{ name: 'Policy', url: '/p.pdf' }],
        sideMenu: [{ data: [{ pdf: [{ title: 'Code', link: '/c.pdf' }] }] }],
      },
    },
  ];
  const documents = { '/r.pdf': { date: '2026-03-25', languages: ['English'] } };
  const sizeOf = (address: string) => (address === '/p.pdf' ? 48_000 : undefined);
  const blocks = { '/api/investor-relation': relations, '/api/documents': documents };
  const links = ['/r.pdf', '/p.pdf', '/c.pdf', '/x.pdf'].map((link) => ({ link }));
  expect(joined(join, { documents: links }, blocks, {}, sizeOf)).toEqual({
    documents: [
      { link: '/r.pdf', title: 'Report', date: '2026-03-25', languages: ['English'] },
      { link: '/p.pdf', title: 'Policy', size: 48_000 },
      { link: '/c.pdf', title: 'Code' },
      { link: '/x.pdf' },
    ],
  });
});
