import { describe, expect, it } from 'vitest';
import { examples } from '../../../widgets/partner-card/partner-card.examples';
import { configure, mount, serve } from '../../support/mount-widget';

const card = (example: keyof typeof examples = 'usual', attributes = {}) => {
  serve({ '/api/iconpage': examples[example]?.content });
  return mount('partner-card', attributes);
};

describe('the partner card', () => {
  it('shows its picture, title and text', async () => {
    const { root, text } = await card();
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/art/benefit/partner.svg');
    expect(root.querySelector('h2')?.textContent).toBe('Lebih dari 2.500 rekanan');
    expect(text()).toContain('Cari tandanya di kasir.');
  });

  it('leads to what the partners give, where the bank has that page', async () => {
    const { root } = await card();
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/promo');
    configure({ name: 'Bank Uji', disabledPages: ['/promo'] });
    expect((await card()).root.querySelector('a')).toBeNull();
  });

  it('is not there when it has nothing to say', async () => {
    const { root } = await card('hostile');
    expect(root.querySelector('[part=card]')).toBeNull();
  });

  it('shows values that try to break out as the text they are', async () => {
    const { root, text } = await card('hostile', { language: 'English' });
    expect(root.querySelectorAll('img, b, p')).toHaveLength(0);
    expect(text()).toContain('<b>bold</b>');
  });
});
