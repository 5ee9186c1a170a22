import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../../../../shell/server/bank/site';
import { appOf } from '../../../../support/app';
import { demoSite as bankFile } from '../../../../support/demo-bank';

const from = Date.parse('2026-11-20T00:00+07:00');
const until = Date.parse('2026-11-21T00:00+07:00');
const texts = { English: 'Transfers rest on <Friday>', Indonesia: 'Transfer libur pada Jumat' };

const appWith = (announcement: Site['announcement']) =>
  appOf({ site: { ...bankFile, ...(announcement && { announcement }) } as Site });

afterEach(() => vi.useRealTimers());

describe('an announcement', () => {
  it('is above the header of each page, in the page’s language, with what hides it before the first paint', async () => {
    const app = await appWith({ ...texts, link: '/help#contact' });
    const html = await (await app.request('http://bank.example/promo?lang=en')).text();
    expect(html).toMatch(
      /<aside class="announcement" aria-label="Announcement"><a href="\/help\?lang=en#contact">Transfers rest on &lt;Friday><\/a>.*<\/aside><serambi-header>/,
    );
    const [, id] =
      /<script src="\/chunks\/announcement.js" data-key="serambi-announcement" data-id="([\w-]{8})">/.exec(html) ?? [];
    const data = await (await app.request('http://bank.example/page.json?path=/promo')).json();
    expect(data.page.announcement).toEqual({ id, ...texts, link: '/help#contact' });
    expect(await (await app.request('http://bank.example/help?lang=id')).text()).toContain(texts.Indonesia);
    expect(await (await app.request('http://bank.example/frame/whistleblowing-form')).text()).not.toContain('aside');
  });

  it('is there from its first moment until its last, and leaves nothing behind', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const app = await appWith({ ...texts, from, until });
    const shown = async (moment: number) => {
      vi.setSystemTime(moment);
      const html = await (await app.request('http://bank.example/promo')).text();
      expect(html.includes('data-id=')).toBe(html.includes('<aside'));
      return html.includes('<aside');
    };
    expect([await shown(from - 1), await shown(from), await shown(until - 1), await shown(until)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('has another name when its text has changed, so that it is seen again', async () => {
    const idOf = async (announcement: Site['announcement']) => {
      const app = await appWith(announcement);
      return (await (await app.request('http://bank.example/page.json?path=/promo')).json()).page.announcement.id;
    };
    const first = await idOf({ ...texts, until: Number.POSITIVE_INFINITY });
    expect(await idOf(texts)).toBe(first);
    expect(await idOf({ ...texts, English: 'Transfers work again' })).not.toBe(first);
  });
});
