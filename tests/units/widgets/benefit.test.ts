import { describe, expect, it } from 'vitest';
import join from '../../../widgets/benefit/benefit.server';
import { joined } from '../../support/joined';
import { mountExample } from '../../support/mount-widget';
import { links, texts } from '../../support/shown';

describe('the benefits', () => {
  it('open with the banner, which offers an account, and tell what membership brings', async () => {
    const { root } = await mountExample('benefit');
    expect(texts(root, 'h2, h3')).toEqual([
      'Merasa di rumah itu menguntungkan',
      'Satu keanggotaan untuk semua',
      'Poin ganda',
      'Ajak teman',
    ]);
    expect(links(root, '[part=hero] a')).toEqual([['Buka rekening', '/download']]);
    // The page has nothing for its places.
    expect(root.querySelector('slot')).toBeNull();
  });

  it('have places for the privileges and the partner card between the banner and the members', async () => {
    const given = '<p slot="partner">Mitra</p><p slot="privileges">Keistimewaan</p>';
    const { root } = await mountExample('benefit', 'usual', {}, given);
    const places = [...root.querySelectorAll('[part=hero], slot, [part=members]')];
    const names = places.map((each) => each.getAttribute('part') ?? each.getAttribute('name'));
    expect(names).toEqual(['hero', 'privileges', 'partner', 'members']);
  });
});

describe('the link to the comparison', () => {
  it('names both plans, or none', async () => {
    expect((await mountExample('benefit', 'plans')).text()).toContain('Bandingkan Pay dan Plus');
    document.body.replaceChildren();
    expect((await mountExample('benefit')).text()).toContain('Bandingkan rekening');
  });

  it('takes their names from the products', () => {
    const products = { tabs: [], plans: { alloPay: 'Pay', alloPlus: 'Plus' } };
    const block = joined(join, { titleMember: 'A' }, { '/api/produk/detail/all': products });
    expect(block).toEqual({ titleMember: 'A', plans: products.plans });
    expect(joined(join, { titleMember: 'A' })).toEqual({ titleMember: 'A' });
  });
});
