import { describe, expect, it } from 'vitest';
import { mount, mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs, texts } from '../../support/shown';

describe('the privileges', () => {
  it('say by an example what each is worth on the page that they belong to, and nowhere else', async () => {
    const block = [
      { title: 'Gratis', desc: 'Sepuluh kali.', example: 'Hemat Rp25.000.' },
      { title: 'Rp0', desc: 'Selalu.' },
    ];
    const words = async (attributes = {}) =>
      texts((await mountBlock('privileges', block, attributes)).root, '[part=item] p');
    expect(await words({ layout: 'whole' })).toEqual(['Hemat Rp25.000.', 'Selalu.']);
    expect(await words()).toEqual(['Sepuluh kali.', 'Selalu.']);
  });

  it('show image, title and description of each, and lead on to all benefits', async () => {
    const { root } = await mountExample('privileges', 'usual');
    expect(texts(root, 'h3').slice(0, 2)).toEqual(['10 kali transfer gratis per bulan', 'Tanpa biaya bulanan']);
    const last = root.querySelector('li:last-child');
    expect(last?.querySelector('img')?.getAttribute('src')).toBe('/art/privilege/cashback.svg');
    expect(last?.textContent).toContain('5% dari pembayaran pertama Anda.');
    expect(hrefs(root)).toEqual(['/benefit']);
  });

  it('do not lead to the page that they are on', async () => {
    const { root } = await mountExample('privileges', 'usual', { layout: 'whole' });
    expect(root.querySelectorAll('li')).toHaveLength(4);
    expect(root.querySelector('a')).toBeNull();
    // Their looks differ, too.
    const look = root.querySelector('section')?.className;
    expect((await mount('privileges')).root.querySelector('section')?.className).not.toBe(look);
  });
});
