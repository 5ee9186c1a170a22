import { describe, expect, it, vi } from 'vitest';
import { mountExample } from '../../support/mount-widget';
import { attributes, texts } from '../../support/shown';

const community = async (example: string) => {
  const mounted = await mountExample('community', example, { language: 'English' });
  const titles = (part: string) => texts(mounted.root, `[part=${part}] h3`);
  return { ...mounted, titles };
};

describe('what the bank does for others', () => {
  it('has a header, then figures with their source, projects that lead to their pages, and reports with their day, size and language', async () => {
    const { root } = await community('usual');
    const [figure] = root.querySelectorAll('[part=done] li');
    expect(figure?.textContent).toBe(
      '11,200 people in a free class about money in 2025Source: Annual results 2025, 5 March 2026',
    );
    expect(figure?.querySelector('a')?.getAttribute('href')).toBe('/news/kinerja-tahun-2025');
    const documents = root.querySelector('[part=documents]')?.textContent;
    expect(documents?.replaceAll('\u00a0', ' ')).toContain('25 March 2026 · 10 kB · English');
    expect(root.querySelector('[part=hero]')?.textContent).toBe(
      'Social responsibilityBeing a good neighbourClasses about money, and books for schools.Join a class',
    );
    expect(root.querySelector('[part=action]')?.getAttribute('href')).toBe('/news/teras-belajar-yogyakarta');
    const order = [...root.querySelectorAll('[part=done] :is(h2, ul)')];
    expect(order.map(({ tagName }) => tagName)).toEqual(['UL', 'H2', 'UL']);
    expect(root.querySelector('[part=project] a')?.getAttribute('href')).toBe('/news/lari-pagi-surabaya');
    expect(root.querySelector('[part=project] > :last-child')?.textContent).toBe('Read how it went');
  });

  it('tells a project that is done, with place and result, from one to come by its day', async () => {
    vi.setSystemTime('2098-12-12T12:00:00Z');
    const before = await community('usual');
    expect(before.titles('project')).toEqual(['Morning run']);
    expect(before.root.querySelector('[part=project]')?.textContent).toBe(
      '25 October 2020 · SurabayaMorning run3,200 people ran for books.Rp80 million for ten school librariesRead how it went',
    );
    expect(before.titles('event')).toEqual(['A free morning about money']);
    expect(before.root.querySelector('[part=event]')?.textContent).toContain('Yogyakarta · Tea included');
    vi.setSystemTime('2098-12-13T12:00:00Z');
    const after = await community('usual');
    expect(after.titles('project')).toEqual(['A free morning about money', 'Morning run']);
    expect(after.titles('event')).toEqual([]);
  });

  it('marks what can be registered for, and ends with what is to come, which is followed by what is being prepared', async () => {
    vi.setSystemTime('2098-12-12T12:00:00Z');
    const { root } = await community('usual');
    expect(root.querySelector('[part=event] small')?.textContent).toBe('Registration open');
    expect(attributes(root, '[part=documents], [part=event]', 'part')).toEqual(['documents', 'event']);
  });

  it('leads nowhere from a project that has no page, and has no header where the bank states no heading', async () => {
    const { root } = await community('past');
    expect(root.querySelectorAll('[part=project]')).toHaveLength(1);
    expect(root.textContent).not.toContain('Read how it went');
    expect(root.querySelector('[part=hero]')).toBeNull();
  });

  it('shows the three newest projects that are done, and all that are to come', async () => {
    const { titles } = await community('long');
    expect(titles('project')).toHaveLength(3);
    expect(titles('event')).toHaveLength(4);
  });
});
