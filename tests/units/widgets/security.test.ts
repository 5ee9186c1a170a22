import { describe, expect, it, vi } from 'vitest';
import { configure, mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

/** The block is optional: without `api` the widget does not request it. */
const attributes = { api: 'http://backend.example' };

describe('the security centre', () => {
  it('leads to the hotline, and to the bank’s pages that say what to do', async () => {
    const { root } = await mountExample('security', 'usual', attributes);
    await vi.waitFor(() =>
      expect(hrefs(root)).toEqual([
        'tel:1500123',
        'tel:+622150801234',
        '/help#faq-4-1',
        '/help#faq-5-2',
        'https://iasc.ojk.go.id/',
        '/help/security',
      ]),
    );
  });

  it.each([
    [
      'to the help page where the bank says no more',
      [],
      ['/help', '/help', 'https://iasc.ojk.go.id/', '/help/security'],
    ],
    ['nowhere where it has none', ['/help'], ['https://iasc.ojk.go.id/']],
  ])('leads %s', async (_, disabledPages, addresses) => {
    configure({ name: 'Bank Uji', disabledPages });
    const { root } = await mountBlock('security', {}, attributes);
    expect(hrefs(root)).toEqual(addresses);
  });
});
