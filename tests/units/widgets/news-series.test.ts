import { describe, expect, it, vi } from 'vitest';
import { mountBlock, mountExample } from '../../support/mount-widget';

const series = async (example: string) => {
  const mounted = await mountExample('news-series', example);
  const links = [...mounted.root.querySelectorAll('a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );
  return { ...mounted, links };
};

describe('an article’s neighbours in its series', () => {
  it('are the older and the newer one, under the series’ name', async () => {
    const { root, links } = await series('usual');
    expect(root.querySelector('nav')?.getAttribute('aria-label')).toBe('Siaran pers');
    expect(links).toEqual([
      'SebelumnyaLaba berlipat dua /news/kinerja-tahun-2025',
      'BerikutnyaDividen pertama /news/hasil-rupst-2026',
    ]);
  });

  it('are other events beside an event', async () => {
    const older = [{ slug: 'lari-pagi', titleCard: 'Lari pagi' }];
    const { root } = await mountBlock(
      'news-series',
      { kind: 'event', series: { older, newer: [] } },
      { slug: 'paparan' },
    );
    await vi.waitFor(() => expect(root.querySelector('a')?.textContent).toBe('Acara lainLari pagi'));
  });

  it('are one alone beside the newest', async () => {
    const { text } = await series('newest');
    expect(text()).toContain('Sebelumnya');
    expect(text()).not.toContain('Berikutnya');
  });
});
