import { describe, expect, it } from 'vitest';
import { mountBlock, mountExample } from '../../support/mount-widget';
import { links, texts } from '../../support/shown';

describe('an article’s neighbours in its series', () => {
  it('are the older and the newer one, under the series’ name', async () => {
    const { root } = await mountExample('news-series');
    expect(root.querySelector('nav')?.getAttribute('aria-label')).toBe('Siaran pers');
    expect(links(root)).toEqual([
      ['SebelumnyaLaba berlipat dua', '/news/kinerja-tahun-2025'],
      ['BerikutnyaDividen pertama', '/news/hasil-rupst-2026'],
    ]);
  });

  it('are other events beside an event', async () => {
    const older = [{ slug: 'lari-pagi', titleCard: 'Lari pagi' }];
    const block = { kind: 'event', series: { older, newer: [] } };
    const { text } = await mountBlock('news-series', block, { slug: 'paparan' });
    expect(text()).toBe('Acara lainLari pagi');
  });

  it('are one alone beside the newest', async () => {
    const { root } = await mountExample('news-series', 'newest');
    expect(texts(root, 'small')).toEqual(['Sebelumnya']);
  });
});
