import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, mountBlock, mountExample } from '../../support/mount-widget';
import { texts } from '../../support/shown';

/** 59.375rem of 16 px. */
const cut = 950;
let itemHeight: number;

const rest = (root: ShadowRoot) => root.querySelector('p:has(+ button)')?.textContent;

const milestones = async (example = 'usual', language = 'Indonesia') => {
  const mounted = await mountExample('milestones', example, { language });
  const { root } = mounted;
  const button = () => root.querySelector('button');
  const hidden = () => [...root.querySelectorAll('li')].map((item) => item.hasAttribute('inert'));
  return { ...mounted, button, hidden };
};

describe('the milestones', () => {
  beforeEach(() => {
    // happy-dom has no layout, so every milestone gets the same height.
    itemHeight = 300;
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * itemHeight;
    });
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.querySelectorAll('li').length * itemHeight;
    });
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ maxHeight: `${cut}px` } as CSSStyleDeclaration);
  });

  it('are cut off until all of them are asked for, and say how many follow, up to which year', async () => {
    const { root, button, text } = await milestones();
    expect(root.querySelectorAll('li')).toHaveLength(9);
    // An image of "-" is none.
    expect(root.querySelectorAll('li img')).toHaveLength(6);
    expect(button()?.textContent).toBe('Lihat semua tonggak sejarah');
    expect(button()?.getAttribute('aria-expanded')).toBe('false');
    await vi.waitFor(() => expect(rest(root)).toMatch(/^6 lagi, dari \d{4} sampai \d{4}$/));
    button()?.click();
    await vi.waitFor(() => expect(text()).not.toContain('6 lagi'));
    expect(button()?.getAttribute('aria-expanded')).toBe('true');
  });

  it('count those of the next pages, too, whose years nobody knows yet', async () => {
    const { root } = await milestones('many', 'English');
    await vi.waitFor(() => expect(rest(root)).toBe('27 more, from 2000 on'));
  });

  it.each([
    [['2013', '2014', '2014', '2015'], '1 lagi'],
    [['2013', '2014', '2014', undefined, '2016'], '2 lagi'],
    [['2013', '2014', '2014', '2015', undefined], '2 lagi, mulai 2015'],
    [['2013', '2014', '2014', '2015', '2016'], '2 lagi, dari 2015 sampai 2016'],
  ])('of the years %j say no year that is not that of the first or the last: %s', async (years, said) => {
    const block = years.map((tahun) => ({ tahun, title: 'Sesuatu.' }));
    const { root } = await mountBlock('milestones', block);
    await vi.waitFor(() => expect(rest(root)).toBe(said));
  });

  it('end before the first one that would be cut, and keep from keyboard and screen reader what follows', async () => {
    const { button, hidden, root } = await milestones();
    await vi.waitFor(() => expect(hidden()).toEqual([false, false, false, true, true, true, true, true, true]));
    expect(root.querySelector<HTMLElement>('div:has(> ol)')?.style.height).toBe('899px');
    expect(root.querySelector('[data-cut]')).toBeNull();
    button()?.click();
    await vi.waitFor(() => expect(hidden()).not.toContain(true));
  });

  it('fade out where the first one alone is too high', async () => {
    itemHeight = 1_200;
    const { hidden, root } = await milestones();
    await vi.waitFor(() => expect(hidden()).toEqual([false, ...Array(8).fill(true)]));
    expect(root.querySelector('[data-cut]')).toBeTruthy();
  });

  it('have no button where all of them fit', async () => {
    const { button, hidden } = await milestones('few');
    expect(button()).toBeNull();
    expect(hidden()).toEqual([false]);
  });

  it('lose the button once it is measured that nine of them fit', async () => {
    itemHeight = 100;
    const { button, hidden } = await milestones();
    await vi.waitFor(() => expect(button()).toBeNull());
    expect(hidden()).not.toContain(true);
  });

  it('have as a row the first, the last and two between, and lead to the whole story', async () => {
    const { root } = await mountExample('milestones', 'usual', { layout: 'row' });
    const yearsIn = (each: ParentNode) => texts(each, 'ol > li h3');
    const years = yearsIn(root);
    const all = yearsIn((await milestones()).root);
    expect(years).toHaveLength(4);
    expect([years[0], years[3]]).toEqual([all[0], all.at(-1)]);
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/about-us/profiles');
    expect(root.querySelector('[aria-expanded]')).toBeNull();
  });

  it('are all in the row where the bank has no page of the whole story', async () => {
    configure({ name: 'Bank Uji', disabledPages: ['/about-us/profiles'] });
    const { root } = await mountExample('milestones', 'usual', { layout: 'row' });
    expect(root.querySelectorAll('li').length).toBeGreaterThan(4);
    expect(root.querySelector('a')).toBeNull();
  });
});
