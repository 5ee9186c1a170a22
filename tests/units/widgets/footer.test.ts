import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { configure, mount } from '../../support/mount-widget';

const links = (root: ParentNode) => [...root.querySelectorAll('a')].map((each) => each.getAttribute('href'));

describe('the footer', () => {
  beforeEach(() => document.body.replaceChildren());

  it('leads to news, rates, contact, the security centre, privacy and terms', async () => {
    const { root } = await mount('footer');
    expect(links(root)).toEqual([
      '/',
      '/news',
      '/rate-limit-fees',
      '/help#contact',
      '/help/security',
      '/privacy',
      '/term-condition',
    ]);
  });

  it('leads where the bank says, but to no page that it does not have', async () => {
    const to = (path: string) => ({ path, English: path, Indonesia: path });
    const [rates, privacy] = [to('/rate-limit-fees'), to('/privacy')];
    configure({ name: 'Bank Melati', footer: { links: [rates] }, disabledPages: ['/privacy'] });
    expect(links((await mount('footer')).root)).toEqual(['/', '/rate-limit-fees', '/term-condition']);
    document.body.replaceChildren();
    configure({ name: 'Bank Melati', footer: { links: [privacy], legal: [rates] }, disabledPages: ['/privacy'] });
    expect(links((await mount('footer')).root)).toEqual(['/', '/rate-limit-fees']);
  });

  it('shows the disclaimer in the language of the page', async () => {
    configure({ name: 'Bank Melati', disclaimer: { English: 'Licensed by OJK', Indonesia: 'Berizin OJK' } });
    const { text } = await mount('footer');
    expect(text()).toContain('Berizin OJK');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Licensed by OJK'));
  });

  it('has a copyright line with this year and the bank’s name', async () => {
    configure({ name: 'Bank Melati' });
    const { text } = await mount('footer');
    expect(text()).toContain(`© ${new Date().getFullYear()} Bank Melati`);
  });

  it('draws the networks that it knows and names the others, each with a name of its own', async () => {
    configure({
      name: 'Bank Melati',
      social: [
        { name: 'Instagram', url: 'https://instagram.example/melati' },
        { name: 'Twitter', url: 'https://x.example/melati' },
        { name: 'Constructor', url: 'https://constructor.example/melati' },
      ],
    });
    const { root } = await mount('footer');
    const [instagram, twitter, unknown] = root.querySelectorAll('a[rel=noopener]');
    expect(instagram?.getAttribute('aria-label')).toBe('Instagram');
    expect(twitter?.querySelector('path')).toBeTruthy();
    expect(unknown?.textContent).toBe('Constructor');
    expect(unknown?.querySelector('svg')).toBeNull();
  });

  it('leaves out what the configuration does not have', async () => {
    const { root, text } = await mount('footer');
    expect(root.querySelectorAll('img, [rel=noopener], p:empty')).toHaveLength(0);
    expect(text()).not.toMatch(/undefined|null/);
  });
});
