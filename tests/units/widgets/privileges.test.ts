import { describe, expect, it } from 'vitest';
import { mount, mountContent, mountExample, serve } from '../../support/mount-widget';
import { texts } from '../../support/shown';

describe('the privileges', () => {
  it('say by an example what each is worth on the page that they belong to, and nowhere else', async () => {
    const block = [
      { title: 'Gratis', desc: 'Sepuluh kali.', example: 'Hemat Rp25.000.' },
      { title: 'Rp0', desc: 'Selalu.' },
    ];
    serve({ '/api/privilege/all': { English: block, Indonesia: block } });
    const words = async (attributes = {}) => {
      const { root } = await mount('privileges', attributes);
      return texts(root, '[part=item] p');
    };
    expect(await words({ layout: 'whole' })).toEqual(['Hemat Rp25.000.', 'Selalu.']);
    expect(await words()).toEqual(['Sepuluh kali.', 'Selalu.']);
  });

  it('show image, title and description of each, and lead on to all benefits', async () => {
    const { root } = await mountExample('privileges', 'usual');
    const items = [...root.querySelectorAll('li')];
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      '10 kali transfer gratis per bulan',
      'Tanpa biaya bulanan',
      'Buka dalam hitungan menit',
      'Cashback setiap Jumat',
    ]);
    expect(items[3]?.querySelector('img')?.getAttribute('src')).toBe('/art/privilege/cashback.svg');
    expect(items[3]?.textContent).toContain('5% dari pembayaran pertama Anda.');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/benefit');
  });

  it('do not lead to the page that they are on', async () => {
    const { root } = await mountExample('privileges', 'usual', { layout: 'whole' });
    expect(root.querySelectorAll('li')).toHaveLength(4);
    expect(root.querySelector('a')).toBeNull();
    // Their looks differ, too.
    const look = root.querySelector('section')?.className;
    expect((await mount('privileges')).root.querySelector('section')?.className).not.toBe(look);
  });

  it('leave out what is no privilege', async () => {
    const Indonesia = [{ title: 'Benar', desc: 'a' }, null, 'teks', { id: 4, title: ['x'], desc: 'd' }];
    const { root } = await mountContent('privileges', { Indonesia });
    expect(texts(root, 'h3')).toEqual(['Benar']);
  });
});
