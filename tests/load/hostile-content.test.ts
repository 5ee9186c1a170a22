import { expect, it } from 'vitest';
import { type Answer, parseContent } from '../../shell/server/content/content-source';
import { appOf } from '../support/app';

/** Warms the server up: the first page takes longer than any other. */
const usual = '/promo/y';
const article = (text: string) => JSON.stringify({ Indonesia: { title: text, description: text } });
const megabyte = 1_000_000;

/** The longest article of these that is not refused. */
function most(part: string): string {
  let [taken, refused] = [1, megabyte / part.length];
  while (refused - taken > 1) {
    const count = Math.floor((taken + refused) / 2);
    try {
      parseContent(article(part.repeat(count)));
      taken = count;
    } catch {
      refused = count;
    }
  }
  return article(part.repeat(taken));
}

const payloads: Record<string, string> = {
  'white space': article(' '.repeat(megabyte / 2)),
  'open angles': article('<'.repeat(megabyte / 2)),
  'nested elements': article('<a><b>'.repeat(80_000)),
  'as many nested elements as are taken': most('<a><b>'),
  'as many paragraphs as are taken': most('<p>x'),
  'as many tables as are taken': most('<table><td>x</table>'),
  'as many pictures as are taken': most('<img src="/a.svg" alt="">'),
  'as many words as are taken': most('x '),
  'as many letters as are taken': most('x'),
  'many words': article('x '.repeat(megabyte / 2)),
  'attributes of one element': article(`<p ${Array.from({ length: 80_000 }, (_, index) => `a${index}`).join(' ')}>`),
  entities: article('&amp;'.repeat(100_000)),
  'nested lists': `{"Indonesia":${'['.repeat(megabyte)}${']'.repeat(megabyte)}}`,
  'as many cards as are taken': `{"Indonesia":{"dataPromo":[${'{"titleCard":"a"},'.repeat(6_400)}{}]}}`,
  'empty objects': `{"Indonesia":[${'{},'.repeat(600_000)}{}]}`,
};
const addresses = {
  'a path of slashes': '/'.repeat(16_000),
  'a path of letters': `/api/${'a'.repeat(16_000)}!`,
  'a link with its bracket': `/news/${'a'.repeat(16_000)})`,
  'a release of digits': `/v${'1.'.repeat(8_000)}/widgets/faq.js!`,
  'a slug of signs': `/api/detail/${'-'.repeat(16_000)}`,
};

/** Longest time, in ms, that the event loop stands still meanwhile. Without the limits it is tens of seconds. */
async function longestBlock(act: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [performance.now(), 0];
  const tick = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const ticking = setInterval(tick, 1);
  await act();
  tick();
  clearInterval(ticking);
  return Math.round(longest);
}

it('no content and no address of a stranger stops the server for long', async () => {
  const read = (source: string): Answer => {
    try {
      return parseContent(source);
    } catch (error) {
      return { status: 'failed', reason: (error as Error).message };
    }
  };
  const blocked: Record<string, number> = {};
  const ask = async (name: string, source: string, address: string) => {
    const app = await appOf({
      source: { read: async (asked) => (asked.endsWith(usual.slice(6)) ? { status: 'missing' } : read(source)) },
    });
    await (await app.request(usual)).text();
    blocked[name] = await longestBlock(async () => {
      const response = await app.request(address);
      expect(response.status, name).toBeLessThan(500);
      await response.text();
    });
  };
  for (const [name, source] of Object.entries(payloads)) {
    await ask(name, source, '/promo/x');
    await ask(`${name}, as a list`, source, '/promo');
  }
  for (const [name, address] of Object.entries(addresses)) await ask(name, '{}', address);
  expect(Math.max(...Object.values(blocked))).toBeLessThan(5_000);
}, 120_000);
