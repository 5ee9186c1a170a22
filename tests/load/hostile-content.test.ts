import { expect, it } from 'vitest';
import type { Answer } from '../../shell/server/content/content-source';
import { appOf } from '../support/app';
import { contentOf } from '../support/content';

/** The first page takes longer than others. */
const usual = '/promo/y';
const article = (text: string) => JSON.stringify({ Indonesia: { title: text, description: text } });
const megabyte = 1_000_000;
const asked = '/api/promo/detail/x';

/** Approximates the longest accepted article, up to 2 %. */
async function most(part: string): Promise<string> {
  let [taken, refused] = [1, megabyte / part.length];
  while (refused - taken > 1 + taken / 50) {
    const count = Math.floor((taken + refused) / 2);
    try {
      await contentOf(asked, article(part.repeat(count)));
      taken = count;
    } catch {
      refused = count;
    }
  }
  return article(part.repeat(taken));
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);
/** Parsers repeat open elements in every following paragraph. */
const formatting = (open: number, paragraphs: number) =>
  `<p>${names(open)
    .map((name) => `<b id=${name}>`)
    .join('')}</p>${'<p>x</p>'.repeat(paragraphs)}`;

const payloads: Record<string, string> = {
  'white space': article(' '.repeat(megabyte / 2)),
  'open angles': article('<'.repeat(megabyte / 2)),
  'nested elements': article('<a><b>'.repeat(80_000)),
  'as many nested elements as are taken': await most('<a><b>'),
  'as many paragraphs as are taken': await most('<p>x'),
  'as many tables as are taken': await most('<table><td>x</table>'),
  'as many pictures as are taken': await most('<img src="/a.svg" alt="">'),
  'as many tables as are taken, escaped': (await most('<table><td>x</table>')).replaceAll('<', '\\u003c'),
  'as many list items as are taken': await most('<li>'),
  'as many attributes as are taken': await most(`<p ${"title=''b=''".repeat(1_000)}`),
  'as many attributes as are taken, behind an angle in quotes': await most(`<p title=">" ${names(1_000).join(' ')}>`),
  'as many paragraphs of a word processor as are taken': await most(
    '<p class="MsoNormal" style="margin: 0cm 0cm 8pt"><span style="font-size: 11.0pt">Isi paragraf</span></p>',
  ),
  'open formatting': article(formatting(450, 2_600)),
  'less open formatting': article(formatting(100, 3_400)),
  'as much open formatting as is taken': await most(formatting(4, 400)),
  'as many words as are taken': await most('x '),
  'as many pictograms as are taken': await most('😀'),
  'as many letters as are taken': await most('x'),
  'many words': article('x '.repeat(megabyte / 2)),
  'attributes of one element': article(`<p ${names(80_000).join(' ')}>`),
  entities: article('&amp;'.repeat(100_000)),
  'nested lists': `{"Indonesia":${'['.repeat(megabyte)}${']'.repeat(megabyte)}}`,
  'as many cards as are taken': `{"Indonesia":{"dataPromo":[${'{"titleCard":"a"},'.repeat(6_400)}{}]}}`,
  'empty objects': `{"Indonesia":[${'{},'.repeat(600_000)}{}]}`,
  'as many empty objects as are read': `{"Indonesia":{"dataPromo":[${'{},'.repeat(49_000)}{}]}}`,
};
const addresses = {
  'a path of slashes': '/'.repeat(16_000),
  'a path of letters': `/api/${'a'.repeat(16_000)}!`,
  'a link with its bracket': `/news/${'a'.repeat(16_000)})`,
  'a release of digits': `/v${'1.'.repeat(8_000)}/widgets/faq.js!`,
  'a slug of signs': `/api/detail/${'-'.repeat(16_000)}`,
};

/**
 * Processor time in ms, which hardly depends on other programs. The server promises 0.2 s, cold code takes a few times as much.
 * Without the limits it would be many seconds.
 */
async function processorTime(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1_000);
}
const longest = 3_000;

it('no content and no address of a stranger stops the server for long', async () => {
  const read = async (path: string, source: string): Promise<Answer> => {
    try {
      return await contentOf(path, source);
    } catch (error) {
      return { status: 'failed', reason: (error as Error).message };
    }
  };
  const taken: Record<string, number> = {};
  let sourceOf = (_path: string) => '{}';
  const app = await appOf({
    source: {
      read: async (path) => (path.endsWith(usual.slice(6)) ? { status: 'missing' } : read(path, sourceOf(path))),
    },
  });
  await (await app.request(usual)).text();
  /** @param detail of the promotion; without one the source is that of every block */
  const ask = async (name: string, source: string, address: string, detail = source) => {
    sourceOf = (path) => (path === asked ? detail : source);
    taken[name] = await processorTime(async () => {
      const response = await app.request(address);
      // 503: none of the page's content is shown.
      expect(response.status, name).not.toBe(500);
      await response.text();
    });
  };
  for (const [name, source] of Object.entries(payloads)) {
    await ask(name, source, '/promo/x');
    await ask(`${name}, as a list`, source, '/promo');
    await ask(`${name}, as a list beside a promotion`, source, '/promo/x', article('A promotion'));
  }
  for (const [name, address] of Object.entries(addresses)) await ask(name, '{}', address);
  const [name = '', time] = Object.entries(taken).reduce((most, each) => (each[1] > most[1] ? each : most));
  console.info(`longest: ${time} ms, ${name}`);
  expect(Object.entries(taken).filter(([, time]) => time > longest)).toEqual([]);
});
