import { startServer } from '../support/listen';
import { faults, readShown, startCorpusSite } from '../support/rich-text';
import { partnerPage, script } from '../support/steps';
import { type EngineName, expect, test } from './test';

const hostile = (words: string) => `<p>${words}</p><script>globalThis.pwned = 1</script>
  <img src="x:" onerror="globalThis.pwned = 1"><a href="javascript:globalThis.pwned = 1">tap</a>
  <p onclick="globalThis.pwned = 1">press</p><iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>
  <p><img src="/${words}.svg" alt="${words}"></p><table><tbody><tr><td>${words}</td></tr></tbody></table>`;

test('rich text loses what is hostile and keeps the rest, in both languages', async ({ tab, site, host }) => {
  const block = (words: string) => ({ desc: `<p>${words}</p>`, detailDesc: hostile(words) });
  const content = JSON.stringify({ English: block('Words'), Indonesia: block('Kata') });
  const backend = await startServer((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json').end(content);
  });
  await tab.open(
    await host(
      partnerPage(`${script(`${site}/widgets/privacy.js`)}<serambi-privacy api="${backend.origin}"></serambi-privacy>`),
    ),
  );
  for (const [language, words] of [
    ['Indonesia', 'Kata'],
    ['English', 'Words'],
    ['Indonesia', 'Kata'],
  ] as const) {
    await tab.changeLanguage(language);
    await expect.poll(() => tab.find('serambi-privacy >>> td').text()).toBe(words);
    const left = await tab.find('serambi-privacy >>> .root').evaluate((root) => ({
      bad: root.querySelectorAll('script, iframe, [onclick], [onerror], [href^=javascript]').length,
      ran: 'pwned' in globalThis,
      pictures: [...root.querySelectorAll<HTMLImageElement>('img[src]')].map(({ alt, src }) => [alt, src]),
    }));
    expect(left).toEqual({ bad: 0, ran: false, pictures: [[words, `${backend.origin}/${words}.svg`]] });
  }
  await backend.stop();
});

/**
 * Cases that an engine parses in its own way; they must not contain anything forbidden either. Firefox's `setHTML` puts content between
 * cells after the table instead of before it, and reads `noscript` as if scripts ran.
 */
const parsedOtherwise: Partial<Record<EngineName, readonly string[]>> = {
  firefox: [
    '<table>teks di luar sel<tr><td>A</td></tr></table>',
    '<table><b>tebal di luar<tr><td>A</td></tr></table>lagi',
    '<table><tr><p>paragraf<td>A</td></tr></table>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<noscript><style></noscript><img src=x onerror=alert(1)></style>',
  ],
};

test('every rich text becomes the same as on the server', async ({ tab, engine, expectedErrors }) => {
  // The corpus has pictures without encryption, which the page's policy blocks.
  expectedErrors.push(/http:\/\/media\.example\/a\.jpg/, /http:\/\/bank\.example\/a\.png/);
  const corpus = await startCorpusSite();
  await tab.open(corpus.address);
  const found = faults(await tab.evaluate(readShown));
  await corpus.stop();
  const known = parsedOtherwise[engine] ?? [];
  expect(found.filter(({ html, kept }) => kept.length > 0 || !known.includes(html))).toEqual([]);
});
