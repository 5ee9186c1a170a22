import { expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { examples } from '../../../widgets/services-hero/services-hero.examples';
import { mount, serve } from '../../support/mount-widget';

const hero = (example: keyof typeof examples) => {
  serve({ '/api/service/all': examples[example]?.content });
  return mount('services-hero');
};

it('asks what one would like to do, and leads to the page of each service', async () => {
  const { root, text } = await hero('usual');
  expect(root.querySelector('header[part=hero] h2')?.textContent).toBe('Apa yang ingin Anda lakukan hari ini?');
  expect([...root.querySelectorAll('h3 > a')].map((link) => link.getAttribute('href'))).toEqual(
    ['pay', 'top-up', 'transfer', 'bill-payment', 'cash-out'].map((name) => `/services/${name}`),
  );
  changeLanguage('English');
  await vi.waitFor(() => expect(text()).toContain('What would you like to do today?'));
});
