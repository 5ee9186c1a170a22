import { expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { mountExample } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

it('asks what one would like to do, and leads to the page of each service', async () => {
  const { root, text } = await mountExample('services-hero', 'usual');
  expect(root.querySelector('header[part=hero] h2')?.textContent).toBe('Apa yang ingin Anda lakukan hari ini?');
  expect(hrefs(root, 'h3 > a')).toEqual(
    ['pay', 'top-up', 'transfer', 'bill-payment', 'cash-out'].map((name) => `/services/${name}`),
  );
  changeLanguage('English');
  await vi.waitFor(() => expect(text()).toContain('What would you like to do today?'));
});
