import { describe, expect, it } from 'vitest';
import { examples } from '../../../widgets/news-series/news-series.examples';
import { mount, serve } from '../../support/mount-widget';

const series = async (example: keyof typeof examples) => {
  const { attributes = {}, content } = examples[example] ?? {};
  serve({ [`/api/detail/${attributes.slug}`]: content });
  const mounted = await mount('news-series', attributes);
  const links = [...mounted.root.querySelectorAll('a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );
  return { ...mounted, links };
};

describe('an article’s place in its series', () => {
  it('is said with the series’ name, and leads to the older and the newer one', async () => {
    const { root, links } = await series('usual');
    expect(root.querySelector('nav > p')?.textContent).toBe('Siaran pers Artikel 39 dari 40');
    expect(links).toEqual([
      'Lebih lamaLaba berlipat dua /news/kinerja-tahun-2025',
      'Lebih baruDividen pertama /news/hasil-rupst-2026',
    ]);
  });

  it('has none after the newest', async () => {
    const { text } = await series('newest');
    expect(text()).toContain('Terbaru dari 40');
    expect(text()).not.toContain('Lebih baru');
  });

  it('is not shown where the server does not say it', async () => {
    const { element } = await series('empty');
    expect(element.hasAttribute('data-empty')).toBe(true);
  });
});
