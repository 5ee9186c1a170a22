import { describe, expect, it, vi } from 'vitest';
import { announcementAt } from '../../../../../shell/server/pages/announcement';
import { appOf } from '../../../../support/app';
import { contentOf, demoWith, sourceOf } from '../../../../support/content';
import { mainDataIn } from '../../../../support/main-data';

const from = '2026-11-20';
const until = '2026-11-21T00:00';
const [first, last] = [Date.parse('2026-11-20T00:00+07:00'), Date.parse('2026-11-21T00:00+07:00')];
const texts = { English: 'Transfers rest on Friday & Saturday', Indonesia: 'Transfer libur pada Jumat' };

const sourceWith = (more: object, words: Partial<typeof texts> = texts) => {
  const content = Object.fromEntries(Object.entries(words).map(([language, text]) => [language, { text, ...more }]));
  return demoWith({ '/api/announcement': contentOf('/api/announcement', JSON.stringify(content)) });
};

const bank = { name: 'Bank Uji' };

describe('an announcement', () => {
  it('is above the header of each page, in the page’s language, with what hides it before the first paint', async () => {
    const app = await appOf({ source: sourceWith({ link: '/help#contact' }) });
    const html = await (await app.request('http://bank.example/promo?lang=en')).text();
    expect(html).toMatch(
      /<aside class="announcement" aria-label="Announcement"[^>]*><a href="\/help\?lang=en#contact"[^>]*>Transfers rest on Friday &amp; Saturday<\/a>.*<\/aside><serambi-header[ >]/,
    );
    const [, id] = /^<!doctype html><html [^>]*data-announcement="([\w-]{8})"/.exec(html) ?? [];
    const { page } = mainDataIn(await (await app.request('http://bank.example/promo?main=id')).text());
    expect(page.announcement).toEqual({ id, ...texts, link: { English: '/help#contact', Indonesia: '/help#contact' } });
    expect(await (await app.request('http://bank.example/help?lang=id')).text()).toContain(texts.Indonesia);
    expect(await (await app.request('http://bank.example/frame/whistleblowing-form')).text()).not.toContain('aside');
  });

  it('keeps no page waiting for a file before it is shown', async () => {
    const app = await appOf({ source: sourceWith({}) });
    const html = await (await app.request('http://bank.example/promo')).text();
    expect(html.match(/<script [^>]*src=[^>]*>/g)).toEqual(['<script type="module" src="/chunks/shell.js">']);
  });

  it('is there from its first moment until its last, and leaves nothing behind', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const app = await appOf({ source: sourceWith({ from, until }) });
    const shown = async (time: number) => {
      vi.setSystemTime(time);
      const html = await (await app.request('http://bank.example/promo')).text();
      expect(html.includes('data-announcement=')).toBe(html.includes('<aside'));
      return html.includes('<aside');
    };
    expect([await shown(first), await shown(last - 1)]).toEqual([true, true]);
    expect([await shown(first - 1), await shown(last)]).toEqual([false, false]);
  });

  it.each([
    ['26/11/2026', '2026-11-27T00:00+07:00'],
    ['26 November 2026 23:59', '2026-11-26T23:59+07:00'],
  ])('until %s is there up to its end', async (until, end) => {
    const shown = async (time: number) => !!(await announcementAt(sourceWith({ until }), time, bank));
    expect([await shown(Date.parse(end) - 1), await shown(Date.parse(end))]).toEqual([true, false]);
  });

  it.each(['1970-01-01', '0000-00-00', 'soon'])('until %s never ends', async (until) => {
    expect(await announcementAt(sourceWith({ until }), first, bank)).toBeDefined();
  });

  it('has another name when its text has changed, so that it is seen again', async () => {
    const idOf = async (more: object, words = texts) =>
      (await announcementAt(sourceWith(more, words), first, bank))?.id;
    const id = await idOf({ until });
    expect(await idOf({})).toBe(id);
    expect(await idOf({}, { ...texts, English: 'Transfers work again' })).not.toBe(id);
  });

  it('leads in each language to its own link, and to the other’s where it has none', async () => {
    const linksOf = async (English: string, Indonesia?: string) => {
      const block = { English: { text: 'x', link: English }, Indonesia: { text: 'y', link: Indonesia } };
      const answer = contentOf('/api/announcement', JSON.stringify(block));
      return (await announcementAt(demoWith({ '/api/announcement': answer }), first, bank))?.link;
    };
    expect(await linksOf('/en', '/id')).toEqual({ English: '/en', Indonesia: '/id' });
    expect(await linksOf('/en')).toEqual({ English: '/en', Indonesia: '/en' });
  });

  it('says which language it is in where the page’s is missing', async () => {
    const app = await appOf({ source: sourceWith({}, { English: texts.English }) });
    const html = await (await app.request('http://bank.example/promo?lang=id')).text();
    expect(html).toMatch(/<aside class="announcement"[^>]*><p lang="en"/);
  });

  it('is in the other language where one is missing, and none without a text', async () => {
    const one = await announcementAt(sourceWith({}, { English: 'x' }), first, bank);
    expect(one).toMatchObject({ English: 'x', Indonesia: 'x' });
    expect(await announcementAt(sourceWith({}, { English: '-' }), first, bank)).toBeUndefined();
    expect(await announcementAt(sourceOf({}), first, bank)).toBeUndefined();
  });

  describe('while an incident lasts', () => {
    const incident = (id: string, more: object = {}) => ({ id, title: `Late ${id}`, from: '2026-11-20', ...more });
    const shown = (incidents: object[], now = first, disabledPages: string[] = []) =>
      announcementAt(sourceOf({ '/api/status': { incidents }, '/api/announcement': { text: 'New card' } }), now, {
        ...bank,
        disabledPages,
      });

    it('is its title, with the page that says more; before it and after it the bank’s own', async () => {
      const incidents = [incident('a', { until }), incident('b', { from: '2027-01-01' })];
      const late = { English: 'Late a', Indonesia: 'Late a', link: { Indonesia: '/help/status' } };
      expect(await shown(incidents)).toMatchObject(late);
      expect(await shown(incidents, first - 1)).toMatchObject({ English: 'New card' });
      expect(await shown(incidents, last)).toMatchObject({ English: 'New card', link: undefined });
    });

    it('names up to three, and is seen again when there is one more', async () => {
      const three = ['a', 'b', 'c'].map((id) => incident(id));
      expect((await shown([...three, incident('d')]))?.English).toBe('Late a · Late b · Late c');
      expect((await shown(three.slice(1)))?.id).not.toBe((await shown(three))?.id);
    });

    it('is the bank’s own where the bank has no page of its status', async () => {
      expect(await shown([incident('a')], first, ['/help/status'])).toMatchObject({ English: 'New card' });
    });
  });

  it('keeps no page waiting for long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reading = announcementAt({ read: () => new Promise(() => {}) }, first, bank);
    await vi.advanceTimersByTimeAsync(300);
    expect(await reading).toBeUndefined();
  });
});
