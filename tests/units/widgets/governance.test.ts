import { expect, it } from 'vitest';
import { examples } from '../../../widgets/governance/governance.examples';
import { mount, serve } from '../../support/mount-widget';

const governance = (example: keyof typeof examples) => {
  serve({ '/api/governance': examples[example]?.content });
  return mount('governance');
};

it('lists the documents of governance with their day, size and languages, and leads to all of them', async () => {
  const { root } = await governance('usual');
  const [document] = root.querySelectorAll<HTMLAnchorElement>('[part=documents] a');
  expect(document?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Laporan Tata Kelola 2025 PDF25 Maret 2026 · 48 kB · Indonesia dan Inggris',
  );
  expect(document?.getAttribute('href')).toBe('/documents/1.pdf');
  expect(root.querySelector('p > a')?.getAttribute('href')).toBe('/about-us/investor-relations');
});

it('shows nothing without documents', async () => {
  expect((await governance('empty')).text()).toBe('');
});
