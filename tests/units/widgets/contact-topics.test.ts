import { expect, it } from 'vitest';
import { examples } from '../../../widgets/contact-topics/contact-topics.examples';
import { mount, serve } from '../../support/mount-widget';

it('leads by topic to a number, a page or an e-mail address', async () => {
  serve({ '/api/help': examples.usual?.content });
  const { root } = await mount('contact-topics', { language: 'English' });
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:1500123',
    '/help/security',
    'mailto:investor@bank.example',
  ]);
  expect(root.querySelector('a[aria-label]')?.getAttribute('aria-label')).toBe('See what is ours: Fraud');
});

it('takes no further recipient from an address, and follows no dangerous one', async () => {
  serve({ '/api/help': examples.hostile?.content });
  const { root } = await mount('contact-topics', { language: 'English' });
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:',
    'mailto:a%3Fcc%3Db@evil.example',
  ]);
});
