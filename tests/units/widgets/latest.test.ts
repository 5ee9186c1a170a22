import { describe, expect, it } from 'vitest';
import { configure, mountExample } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

const latest = async (example: string) => {
  const mounted = await mountExample('latest', example);
  return { ...mounted, links: hrefs(mounted.root) };
};

/** The list of news, and these articles. */
const news = (...articles: string[]) => ['', ...articles].map((path) => `/news${path}`);

describe('the latest items', () => {
  it('are three, each with its page, and lead to all of them', async () => {
    const { links } = await latest('usual');
    expect(links).toEqual(news('/paparan-publik-2026', '/teras-belajar-yogyakarta', '/lari-pagi-surabaya'));
  });

  it('are of promos those that still hold, the newest first', async () => {
    const { links, text } = await latest('promos');
    expect(links).toEqual(['/promo', '/promo/siap-sekolah', '/promo/kopi-pagi']);
    expect(text()).toContain('Berlaku hingga 31 Januari 2099');
    // An invalid date is not shown.
    expect(text()).not.toContain('Tanpa batas waktu');
  });

  it('are beside an article others of its kind', async () => {
    const { root, links } = await latest('related');
    expect(root.querySelector('h2')?.textContent).toBe('Acara lainnya');
    expect(links).toEqual(news('/teras-belajar-yogyakarta', '/lari-pagi-surabaya', '/pekan-usaha-makassar'));
  });

  it.each([
    ['beside an article of which no kind is known', 'alone'],
    ['where their pages are disabled', 'promos'],
  ])('are not shown %s', async (_, example) => {
    configure({ name: 'Bank Uji', disabledPages: ['/promo'] });
    const { element } = await latest(example);
    expect(element.hasAttribute('data-empty')).toBe(true);
  });
});
