/** Entries of the index: each block of a page once, table rows as sentences, and the page above. */
import { describe, expect, it } from 'vitest';
import { routeTableOf } from '../../../../../shell/server/bank/site-table';
import { partsOf } from '../../../../../shell/server/content/parts';
import { foundOf } from '../../../../../shell/server/content/prepare';
import { entriesOf, foundRoutes } from '../../../../../shell/server/search/entries';
import type { Language } from '../../../../../widgets/runtime/language/language';
import { widgets } from '../../../../support/content';
import { demoSite } from '../../../../support/demo-bank';

const routes = foundRoutes(routeTableOf(demoSite));

/** Each block has this text. */
const pagesWith = (textOf: (path: string) => string, language: Language = 'English') =>
  entriesOf(
    routes.map((route) => ({
      route,
      parts: partsOf({ route, params: {} }, widgets).map((part) => {
        const block = { text: textOf(part.path) };
        const answer = foundOf({ English: block, Indonesia: block });
        return { ...part, answer };
      }),
    })),
    language,
  ).filter(({ kind }) => kind === 'pages');

/** A page without blocks. */
function pageAt(path: string) {
  const heading = { English: `Page ${path}`, Indonesia: `Laman ${path}` };
  return { route: { path, heading, description: heading, sections: [] }, parts: [] };
}

/** The indexed text of a table's only row. */
function rowOf(columns: readonly string[], cells: readonly string[], language: Language) {
  const row = (name: string, all: readonly string[]) =>
    `<tr>${all.map((each) => `<${name}>${each}</${name}>`).join('')}</tr>`;
  const table = `<table><thead>${row('th', columns)}</thead><tbody>${row('td', cells)}</tbody></table>`;
  const page = pagesWith(() => table, language).find(({ path }) => path === '/privacy');
  return page?.text.slice(page.text.indexOf(`${cells[0]}: `));
}

describe('the entries of the index', () => {
  it('have a block once that several widgets of a page show', () => {
    for (const { path, text } of pagesWith((block) => `the block ${block}.`)) {
      const blocks = text.match(/the block \S+/g) ?? [];
      expect(blocks, path).toEqual([...new Set(blocks)]);
    }
    const products = pagesWith((block) => `the block ${block}.`).find(({ path }) => path === '/products');
    expect(products?.text).toContain('the block /api/produk/detail/all.');
  });

  it.each([
    [
      'English',
      ['Card', 'Network', 'Sent on', 'Fee', 'Arrives'],
      ['Debit', 'Visa', 'Monday', 'Free', 'In seconds'],
      'Debit: network Visa, sent on Monday, free, arrives in seconds.',
    ],
    [
      'Indonesia',
      ['Kartu', 'Jaringan', 'Kota', 'Biaya', 'Dana sampai'],
      ['Debit', 'Visa', 'Jakarta', 'Gratis', 'Seketika'],
      'Debit: jaringan Visa, kota Jakarta, gratis, dana sampai seketika.',
    ],
  ] as const)('write the names in a table as they are (%s)', (language, columns, cells, sentence) => {
    expect(rowOf(columns, cells, language)).toBe(sentence);
  });

  it('have nothing of comments in HTML, as pastes from Word bring them', () => {
    const pasted = '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>No monthly fee.</p>';
    expect(pagesWith(() => pasted).find(({ path }) => path === '/privacy')?.text).toContain('No monthly fee.');
    expect(pagesWith(() => pasted).some(({ text }) => text.includes('Normal'))).toBe(false);
  });

  it('have the words of the product and of the bank for their addresses', () => {
    const pages = ['/help/status', '/news'].map(pageAt);
    const words = { '/help/status': 'storm', '/news': 'gazette' };
    expect(entriesOf(pages, 'English', { words }).map((entry) => entry.words)).toEqual([
      expect.stringMatching(/^outage .* storm$/),
      'gazette',
    ]);
  });

  it('belong to the nearest page above them', () => {
    const pages = ['/services/pay/abroad', '/services', '/services/pay'].map(pageAt);
    expect(entriesOf(pages, 'English').map(({ path, about }) => [path, about])).toEqual([
      ['/services/pay/abroad', 'Page /services/pay'],
      ['/services', undefined],
      ['/services/pay', 'Page /services'],
    ]);
  });
});
