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

/** The widget on a page with these scripts, and the full URLs that it has requested. */
async function shown(scripts: Record<string, unknown> = {}, attributes: Record<string, string> = {}) {
  serve({ '/api/sample/a': titled('A'), '/base/api/sample/a': titled('B') });
  const fetch = vi.spyOn(globalThis, 'fetch');
  for (const [id, content] of Object.entries(scripts)) addJsonScript(id, content);
  const { status, text, find } = addSample(widget, attributes);
  const before = status();
  await vi.waitFor(() => expect(status()).toBe('ready'));
  return { before, text, find, link: find('a').getAttribute('href'), asked: fetch.mock.calls.map(([url]) => `${url}`) };
}

afterEach(() => {
  seedContent({});
});

describe('the page’s configuration', () => {
  it('is empty without a script: same origin, no bank with a name, nothing kept in the address', async () => {
    const { asked, link, find } = await shown();
    expect([asked, link]).toEqual([['/api/sample/a'], '/promo']);
    expect([find('b').textContent, find('i').textContent]).toEqual(['bank', 'false']);
  });

  it('names backend, site and bank for every widget of the page', async () => {
    const bank = { name: 'Bank Melati' };
    const config = { api: 'https://api.example/base/', site: 'https://bank.example//', bank, addressable: true };
    const { asked, link, find } = await shown({ 'serambi-config': config });
    expect([asked, link]).toEqual([['https://api.example/base/api/sample/a'], 'https://bank.example/promo']);
    expect(find('a').textContent).toBe('https://api.example/base/api/x');
    expect([find('b').textContent, find('i').textContent]).toEqual(['Bank Melati', 'true']);
  });

  it('has only lists where it needs them, and says which were none', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    addJsonScript('serambi-config', { bank: { name: 'Bank Melati', phones: '1500 123', menu: null, social: [] } });
    expect(pageConfig().bank).toEqual({ name: 'Bank Melati', social: [] });
    pageConfig();
    expect(warn.mock.calls.flat()).toEqual(['Serambi: bank.phones is no list.', 'Serambi: bank.menu is no list.']);
  });

  it('gives way to an attribute', async () => {
    const config = { api: 'https://api.example', site: 'https://bank.example' };
    const { asked, link } = await shown({ 'serambi-config': config }, { api: 'https://other.example/', site: '' });
    expect([asked, link]).toEqual([['https://other.example/api/sample/a'], '/promo']);
  });

  it('has the language in the links where the page’s address names it', async () => {
    const { link } = await shown({ 'serambi-config': { languageInAddress: true } }, { language: 'English' });
    expect(link).toBe('/promo?lang=en');
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

it('a disabled page takes the pages below it along, and no others', () => {
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

describe('content that came with the page', () => {
  it('is shown without asking for it', async () => {
    const { before, asked, text } = await shown({ 'serambi-content': { '/api/sample/a': titled('Here') } });
    expect(before).not.toBe('loading');
    expect(text()).toContain('Here (Indonesia)');
    expect(asked).toEqual([]);
  });

  it('is the backend’s that it came from, and no other’s', async () => {
    const content = { '/api/sample/a': titled('Here') };
    const { asked, text } = await shown({ 'serambi-content': content }, { api: 'https://other.example' });
    expect(text()).toContain('A (Indonesia)');
    expect(asked).toHaveLength(1);
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
    const { asked } = await shown({ 'serambi-content': '{"/api/sample/a": {' });
    expect(asked).toHaveLength(1);
  });
});
