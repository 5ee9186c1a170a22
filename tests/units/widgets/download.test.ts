import { describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/download/download.examples';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { configure, mountBlock, mountExample } from '../../support/mount-widget';
import { settled } from '../../support/render-component';
import { attributes, texts } from '../../support/shown';

const download = async (example = 'usual') => {
  const mounted = await mountExample('download', example);
  const stores = () =>
    [...mounted.root.querySelectorAll<HTMLAnchorElement>('[part=store]')].map(({ hostname }) => hostname);
  return { ...mounted, stores };
};

const on = (userAgent: string) => vi.stubGlobal('navigator', { ...navigator, userAgent });

describe('the download page', () => {
  it('leads to both stores by their badges, named in the language shown, and says what the QR code is', async () => {
    const { root, stores } = await download();
    expect(stores()).toEqual(['apps.apple.com', 'play.google.com']);
    expect(attributes(root, 'img[alt]', 'alt')).toEqual(
      expect.arrayContaining(['Unduh di App Store', 'Unduh di Google Play', 'Kode QR menuju aplikasi']),
    );
  });

  it.each([
    '<h2>Unduh</h2><p>Aplikasi kami</p><p>Untuk Android</p>',
    '<div><section><h2>Unduh</h2><p>&nbsp;</p><p>Aplikasi kami</p></section><p>Untuk Android</p></div>',
    '<h2>Unduh</h2><div>Aplikasi kami</div><div>Untuk Android</div>',
  ])('has the stores after the first paragraph, and all else to be known before it is installed: %s', async (desc) => {
    const block = { ...Object(examples.usual?.content).Indonesia, descDownload: desc };
    const { root } = await mountBlock('download', block);
    await vi.waitFor(() => expect(root.querySelectorAll('section p').length).toBeGreaterThan(1));
    const order = [...root.querySelectorAll(':is([part=hero], [part=needs]) :is(h2, p, [part=store])')].flatMap(
      (each) =>
        each.matches('[part=store]')
          ? ['store']
          : /^(?:Unduh|Aplikasi kami|Untuk Android)$/.exec(each.textContent ?? ''),
    );
    expect(order.filter(Boolean)).toEqual(['Unduh', 'Aplikasi kami', 'store', 'store', 'Untuk Android']);
  });

  it('has no heading of facts above the text where there are none', async () => {
    const block = { descDownload: '<p>Aplikasi kami</p><p>Untuk Android</p>' };
    const { root, text } = await mountBlock('download', block);
    await vi.waitFor(() => expect(text()).toContain('Untuk Android'));
    expect(root.querySelector('[part=needs] h2')).toBeNull();
  });

  it('leaves the order of the stores alone where it is right', async () => {
    on('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    const { stores } = await download();
    await settled();
    expect(stores()).toEqual(['apps.apple.com', 'play.google.com']);
  });

  it('puts the visitor’s own store first without moving an element: the links change places', async () => {
    on('Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile');
    const moved: Node[] = [];
    const insertBefore = Node.prototype.insertBefore;
    vi.spyOn(Node.prototype, 'insertBefore').mockImplementation(function (this: Node, node, child) {
      if (node.isConnected) moved.push(node);
      return insertBefore.call(this, node, child) as never;
    });
    const { stores, root } = await download();
    await vi.waitFor(() => expect(stores()).toEqual(['play.google.com', 'apps.apple.com']));
    expect(root.querySelector('[part=store] img')?.getAttribute('alt')).toContain('Google');
    expect(moved).toEqual([]);
  });

  it('shows the rating, the first steps, what a phone needs, and what the app asks for and what never, where the bank says so', async () => {
    const { root, text } = await download('needs');
    expect(text()).toContain('4,8 dari 5 di Google Play');
    // The large text is its figure.
    expect(texts(root, 'p > b')).toEqual(['4,8']);
    expect(root.querySelectorAll('[part=registers] li')).toHaveLength(2);
    expect(texts(root, '[part=needs] h2')).toEqual(['Sebelum memasang', 'Izin yang diminta aplikasi']);
    expect(texts(root, 'dl > div')).toEqual(['Ukuran48 MB', 'KameraUntuk kode QRIS']);
    expect(text()).toContain('Tidak pernah SMS Anda.');
  });

  it('names the stores in words where there are no badges', async () => {
    const { root } = await download('bare');
    expect(texts(root, '[part=store]')).toEqual(['Unduh di App Store', 'Unduh di Google Play']);
    expect(root.querySelector('figure')).toBeNull();
  });

  it('shows the bank alone when there is nothing to get yet', async () => {
    configure({ name: 'Bank Serambi' });
    const { root, text } = await download('empty');
    expect(text()).toContain('Serambi');
    expect(root.querySelectorAll('a, ul, figure, h2')).toHaveLength(0);
  });

  it('follows no dangerous address and shows no badge without its store', async () => {
    const { root } = await download('hostile');
    expect(root.querySelectorAll('a, [part=store] img, script')).toHaveLength(0);
  });

  it('shows the app once, in the language shown and with what is on it', async () => {
    configure(examples.usual?.bank);
    const { root } = await download();
    const scene = () => root.querySelector<HTMLImageElement>('[part=scene]');
    expect(scene()?.getAttribute('src')).toBe('/art/download/scene.id.svg');
    expect(scene()?.alt).toBe('Aplikasi: saldo Anda');
    changeLanguage('English');
    await vi.waitFor(() => expect(scene()?.alt).toBe('The app: your balance'));
    expect(scene()?.getAttribute('src')).toBe('/art/download/scene.en.svg');
  });
});
