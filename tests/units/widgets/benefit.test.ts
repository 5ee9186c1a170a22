import { describe, expect, it } from 'vitest';
import { withMadeExamples } from '../../../shell/server/gallery/made-examples';
import { examples as own } from '../../../widgets/benefit/benefit.examples';
import join from '../../../widgets/benefit/benefit.server';
import widget from '../../../widgets/benefit/benefit.widget';
import { joinBlock } from '../../support/join-block';
import { mount, serve } from '../../support/mount-widget';

const examples = withMadeExamples(widget, own);

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
    const { root } = await benefit('usual', {}, '<p slot="partner">Mitra</p><p slot="privileges">Keistimewaan</p>');
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
