import { describe, expect, it, vi } from 'vitest';
import { configure, mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

/** The block is optional: without `api` the widget does not request it. */
const attributes = { api: 'http://backend.example' };
const fraudDesk = 'https://iasc.ojk.go.id/';

describe('the security centre', () => {
  it('leads to the hotline, and to the bank’s pages that say what to do', async () => {
    const { root } = await mountExample('security', 'usual', attributes);
    const pages = ['/help#faq-4-1', '/help#faq-5-2', fraudDesk, '/help/security'];
    await vi.waitFor(() => expect(hrefs(root)).toEqual(['tel:1500123', 'tel:+622150801234', ...pages]));
  });

  it.each([
    ['to the help page where the bank says no more', [], ['/help', '/help', fraudDesk, '/help/security']],
    ['nowhere where it has none', ['/help'], [fraudDesk]],
  ])('leads %s', async (_, disabledPages, addresses) => {
    configure({ name: 'Bank Uji', disabledPages });
    const { root } = await mountBlock('security', {}, attributes);
    expect(hrefs(root)).toEqual(addresses);
  });
});
