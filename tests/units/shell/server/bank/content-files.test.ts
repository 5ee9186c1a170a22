import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkContent, warnOfContent } from '../../../../../shell/server/bank/content-files';
import { noFacts } from '../../../../../shell/server/bank/facts';
import { lineOf } from '../../../../../shell/server/bank/mistakes';
import { createLog } from '../../../../../shell/server/log';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serambi-content-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const both = (block: unknown) => ({ English: block, Indonesia: block });

async function write(files: Record<string, unknown>) {
  for (const [name, value] of Object.entries(files)) {
    const file = join(folder, `content/${name}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  }
}
async function mistakesIn(files: Record<string, unknown>) {
  await write(files);
  return checkContent(folder, noFacts).map(lineOf);
}

const promo = (slug: string) => ({ slug, titleCard: slug });
const promos = (slugs: string[], kinds: string[] = []) =>
  both({ dataPromo: slugs.map(promo), kinds: [{ key: 'food', promos: kinds }] });
const faq = (popular: string[]) => ({
  English: {
    faqs: [{ title: 'A', features: [{ id: 'lost-pin', featureTitle: 'Lost?' }, { featureTitle: 'Why so?' }] }],
    popular,
  },
  Indonesia: { faqs: [] },
});
const committees = (name: string) => both({ boards: [{ committees: [{ chair: { name } }] }] });
const leaders = both([{ mens: [{ name: 'Ratna' }] }]);

it('has nothing to say of content that is right, nor of a bank without content', async () => {
  expect(checkContent(folder, noFacts)).toEqual([]);
  expect(
    await mistakesIn({
      'promo/all': promos(['kopi', 'diskon 50%'], ['kopi']),
      'promo/detail/kopi': both({}),
      [`promo/detail/${encodeURIComponent('diskon 50%')}`]: both({}),
      'news/event': both({ dataNews: { 0: { slug: 'lari' } } }),
      'detail/lari': both({}),
      'faq/all': faq(['lost-pin', 'faq-why-so', 'faq-1-2']),
      'manajemen-komite': committees('Ratna'),
      leader: leaders,
      'service/all': { ' english ': [], INDONESIA: [] },
    }),
  ).toEqual([]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['a file that is not JSON', { profile: '{' }, 'profile.json: line 1: '],
  [
    'a key that is there twice',
    { profile: '{"English":{"visi":"a","visi":"b"},"Indonesia":{}}' },
    'profile.json English.visi: is there twice',
  ],
  [
    'an unknown fact',
    { profile: both({ visi: '{{x}}' }) },
    'profile.json English.visi: {{x}} is no fact of facts.json',
  ],
  ['one language only', { profile: { Indonesia: {} } }, 'profile.json: English is missing'],
  [
    'a promo without its detail',
    { 'promo/all': promos(['kopi']), 'promo/detail/kopu': both({}) },
    'promo/all.json English.dataPromo[0].slug: expected a file in promo/detail, found "kopi", did you mean kopu?',
  ],
  [
    'an article without its detail',
    { 'news/news': both({ dataNews: [{ slug: 'laba' }] }) },
    'news/news.json English.dataNews[0].slug: expected a file in detail, found "laba"',
  ],
  [
    'an unknown promo of a kind',
    { 'promo/all': promos(['kopi'], ['kopy']), 'promo/detail/kopi': both({}) },
    'promo/all.json English.kinds[0].promos[0]: expected the slug of a promo, found "kopy", did you mean kopi?',
  ],
  [
    'an unknown popular question',
    { 'faq/all': faq(['lost-pins']) },
    'faq/all.json English.popular[0]: expected the id of a question, found "lost-pins", did you mean lost-pin?',
  ],
  [
    'a chair who is no leader',
    { 'manajemen-komite': committees('Ratno'), leader: leaders },
    'manajemen-komite.json English.boards[0].committees[0].chair.name: expected a name in leader.json, found "Ratno", did you mean Ratna?',
  ],
])('finds %s', async (_, files, line) => {
  expect((await mistakesIn(files))[0]).toContain(`content/${line}`);
});

it('does not look for the chairs of a bank without leaders', async () => {
  expect(await mistakesIn({ 'manajemen-komite': committees('Ratna') })).toEqual([]);
});

it('is logged, and stops nothing', async () => {
  await write({ profile: { Indonesia: {} } });
  const lines: string[] = [];
  warnOfContent(
    folder,
    { bank: { name: 'X' }, theme: { light: {} } },
    createLog('warn', (line) => lines.push(line)),
  );
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', event: 'content', reason: 'content/profile.json: English is missing' },
  ]);
});
