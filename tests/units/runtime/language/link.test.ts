import { describe, expect, it } from 'vitest';
import { siteLinks } from '../../../../widgets/runtime/element/fitting';
import { fileAddress, fileIn } from '../../../../widgets/runtime/language/file-address';
import type { Language } from '../../../../widgets/runtime/language/language';
import { siteLink } from '../../../../widgets/runtime/language/link';

describe('a link to the bank’s site', () => {
  it('stays on the page’s own origin, or leads to the site that is named', () => {
    expect(siteLink('/promo', '', undefined)).toBe('/promo');
    expect(siteLink('/promo', 'https://bank.example', undefined)).toBe('https://bank.example/promo');
  });

  it('names the language from another site where it is not the one that the bank’s page has anyway', () => {
    const linkIn = (site: string, languageInAddress: boolean, language: Language) =>
      siteLinks({ site, languageInAddress }, language, { hasHero: true })('/promo');
    expect(linkIn('https://bank.example', false, 'English')).toBe('https://bank.example/promo?lang=en');
    expect(linkIn('https://bank.example', false, 'Indonesia')).toBe('https://bank.example/promo');
    expect(linkIn('', false, 'English')).toBe('/promo');
    expect(linkIn('', true, 'Indonesia')).toBe('/promo?lang=id');
  });

  it('carries the language on where the address names it, between path, query and fragment', () => {
    expect(siteLink('/promo', '', 'English')).toBe('/promo?lang=en');
    expect(siteLink('/promo?page=2', '', 'Indonesia')).toBe('/promo?page=2&lang=id');
    expect(siteLink('/help#contact', '', 'English')).toBe('/help?lang=en#contact');
    const elsewhere = siteLink('/help?a=1#faq?b', 'https://bank.example', 'English');
    expect(elsewhere).toBe('https://bank.example/help?a=1&lang=en#faq?b');
  });

  const others = [
    'https://elsewhere.example/a',
    '//elsewhere.example/a',
    'mailto:halo@bank.example',
    '#faq',
    'relative',
  ];
  it.each(others)('leaves %s as it is', (address) => {
    expect(siteLink(address, 'https://bank.example', 'English')).toBe(address);
  });
});

describe('a link on an exported site', () => {
  it.each([
    ['/', '/', '/en/'],
    ['/promo', '/promo/', '/en/promo/'],
    ['/promo?page=2', '/promo/page/2/', '/en/promo/page/2/'],
    ['/help?a=1#contact', '/help/?a=1#contact', '/en/help/?a=1#contact'],
    ['/documents/report.pdf', '/documents/report.pdf', '/documents/report.pdf'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ])('leads from %s to a file', (address, plain, named) => {
    expect(siteLink(address, '', undefined, fileIn)).toBe(plain);
    expect(siteLink(address, '', 'English', fileIn)).toBe(named);
  });

  it('takes only a language and a page that there can be from a query', () => {
    expect(fileAddress('https://bank.example/promo/?lang=id&page=3')).toBe('https://bank.example/id/promo/page/3/');
    expect(fileAddress('/promo?lang=../x&page=1-3')).toBe('/promo/?lang=..%2Fx&page=1-3');
    expect(fileAddress('/news/feed.xml?lang=en')).toBe('/en/news/feed.xml');
  });
});
