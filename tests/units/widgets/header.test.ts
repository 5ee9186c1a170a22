import { describe, expect, it, vi } from 'vitest';
import { currentLanguage } from '../../../widgets/runtime/language/language';
import { addJsonScript, mount } from '../../support/mount-widget';
import { settled } from '../../support/render-component';
import { hrefs, texts } from '../../support/shown';

const header = async (config?: object) => {
  if (config) addJsonScript('serambi-config', config);
  const mounted = await mount('header');
  const { root } = mounted;
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    ) as HTMLButtonElement;
  const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
  const panel = (name: string) => button(name).nextElementSibling as HTMLElement;
  const drawer = root.querySelector('dialog') as HTMLDialogElement;
  const places = () => texts(root, 'header > div > nav > ul > li > :first-child');
  const open = async (name: string) => {
    button(name).click();
    await vi.waitFor(() => expect(isOpen(name)).toBe(true));
    await settled();
  };
  return { ...mounted, button, isOpen, panel, drawer, places, open };
};

const inNeed = {
  name: 'Bank Melati',
  phones: ['1500 321', '+62 21 100'],
  urgent: {
    English: 'Emergency',
    Indonesia: 'Darurat',
    links: [
      { path: '/promo', English: 'Promo', Indonesia: 'Promo' },
      { path: '/help/security', English: 'Is this number yours?', Indonesia: 'Benarkah ini nomor bank?' },
    ],
  },
  disabledPages: ['/promo'],
};

const services = ['', '/pay', '/top-up', '/transfer', '/bill-payment', '/cash-out'].map((path) => `/services${path}`);

const fire = (target: EventTarget, type: string) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true }));

/** Advances the clock in steps, so that rendering and effects run in between. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise(setImmediate);
  }
}

describe('the header', () => {
  it('shows the menu in the language of the page, the bank’s name where it has no logo, and no emergency entry where it states none', async () => {
    const { root, text, places } = await header({ bank: { name: 'Bank Melati', phones: ['1'] } });
    expect(root.querySelector('#urgent')).toBeNull();
    expect(places()).toEqual(['Produk', 'Layanan', 'Tentang Kami', 'Keuntungan', 'Promo', 'Bantuan']);
    expect(text()).toContain('Download Sekarang');
    expect(root.querySelector('a[href="/"]')?.textContent).toBe('Bank Melati');
  });

  it('leads to the five services and the five pages about the bank, and to the overview of each', async () => {
    const { panel } = await header();
    expect(hrefs(panel('Layanan'))).toEqual(services);
    expect(hrefs(panel('Tentang Kami'))).toEqual(
      ['', '/profiles', '/management-committee', '/investor-relations', '/corporate-governance', '/csr'].map(
        (path) => `/about-us${path}`,
      ),
    );
  });

  it('shows the bank’s own menu in its order, with other sites’ addresses as they are', async () => {
    const links = [{ path: '/privacy', English: 'P', Indonesia: 'Privasi' }];
    const menu = [
      { path: 'https://cards.example/', English: 'Cards', Indonesia: 'Kartu' },
      { path: '/help', English: 'Ask', Indonesia: 'Tanya', links },
    ];
    const { root, panel, places } = await header({ bank: { name: 'Bank Melati', menu } });
    expect(places()).toEqual(['Kartu', 'Tanya']);
    expect(root.querySelector('nav > ul a')?.getAttribute('href')).toBe('https://cards.example/');
    expect(hrefs(panel('Tanya'))).toEqual(['/privacy']);
  });

  it('has whom to call, and the footer’s links, in the menu of narrow screens', async () => {
    const links = ['/news', '/help/security'].map((path) => ({ path, English: path, Indonesia: path }));
    const { drawer } = await header({
      bank: { ...inNeed, urgent: undefined, footer: { links }, disabledPages: ['/news'] },
    });
    const all = hrefs(drawer);
    expect(all).toContain('tel:1500321');
    expect(all).toContain('/help/security');
    expect(all).not.toContain('tel:+6221100');
    expect(all).not.toContain('/news');
  });

  it.each([
    ['the calls first, also from abroad', inNeed.phones, ['tel:1500321', 'tel:+6221100']],
    ['one call where all numbers have a country code', ['+62 21 100', '+62 21 200'], ['tel:+6221100']],
  ])('has in the bank’s emergency entry %s, then its links to pages that there are', async (_, phones, calls) => {
    const { root, button } = await header({ bank: { ...inNeed, phones } });
    expect(button('Darurat').getAttribute('popovertarget')).toBe('urgent');
    expect(button('Darurat').hasAttribute('data-long')).toBe(false);
    expect(hrefs(root, '#urgent a')).toEqual([...calls, '/help/security']);
  });

  it('has a long emergency entry in both languages if it is long in one, so that nothing moves between them', async () => {
    const urgent = { ...inNeed.urgent, English: 'Block my card' };
    const { button } = await header({ bank: { ...inNeed, urgent } });
    expect(button('Darurat').hasAttribute('data-long')).toBe(true);
  });

  it.each([
    ['calls after a second’s press of a finger', 'touch', 1_000, 1],
    ['does not call after a tap', 'touch', 999, 0],
    ['does not call for a mouse, however long', 'mouse', 5_000, 0],
  ])('%s', async (_, pointerType, held, calls) => {
    const { root, button } = await header({ bank: inNeed });
    const call = vi.fn((event: Event) => event.preventDefault());
    root.querySelector('#urgent a')?.addEventListener('click', call);
    const press = (type: string, timeStamp: number) =>
      button('Darurat').dispatchEvent(
        Object.defineProperty(new PointerEvent(type, { bubbles: true, composed: true, pointerType }), 'timeStamp', {
          value: timeStamp,
        }),
      );
    press('pointerdown', 5_000);
    press('pointerup', 5_000 + held);
    expect(call).toHaveBeenCalledTimes(calls);
  });

  it('leads to no page that the bank does not have, and has no group without pages', async () => {
    const disabledPages = [...services, '/promo', '/about-us/csr', '/download'];
    const { root, text } = await header({ bank: { name: 'Bank Melati', disabledPages } });
    for (const path of disabledPages) expect(hrefs(root)).not.toContain(path);
    expect(hrefs(root)).toContain('/about-us/profiles');
    expect(text()).not.toContain('Layanan');
  });

  it('closes a dropdown by its button, by another, by a press elsewhere and when a link in it is followed', async () => {
    const { panel, button, isOpen, open } = await header();
    const closes = () => vi.waitFor(() => expect(isOpen('Layanan')).toBe(false));
    expect(panel('Layanan').hidden).toBe(true);
    await open('Layanan');
    expect(panel('Layanan').hidden).toBe(false);
    await open('Tentang Kami');
    expect(isOpen('Layanan')).toBe(false);
    await open('Layanan');
    button('Layanan').click();
    await closes();
    await open('Layanan');
    fire(document.body, 'pointerdown');
    await closes();
    await open('Layanan');
    const link = panel('Layanan').querySelector('a') as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.preventDefault());
    fire(link, 'pointerdown');
    expect(isOpen('Layanan')).toBe(true);
    link.click();
    await closes();
  });

  it('closes a dropdown with Escape and gives the focus back to its button', async () => {
    const { root, panel, button, isOpen, open } = await header();
    await open('Layanan');
    panel('Layanan').querySelector('a')?.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await vi.waitFor(() => expect(isOpen('Layanan')).toBe(false));
    expect(root.activeElement).toBe(button('Layanan'));
  });

  it('closes a dropdown by itself 5 seconds after it was opened or the pointer has left it', async () => {
    const { panel, isOpen, button } = await header();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    button('Layanan').click();
    await pass(500);
    const inside = panel('Layanan');
    // React listens for one of these events, Preact for the other.
    for (const type of ['mouseover', 'mouseenter']) fire(inside, type);
    await pass(10_000);
    expect(isOpen('Layanan')).toBe(true);
    for (const type of ['mouseout', 'mouseleave']) fire(inside, type);
    await pass(5_500);
    expect(isOpen('Layanan')).toBe(false);

    button('Layanan').click();
    await pass(4_500);
    expect(isOpen('Layanan')).toBe(true);
    await pass(1_000);
    expect(isOpen('Layanan')).toBe(false);
  });

  it('opens the menu of narrow screens as a modal dialog and closes it by its button and by a link', async () => {
    const { drawer, button } = await header();
    let now = 1_000;
    const press = (name: string) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
      button(name).dispatchEvent(Object.defineProperty(click, 'timeStamp', { value: now }));
    };
    const isClosed = () => vi.waitFor(() => expect(drawer.open).toBe(false));
    const opens = async () => {
      now += 1_000;
      press('Buka menu');
      await vi.waitFor(() => expect(drawer.open).toBe(true));
      expect(drawer.inert).toBe(false);
    };
    expect(drawer.open).toBe(false);
    await opens();
    press('Tutup menu');
    await isClosed();
    // The second tap of two meets the button that opens it.
    now += 150;
    press('Buka menu');
    expect(drawer.open).toBe(false);
    await opens();
    const link = drawer.querySelector('nav a') as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await isClosed();
  });

  it('switches the language, which also closes the menu of narrow screens', async () => {
    const { root, drawer, button, text } = await header();
    const [english, indonesian] = [...drawer.querySelectorAll<HTMLAnchorElement>('[role=group] a')];
    expect(hrefs(drawer).slice(0, 2)).toEqual(['?lang=en', '?lang=id']);
    expect(indonesian?.getAttribute('aria-current')).toBe('true');
    button('Buka menu').click();
    await vi.waitFor(() => expect(drawer.open).toBe(true));
    // The browser opens another tab.
    const isLeft = english?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await settled();
    expect([isLeft, drawer.open]).toEqual([true, true]);
    const followed = !english?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(followed).toBe(true);
    await vi.waitFor(() => expect(text()).toContain('Download Now'));
    expect(currentLanguage()).toBe('English');
    await vi.waitFor(() => expect(drawer.open).toBe(false));
    expect(root.querySelector('[role=group] [aria-current]')?.textContent).toBe('EN');
  });

  it('is light or dark as was chosen while the browser kept the page for Back', async () => {
    addJsonScript('serambi-config', { bank: { name: 'Bank Uji', hasDarkTheme: true }, addressable: true });
    const { root } = await mount('header');
    const isPressed = () => root.querySelector('button[aria-pressed]')?.getAttribute('aria-pressed');
    await vi.waitFor(() => expect(isPressed()).toBe('false'));
    localStorage.setItem('serambi-scheme', 'dark');
    // Once its listener is there.
    await vi.waitFor(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      expect(isPressed()).toBe('true');
    });
    expect(document.documentElement.dataset.scheme).toBe('dark');

    // The bar and the drawer have a switch each.
    const switches = [...root.querySelectorAll('button[aria-pressed]')] as HTMLElement[];
    switches[1]?.click();
    expect(switches.map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
    delete document.documentElement.dataset.scheme;
  });

  it('marks a menu’s entry of the home page on that page only', async () => {
    const menu = [
      { path: '/', English: 'Home', Indonesia: 'Beranda' },
      { path: '/promo', English: 'Promo', Indonesia: 'Promo' },
    ];
    for (const here of ['/', '/promo']) {
      history.replaceState(null, '', here);
      document.body.replaceChildren();
      const { root } = await header({ addressable: true, bank: { name: 'Bank Melati', menu } });
      await vi.waitFor(() => expect(root.querySelector('nav [aria-current]')).not.toBeNull());
      const marked = [...root.querySelectorAll('header > div > nav [aria-current]')];
      expect(marked.map((each) => each.getAttribute('href'))).toEqual([here]);
    }
  });

  it('marks the place where the reader is, on the bank’s own pages only', async () => {
    history.replaceState(null, '', '/services/pay');
    const own = await header({ addressable: true });
    await vi.waitFor(() =>
      expect(own.root.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/services/pay'),
    );
    expect(own.button('Layanan').getAttribute('aria-current')).toBe('true');
    document.body.replaceChildren();
    const foreign = await header();
    await settled();
    await settled();
    expect(foreign.root.querySelector('[aria-current=page]')).toBeNull();
  });
});
