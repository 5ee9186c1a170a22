import { expect, it } from 'vitest';
import { mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

it('leads by topic to a number, a page or an e-mail address', async () => {
  const { root } = await mountExample('contact-topics', 'usual', { language: 'English' });
  expect(hrefs(root)).toEqual(['tel:1500123', '/help/security', 'mailto:investor@bank.example']);
  expect(root.querySelector('a[aria-label]')?.getAttribute('aria-label')).toBe('See what is ours: Fraud');
});

it('takes no further recipient from an address, and follows no dangerous one', async () => {
  const title = '&lt;b&gt;';
  const address = { title, path: 'javascript:alert(1)', phone: '&lt;i&gt;', email: 'a?cc=b@evil.example' };
  const topics = [null, {}, address, { about: 'Tanpa judul' }];
  const { root } = await mountBlock('contact-topics', { topics });
  expect(hrefs(root)).toEqual(['tel:', 'mailto:a%3Fcc%3Db@evil.example']);
});
