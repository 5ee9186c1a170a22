import { describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/service/service.examples';
import { configure, mount, serve } from '../../support/mount-widget';

const service = async (example: keyof typeof examples = 'usual', more: Record<string, string> = {}) => {
  const { attributes = {}, content } = examples[example] ?? {};
  const asked = serve({ [`/api/services/${attributes.service}`]: content });
  return { asked, ...(await mount('service', { ...attributes, ...more })) };
};

describe('a service', () => {
  it('shows what it is good for and how it is used', async () => {
    const { asked, root } = await service();
    expect(asked).toEqual(['/api/services/top-up']);
    const headings = [...root.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Dana masuk dalam sekejap', 'Dari mana saja', 'Cara isi saldo']);
    expect(root.querySelectorAll('[part=features] h3')).toHaveLength(2);
  });

  it('chooses between two ways by tabs', async () => {
    const { root } = await service();
    const tabs = [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')];
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Dari bank lain', 'Di minimarket']);
    tabs[1]?.click();
    await vi.waitFor(() => expect(tabs[1]?.getAttribute('aria-selected')).toBe('true'));
    expect(root.querySelector('[role=tabpanel]:not([hidden]) li')?.textContent).toBe('1Minta isi saldo.');
  });

  it('numbers the steps and says how many there are', async () => {
    const { root } = await service('usual', { language: 'English' });
    const slider = root.querySelector('[part=slider]');
    expect([...(slider?.querySelectorAll('li > span') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
    ]);
    expect(slider?.textContent).toContain('2 steps');
  });

  it('shows what can be paid by icons, for bill payment', async () => {
    const { root } = await service('bills');
    const types = [...root.querySelectorAll('[part=types] li')].map(({ textContent }) => textContent);
    expect(types).toEqual(['Listrik', 'Air PDAM']);
  });

  it('asks for another service when its attribute changes', async () => {
    const { asked, element } = await service();
    element.setAttribute('service', 'pay');
    await vi.waitFor(() => expect(asked).toEqual(['/api/services/top-up', '/api/services/pay']));
  });

  it.each(['', 'loans', '../pay', 'constructor'])(
    'shows an error for the service "%s" and sends no request',
    async (name) => {
      const asked = serve({});
      const { event, text } = await mount('service', { service: name });
      expect(event.type).toBe('serambi:error');
      expect(event.detail.message).toContain('service attribute');
      expect(text()).toContain('tidak dapat dimuat');
      expect(asked).toEqual([]);
    },
  );

  it('leaves out what is not there, with its heading', async () => {
    const { root, text } = await service('hostile', { language: 'English' });
    expect([...root.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      '<script>alert(1)</script>',
    ]);
    expect(root.querySelectorAll('img, script, b')).toHaveLength(0);
    expect(text()).not.toContain('Nothing');
    expect((await service('hostile')).text()).toBe('');
  });

  it('opens on what it costs, where the bank says it, and on its picture where not', async () => {
    const { content } = examples.usual ?? {};
    serve({ '/api/services/transfer': content });
    const plain = await mount('service', { service: 'transfer' });
    expect(plain.root.querySelector('header dl')).toBeNull();
    expect(plain.root.querySelector('header img')).not.toBeNull();
    const name = { English: 'BI-FAST', Indonesia: 'BI-FAST' };
    configure({
      name: 'Bank Uji',
      ways: [{ path: '/services/transfer', name, fee: 2_500, free: 10, most: 250_000_000 }],
    });
    const { root } = await mount('service', { service: 'transfer' });
    expect(root.querySelector('header dl')?.textContent).toBe(
      'BI-FASTGratis10 kali pertama per bulan, lalu Rp2.500; hingga Rp250.000.000 per transaksi',
    );
    expect(root.querySelector('header img')).toBeNull();
  });

  it('opens paying on a scene of its own, not on the steps that follow', async () => {
    serve({ '/api/services/pay': examples.usual?.content });
    const { root } = await mount('service', { service: 'pay' });
    expect([...root.querySelectorAll('header img')].map((image) => image.getAttribute('src'))).toEqual([
      '/art/hero/top-up.svg',
    ]);
    expect([...root.querySelectorAll('section')].map((each) => each.getAttribute('part'))).toEqual([
      'registers',
      'features',
    ]);
  });
});
