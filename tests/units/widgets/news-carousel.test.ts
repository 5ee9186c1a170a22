import { describe, expect, it, vi } from 'vitest';
import { teaser } from '../../../widgets/news-carousel/news-carousel.content';
import { examples } from '../../../widgets/news-carousel/news-carousel.examples';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { mountBlock, mountContent, mountExample } from '../../support/mount-widget';
import { hrefs, texts } from '../../support/shown';

const carousel = async (example = 'usual') => {
  const mounted = await mountExample('news-carousel', example);
  const cards = () => [...mounted.root.querySelectorAll('li')];
  return { ...mounted, cards };
};

it('a card’s text ends after a word where it is too long', () => {
  expect(teaser('Short.')).toBe('Short.');
  expect(teaser(`${'x'.repeat(155)}, longword and more`)).toBe(`${'x'.repeat(155)}…`);
});

describe('a news carousel', () => {
  it('shows picture (none for a dash), date, title and description of each article, all leading to its page', async () => {
    const { cards, root } = await carousel();
    expect(texts(root, 'h2')).toEqual(['Berita']);
    expect(cards()[0]?.textContent).toBe('17 November 2026Benarkah bank yang menelepon?Tujuh tanda bahwa bukan.');
    expect(cards()[0]?.querySelector('a')?.getAttribute('href')).toBe('/news/penipuan-mengaku-bank');
    expect(cards()[0]?.querySelector('img')?.getAttribute('src')).toBe('/art/news/penipuan-mengaku-bank.svg');
    expect(cards()[0]?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-17');
    expect(cards()[1]?.querySelector('img')).toBeNull();
    expect(cards()[1]?.textContent).toContain('BI-FAST dalam empat menit');
  });

  it('is led by the page’s title and the newest article, large, where its layout says so, and has the others below', async () => {
    const { root, cards } = await carousel('led');
    expect(root.querySelector('h2')?.textContent).toBe('Berita dan acara');
    const lead = root.querySelector('[part=lead]');
    expect(lead?.querySelector('h2')?.textContent).toBe('Benarkah bank yang menelepon?');
    expect(lead?.textContent).toContain('Berita terbaru17 November 2026');
    expect(lead?.querySelector('a')?.getAttribute('href')).toBe('/news/penipuan-mengaku-bank');
    expect(lead?.querySelector('img')?.getAttribute('src')).toBe('/art/news/penipuan-mengaku-bank.svg');
    expect(cards()).toHaveLength(3);
    expect(cards()[0]?.textContent).toContain('BI-FAST dalam empat menit');
    expect(root.querySelector('[part=all]')).toBeNull();
  });

  it('shows all of its cards at once when asked to, and as a row again', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const { root, cards, element } = await carousel('shelf');
    const button = root.querySelector<HTMLButtonElement>('[part=all]');
    const shelf = root.querySelector('[data-shelf]');
    expect(texts(button, ':scope > *')).toEqual(['Semua berita', 'Tampilkan lebih sedikit']);
    button?.click();
    expect(element.hasAttribute('data-whole')).toBe(true);
    // The keyboard continues from the heading, not below all cards.
    await vi.waitFor(() => expect(root.activeElement).toBe(shelf));
    expect(shelf?.querySelectorAll('[part=card]')).toHaveLength(cards().length);
    expect(scrolled).toHaveBeenCalled();
    button?.click();
    expect(element.hasAttribute('data-whole')).toBe(false);
  });

  it('is led by none where the newest ones are on another page', async () => {
    const pages = { first: 2, last: 2, rest: { English: 0, Indonesia: 0 } };
    const content = { ...examples.many?.content, normalized: true as const, pages };
    const { root } = await mountContent('news-carousel', content, { kind: 'news', layout: 'lead' });
    expect(root.querySelector('[part=lead]')).toBeNull();
  });

  it('begins again after the end', async () => {
    // happy-dom has no layout.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1_600);
    const { root } = await carousel();
    const row = root.querySelector('ul') as HTMLElement;
    const scrollTo = vi.fn();
    Object.assign(row, { scrollTo, scrollLeft: 1_200 });
    row.dispatchEvent(new Event('scroll'));
    root.querySelector<HTMLElement>('[aria-label="Berikutnya: Berita"]')?.click();
    expect(scrollTo).toHaveBeenCalledWith({ left: 0, behavior: 'smooth' });
  });

  it('leads with the day of an event where its description does, and says that the other day is of publication', async () => {
    const event = (descCard: string) => ({ titleCard: 'Acara', descCard, publish_date: '2026-11-10' });
    const dataNews = [event('18–20 September 2026: pagi gratis'), event('Tamu: 3 Desember 2026')];
    const { root } = await mountContent('news-carousel', { English: {}, Indonesia: { dataNews } }, { kind: 'event' });
    const words = [...root.querySelectorAll('li')].map((card) => texts(card, 'h3, p'));
    expect(words).toEqual([
      ['Sudah berlangsung 18–20 September 2026', 'Acara', 'Pagi gratis'],
      ['Acara', 'Tamu: 3 Desember 2026'],
    ]);
  });

  it('says of each event whether it has been, in both languages, by the day in Jakarta', async () => {
    // Already the next day in Jakarta.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T18:00Z') });
    const dataNews = [25, 26, 27].map((day) => ({ titleCard: 'X', descCard: `${day} November 2026: x` }));
    const { root } = await mountBlock('news-carousel', { dataNews }, { kind: 'event' });
    const states = () => texts(root, '[data-state]');
    expect(states()).toEqual(['Sudah berlangsung', 'Hari ini', 'Akan datang']);
    changeLanguage('English');
    await vi.waitFor(() => expect(states()).toEqual(['Past event', 'Today', 'Coming up']));
  });

  it.each(['news', 'pressrelease', 'event'])('asks for the list of its kind: %s', async (kind) => {
    const { asked } = await mountExample('news-carousel', 'usual', { kind });
    expect(asked).toEqual([`/api/news/${kind}`]);
  });

  it.each([{}, { kind: 'gossip' }])('shows the error state for any other kind: %o', async (attributes: object) => {
    const { asked, event } = await mountContent('news-carousel', {}, { ...attributes });
    expect(event.type).toBe('serambi:error');
    expect(asked).toEqual([]);
  });

  it('has the description of an article in the place of its title where it has none, and encodes its slug', async () => {
    const dataNews = [{ slug: '../admin?x#y', titleCard: '-', descCard: 'Segera' }];
    const { root } = await mountBlock('news-carousel', { dataNews }, { kind: 'news' });
    expect(hrefs(root, 'a')).toEqual(['/news/..%2Fadmin%3Fx%23y']);
    expect(texts(root, 'h3')).toEqual(['Segera']);
  });
});
