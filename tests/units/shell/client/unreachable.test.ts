// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { unreachable } from '../../../../shell/client/unreachable';

/** The text of a bank's page. */
function shownWith(config: object) {
  document.body.innerHTML = `<script type="application/json" id="serambi-config">${JSON.stringify(config)}</script>`;
  return unreachable('English');
}

it.each([
  ['Bank Serambi', ['No connection | Bank Serambi', 'Tidak ada koneksi | Bank Serambi']],
  ['B'.repeat(60 - ' | Tidak ada koneksi'.length), [/^No connection \| B+$/, /^Tidak ada koneksi \| B+$/]],
  ['B'.repeat(41), [/^No connection \| B+$/, 'Tidak ada koneksi']],
  ['B'.repeat(61), ['No connection', 'Tidak ada koneksi']],
])('an unreachable page’s title names the bank where 60 characters have room: %s', (name, titles) => {
  const { title } = shownWith({ bank: { name } });
  const [english = '', indonesian = ''] = titles;
  expect(title.English).toMatch(english);
  expect(title.Indonesia).toMatch(indonesian);
  for (const each of Object.values(title)) expect(each.length).toBeLessThanOrEqual(60);
});

it('a page that cannot be reached says so in the bank’s own words where it has replaced the product’s', () => {
  const labels = { unreachable: { English: { heading: 'You are offline' } } };
  const { main, title } = shownWith({ bank: { name: 'Bank Uji' }, labels });
  expect(main.querySelector('h1')?.textContent).toBe('You are offline');
  expect(title).toEqual({ English: 'You are offline | Bank Uji', Indonesia: 'Tidak ada koneksi | Bank Uji' });
});
