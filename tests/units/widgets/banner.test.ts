import { describe, expect, it, vi } from 'vitest';
import { bar, carousel, ground, layered, styles } from '../../../widgets/banner/banner.styles';
import { matches } from '../../support/markup';
import { mountBlock, mountExample } from '../../support/mount-widget';
import { attributes, hrefs, texts } from '../../support/shown';

const banner = async (example = 'usual') => {
  const mounted = await mountExample('banner', example);
  const current = () => mounted.root.querySelector('[data-current] h2')?.textContent;
  const button = (name: string) => mounted.root.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  return { ...mounted, current, button };
};

describe('the banner slideshow', () => {
  it('shows the next banner every 7 seconds and wraps to the first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { current } = await banner();
    expect(current()).toBe('Bank yang selalu terbuka');
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(7_000);
      expect(current()).toBe('Menabung sambil jalan');
    });
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(7_000);
      expect(current()).toBe('Bank yang selalu terbuka');
    });
  });

  it('does not rotate by itself under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { current, button } = await banner();
    await vi.waitFor(() => expect(button('Putar tayangan')).toBeTruthy());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(current()).toBe('Bank yang selalu terbuka');
  });

  it('shows its picture in layers, from the farthest to the nearest, a sentence below its title, and where its link leads', async () => {
    const { root } = await banner();
    const pictures = attributes(root, '[data-current] picture > img', 'src');
    expect(pictures).toEqual(['/art/banner/everyday-far.svg', '/art/banner/everyday-near.svg']);
    const link = 'a[href="/products"]';
    expect(texts(root, link)).toEqual(['Lihat rekening', 'Selengkapnya']);
    expect(attributes(root, link, 'aria-label')).toEqual([
      'Lihat rekening: Bank yang selalu terbuka',
      'Selengkapnya: Menabung sambil jalan',
    ]);
    expect(texts(root, 'h2 + p')).toEqual(['Tanpa biaya bulanan.']);
  });

  it('shows its picture whole where no layer has one', async () => {
    const image = '/art/banner/everyday.svg';
    const layers = [{ image: 'javascript:alert(1)' }, null, {}];
    const { root } = await mountBlock('banner', [{ title: 'Utuh', image, layers }]);
    expect(attributes(root, 'picture > img', 'src')).toEqual([image]);
  });

  it('has a ground below its words, which only pictures in layers lose on a wide screen', async () => {
    const layers = [{ image: '/far.svg' }, { image: '/near.svg' }];
    const image = '/photo.jpg';
    const { root } = await mountBlock('banner', [
      { title: 'Foto', image },
      { text: 'Foto', image },
      { title: 'Lapis', image, layers },
      { image },
    ]);
    const grounds = [...root.querySelectorAll('[data-art] + div')].map(({ classList }) =>
      [ground, layered].filter((name) => classList.contains(name)),
    );
    expect(grounds).toEqual([[ground], [ground], [ground, layered], []]);
    expect(styles.text).toContain(`.${ground}{background:linear-gradient(`);
    expect(styles.text).toContain(`}.${carousel}:not(:has([data-current]>.${ground})) .${bar}{`);
    expect(matches(styles.text, /\.([\w-]+)\{background-size:/g)).toEqual([layered]);
  });

  it('follows a swipe, but not one that began before the code for it came', async () => {
    const { root, current } = await banner();
    const carousel = root.querySelector('[data-carousel]') as HTMLElement;
    const touch = (type: string, clientX: number) =>
      carousel.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', clientX }));
    touch('pointerup', 80);
    expect(current()).toBe('Bank yang selalu terbuka');
    touch('pointerdown', 300);
    touch('pointerup', 80);
    await vi.waitFor(() => expect(current()).toBe('Menabung sambil jalan'));
  });

  it('has no controls with one banner only', async () => {
    const { root } = await banner('single');
    expect(root.querySelectorAll('button')).toHaveLength(0);
  });
});

it('completes addresses that lack their scheme or their slash', async () => {
  const button = [{ link_button: 'promo/kopi', image_button: '/c.png' }];
  const banners = [
    { title: 'OJK', link: 'www.ojk.go.id', button },
    { title: 'Mitra', link: ' https://mitra.example/x ', button: null },
  ];
  const { root } = await mountBlock('banner', banners);
  expect(hrefs(root)).toEqual(['https://www.ojk.go.id/', '/promo/kopi', 'https://mitra.example/x']);
});

it('names a button by its store, and one that leads elsewhere by its banner', async () => {
  const to = (link_button: string) => ({ link_button, image_button: '/b.png' });
  const { root } = await mountBlock('banner', [
    {
      title: 'Promo',
      button: [to('https://apps.apple.com/id/app/x'), to('https://docs.google.com/forms/x'), to('/promo')],
    },
    { image: '/a.png', button: [to('https://play.google.com/store/apps/details?id=x'), to('/help')] },
    { image: '/c.png', button: [to('https://itunes.apple.com/id/app/x')] },
  ]);
  const [apple, google, promo] = ['Unduh aplikasi: App Store', 'Unduh aplikasi: Google Play', 'Selengkapnya: Promo'];
  expect(attributes(root, 'a img', 'alt')).toEqual([apple, promo, promo, google, 'Selengkapnya', apple]);
});
