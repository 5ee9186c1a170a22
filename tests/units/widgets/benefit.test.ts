import { describe, expect, it } from 'vitest';
import { examples } from '../../../widgets/benefit/benefit.examples';
import join from '../../../widgets/benefit/benefit.server';
import { joinBlock } from '../../support/join-block';
import { mount, serve } from '../../support/mount-widget';

const benefit = (example: keyof typeof examples = 'usual', attributes = {}, inside = '') => {
  serve({ '/api/benefit/all': examples[example]?.content });
  return mount('benefit', attributes, inside);
};

describe('the benefits', () => {
  it('open with the banner and tell what membership brings', async () => {
    const { root } = await benefit();
    const headings = [...root.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Merasa di rumah itu menguntungkan',
      'Satu keanggotaan untuk semua',
      'Poin ganda',
      'Ajak teman',
    ]);
  });

  it('offer an account in their hero', async () => {
    const { root } = await benefit();
    const button = root.querySelector('[part=hero] a');
    expect([button?.textContent, button?.getAttribute('href')]).toEqual(['Buka rekening', '/download']);
  });

  it('have places for the privileges and the partner card between the banner and the members', async () => {
    const { root } = await benefit('usual', {}, '<p slot="partner">Rekanan</p><p slot="privileges">Keistimewaan</p>');
    const order = [...root.querySelectorAll('[part=hero], slot, [part=members]')];
    expect(order.map((element) => element.getAttribute('part') ?? element.getAttribute('name'))).toEqual([
      'hero',
      'privileges',
      'partner',
      'members',
    ]);
  });

  it('keep no place for a partner card that the page does not have', async () => {
    const { root } = await benefit();
    expect(root.querySelector('slot')).toBeNull();
  });

  it('leave out what is not there', async () => {
    const { root, text } = await benefit('hostile');
    expect(text()).toBe('');
    expect(root.querySelectorAll('img, section')).toHaveLength(0);
  });

  it('show values that try to break out as the text they are', async () => {
    const { root, text } = await benefit('hostile', { language: 'English' });
    expect(root.querySelectorAll('img, b, script')).toHaveLength(0);
    expect(text()).toMatch(/^<script>alert\(1\)<\/script>Open an account<b>bold<\/b>/);
  });
});

describe('the link to the comparison', () => {
  it('names both plans, or none', async () => {
    expect((await benefit('plans')).text()).toContain('Bandingkan Pay dan Plus');
    document.body.replaceChildren();
    expect((await benefit()).text()).toContain('Bandingkan rekening');
  });

  it('takes their names from the products', () => {
    const plans = { alloPay: 'Pay', alloPlus: 'Plus' };
    expect(joinBlock(join, { titleMember: 'A' }, { products: { plans } })).toEqual({ titleMember: 'A', plans });
    expect(joinBlock(join, { titleMember: 'A' })).toEqual({ titleMember: 'A', plans: undefined });
  });
});
