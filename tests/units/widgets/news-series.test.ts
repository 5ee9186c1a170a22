import { describe, expect, it } from 'vitest';
import { examples } from '../../../widgets/news-series/news-series.examples';
import { mount, serve } from '../../support/mount-widget';

const series = async (example: keyof typeof examples, rest?: number) => {
  const { attributes = {}, content } = examples[example] ?? {};
  const { Indonesia, ...others } = content as { Indonesia: object };
  serve({ [`/api/news/${attributes.kind}`]: { ...others, Indonesia: { ...Indonesia, rest } } });
  const mounted = await mount('news-series', attributes);
  const links = [...mounted.root.querySelectorAll('a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );
  return { ...mounted, links };
};

describe('an article’s place in its series', () => {
  it('is said with the series’ name, and leads to the ones before and after it', async () => {
    const { root, links } = await series('usual');
    expect(root.querySelector('nav > p')?.textContent).toBe('Siaran pers 2 dari 3');
    expect(links).toEqual([
      'SebelumnyaLaba berlipat dua /news/kinerja-tahun-2025',
      'SesudahnyaDividen pertama /news/hasil-rupst-2026',
    ]);
  });

  it('counts the oldest as the first, also where the list is longer than what has been sent of it', async () => {
    const { text } = await series('newest', 40);
    expect(text()).toContain('43 dari 43');
    expect(text()).not.toContain('Sesudahnya');
  });

  it('comes with the article’s picture', async () => {
    const { root } = await series('usual');
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/art/news/enam-juta-nasabah.svg');
  });

  it('is in no series of another kind', async () => {
    const { element } = await series('elsewhere');
    expect(element.hasAttribute('data-empty')).toBe(true);
  });
});
