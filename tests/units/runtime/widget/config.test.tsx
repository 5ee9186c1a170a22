import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrivedContent, seedContent } from '../../../../widgets/runtime/content/content';
import { hasPage, pageConfig } from '../../../../widgets/runtime/widget/config';
import { addJsonScript, serve } from '../../../support/mount-widget';
import { addSample, defineSample, type SampleProps, titled } from '../../../support/sample-widget';

const widget = defineSample(({ block, bank, link, api, addressable }: SampleProps) => (
  <p>
    {block.title}
    <b>{bank.name}</b>
    <a href={link('/promo')}>{api('/api/x')}</a>
    <i>{String(addressable)}</i>
  </p>
));

/** Full URLs. */
function listen() {
  serve({ '/api/sample/a': titled('A'), '/base/api/sample/a': titled('B') });
  return vi.spyOn(globalThis, 'fetch');
}
const asked = (fetch: ReturnType<typeof listen>) => fetch.mock.calls.map(([url]) => String(url));
const shown = (element: ReturnType<typeof addSample>) => vi.waitFor(() => expect(element.status()).toBe('ready'));

afterEach(() => {
  seedContent({});
});

describe('the page’s configuration', () => {
  it('is empty without a script: same origin, no bank with a name, nothing kept in the address', async () => {
    const fetch = listen();
    const element = addSample(widget);
    await shown(element);
    expect(asked(fetch)).toEqual(['/api/sample/a']);
    expect(element.find('b').textContent).toBe('bank');
    expect(element.find('a').getAttribute('href')).toBe('/promo');
    expect(element.find('i').textContent).toBe('false');
  });

  it('names backend, site and bank for every widget of the page', async () => {
    const fetch = listen();
    addJsonScript('serambi-config', {
      api: 'https://api.example/base/',
      site: 'https://bank.example//',
      bank: { name: 'Bank Melati' },
      addressable: true,
    });
    const element = addSample(widget);
    await shown(element);
    expect(asked(fetch)).toEqual(['https://api.example/base/api/sample/a']);
    expect(element.find('b').textContent).toBe('Bank Melati');
    expect(element.find('a').getAttribute('href')).toBe('https://bank.example/promo');
    expect(element.find('a').textContent).toBe('https://api.example/base/api/x');
    expect(element.find('i').textContent).toBe('true');
  });

  it('has only lists where it needs them, and says which were none', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    addJsonScript('serambi-config', { bank: { name: 'Bank Melati', phones: '1500 123', menu: null, social: [] } });
    expect(pageConfig().bank).toEqual({ name: 'Bank Melati', social: [] });
    pageConfig();
    expect(warn.mock.calls.flat()).toEqual(['Serambi: bank.phones is no list.', 'Serambi: bank.menu is no list.']);
  });

  it('gives way to an attribute', async () => {
    const fetch = listen();
    addJsonScript('serambi-config', { api: 'https://api.example', site: 'https://bank.example' });
    const element = addSample(widget, { api: 'https://other.example/', site: '' });
    await shown(element);
    expect(asked(fetch)).toEqual(['https://other.example/api/sample/a']);
    expect(element.find('a').getAttribute('href')).toBe('/promo');
  });

  it('has the language in the links where the page’s address names it', async () => {
    listen();
    addJsonScript('serambi-config', { languageInAddress: true });
    const element = addSample(widget, { language: 'English' });
    await shown(element);
    expect(element.find('a').getAttribute('href')).toBe('/promo?lang=en');
  });

  it.each(['', '{', 'undefined', '{"api": }'])('is empty when it is damaged (%j), and warns once', (damaged) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    addJsonScript('serambi-config', damaged);
    expect(pageConfig()).toEqual({});
    expect(pageConfig()).toEqual({});
    expect(warn.mock.calls).toEqual([[expect.stringContaining('#serambi-config')]]);
  });

  it.each(['null', '7', '"text"', 'true', '[]'])('has nothing in it where it is %s', (other) => {
    addJsonScript('serambi-config', other);
    expect(pageConfig().api).toBeUndefined();
    expect(pageConfig().bank).toBeUndefined();
  });
});

describe('a disabled page', () => {
  it('takes the pages below it along, and no others', () => {
    const bank = { name: 'Bank Melati', disabledPages: ['/promo', '/services/cash-out'] };
    for (const address of [
      '/promo',
      '/promo?lang=en',
      '/promo/kopi-pagi',
      '/promo/kopi-pagi#terms',
      '/services/cash-out',
    ])
      expect(hasPage(bank, address), address).toBe(false);
    for (const address of ['/', '/promotions', '/services', '/services/pay', 'https://promo.example/promo'])
      expect(hasPage(bank, address), address).toBe(true);
  });
});

describe('content that came with the page', () => {
  it('is shown without asking for it', async () => {
    const fetch = listen();
    addJsonScript('serambi-content', { '/api/sample/a': titled('Here') });
    const element = addSample(widget);
    expect(element.status()).not.toBe('loading');
    await shown(element);
    expect(element.text()).toContain('Here (Indonesia)');
    expect(asked(fetch)).toEqual([]);
  });

  it('is the backend’s that it came from, and no other’s', async () => {
    const fetch = listen();
    addJsonScript('serambi-content', { '/api/sample/a': titled('Here') });
    const element = addSample(widget, { api: 'https://other.example' });
    await shown(element);
    expect(element.text()).toContain('A (Indonesia)');
    expect(asked(fetch)).toHaveLength(1);
  });

  it('gives way to what arrived later, which itself gives way to what arrived after it', () => {
    addJsonScript('serambi-content', { '/api/a': titled('Page'), '/api/b': titled('Page') });
    seedContent({ '/api/a': titled('Later') });
    expect(arrivedContent('/api/a')).toEqual(titled('Later'));
    expect(arrivedContent('/api/b')).toEqual(titled('Page'));
    seedContent({ '/api/b': titled('Last') });
    expect(arrivedContent('/api/a')).toEqual(titled('Page'));
    expect(arrivedContent('/api/b')).toEqual(titled('Last'));
  });

  it('is asked for where the script is damaged', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetch = listen();
    addJsonScript('serambi-content', '{"/api/sample/a": {');
    await shown(addSample(widget));
    expect(asked(fetch)).toHaveLength(1);
  });
});
