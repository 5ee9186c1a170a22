import { describe, expect, it, vi } from 'vitest';
import join from '../../../widgets/news-detail/news-detail.server';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { joined } from '../../support/joined';
import { mountBlock, mountContent, mountExample } from '../../support/mount-widget';
import { attributes } from '../../support/shown';

describe("an article's page", () => {
  it('shows title, day, text and who wrote it, can be shared, and leads on and back to all news', async () => {
    const { root } = await mountExample('news-detail');
    expect(root.querySelector('h2')?.textContent).toBe('Aplikasi yang lebih mudah dibaca, untuk lebih banyak orang');
    expect(root.querySelector('time')?.getAttribute('datetime')).toBe('2026-07-14');
    expect(root.querySelector('time')?.textContent).toBe('14 Juli 2026');
    await vi.waitFor(() => expect(root.querySelector('ul strong')?.textContent).toBe('Tulisan'));
    expect(root.querySelector('[part=author]')?.textContent).toBe('Oleh Rangga AditamaDirektur Teknologi');
    expect(root.querySelector('[part=action] a')?.getAttribute('href')).toBe('/download');
    expect(root.querySelectorAll('[part=share] li').length).toBeGreaterThanOrEqual(4);
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/news');
  });

  it('shows no date where it is none', async () => {
    const block = { title: 'X', description: '<p>Teks</p>', tanggal_publish: 'pekan lalu' };
    const { root, text } = await mountBlock('news-detail', block, { slug: 'x' });
    expect(text()).not.toContain('pekan lalu');
    expect(root.querySelector('time')).toBeNull();
  });

  it.each([
    [10, 1],
    [1_000, 5],
  ])('says of a text of %i words that it takes %i minutes, whatever its markup', async (words, minutes) => {
    const description = `<p class="a b c">${'<b>kata</b> '.repeat(words)}</p>`;
    const { text } = await mountBlock('news-detail', { title: 'X', description }, { slug: 'x' });
    expect(text()).toContain(`Waktu baca ${minutes} menit`);
  });

  it('has its picture from the bank’s server above its text, and room below for what the page says of its series', async () => {
    const block = { title: 'X', description: '<p>Teks</p>', series: { image: '/x.svg' } };
    const { root } = await mountContent('news-detail', { Indonesia: block }, { slug: 'x' }, '<i slot="series"></i>');
    expect(attributes(root, 'article > slot:last-child', 'name')).toEqual(['series']);
    expect(root.querySelector('header + div > picture > img')?.getAttribute('src')).toBe('/x.svg');
  });

  it('leads, of an event, with the day of that and whether it has been', async () => {
    const series = { about: 'Minggu, 25 Oktober 2026: kilas balik' };
    const article = { title: 'X', tanggal_publish: '2026-10-30', series };
    const content = { Indonesia: { ...article, kind: 'event' }, English: { ...article, kind: 'news' } };
    const { root } = await mountContent('news-detail', content, { slug: 'x' });
    const facts = () => root.querySelector('header > p')?.textContent;
    expect(facts()).toBe('Sudah berlangsung Minggu, 25 Oktober 2026Diterbitkan 30 Oktober 2026');
    changeLanguage('English');
    await vi.waitFor(() => expect(facts()).toBe('30 October 2026'));
  });
});

describe('what the lists say about an article', () => {
  const article = (at: number) => ({ slug: `a${at}`, image: `/${at}.svg`, titleCard: `Artikel ${at}`, descCard: 'x' });
  const lists = {
    '/api/news/news': { title: 'Berita', dataNews: [null, ...Array.from({ length: 100 }, (_, at) => article(at))] },
    '/api/news/event': { title: 'Acara', dataNews: [article(200), { slug: 'tanpa-judul' }] },
  };
  const told = (slug: string) => Object(joined(join, { title: 'Enam puluh' }, lists, { slug }));
  const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);

  it('is its kind, its picture, its neighbours among all of its kind, and the newest of the rest', () => {
    const { kind, series, related } = told('a60');
    expect(kind).toBe('news');
    expect(series).toEqual({
      title: 'Berita',
      image: '/60.svg',
      newer: [{ slug: 'a59', titleCard: 'Artikel 59' }],
      older: [{ slug: 'a61', titleCard: 'Artikel 61' }],
    });
    expect(slugs(related)).toEqual(['a0', 'a1', 'a2']);
    expect(told('a0').series).toMatchObject({ newer: [] });
    expect(slugs(told('a0').related)).toEqual(['a2', 'a3', 'a4']);
  });

  it('is of an event also its description, which names the day', () => {
    expect(told('a200')).toMatchObject({ kind: 'event', series: { about: 'x' }, related: [] });
  });

  it('is nothing of an article that no list has, and where no list could be had', () => {
    expect(told('é')).toEqual({ title: 'Enam puluh' });
    expect(joined(join, { title: 'A' }, {}, { slug: 'a1' })).toEqual({ title: 'A' });
  });
});
