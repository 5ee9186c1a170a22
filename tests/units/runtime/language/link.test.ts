import { describe, expect, it } from 'vitest';
import { siteLink } from '../../../../widgets/runtime/language/link';

describe('a link to the bank’s site', () => {
  it('stays on the page’s own origin, or leads to the site that is named', () => {
    expect(siteLink('/promo', '', undefined)).toBe('/promo');
    expect(siteLink('/promo', 'https://bank.example', undefined)).toBe('https://bank.example/promo');
  });

  it('carries the language on where the address names it, between path, query and fragment', () => {
    expect(siteLink('/promo', '', 'English')).toBe('/promo?lang=en');
    expect(siteLink('/promo?page=2', '', 'Indonesia')).toBe('/promo?page=2&lang=id');
    expect(siteLink('/help#contact', '', 'English')).toBe('/help?lang=en#contact');
    expect(siteLink('/help?a=1#faq?b', 'https://bank.example', 'English')).toBe(
      'https://bank.example/help?a=1&lang=en#faq?b',
    );
  });

  it.each(['https://elsewhere.example/a', '//elsewhere.example/a', 'mailto:halo@bank.example', '#faq', 'relative'])(
    'leaves %s as it is',
    (address) => {
      expect(siteLink(address, 'https://bank.example', 'English')).toBe(address);
    },
  );
});
