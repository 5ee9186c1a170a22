import { expect, it } from 'vitest';
import { brokenReferences } from '../../../../../shell/server/bank/references';

const both = (block: unknown) => ({ English: block, Indonesia: block });

const linesOf = (content: Record<string, object>) =>
  brokenReferences(new Map(Object.entries(content))).map(
    ({ block, language, at, problem, found, expected }) =>
      `${block} ${language}.${at}: ${problem}, found ${found}, expected ${expected}`,
  );

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

it('has nothing to say of names that are known, nor of a bank without content', () => {
  expect(linesOf({})).toEqual([]);
  expect(
    linesOf({
      'promo/all': promos(['kopi', 'diskon 50%'], ['kopi']),
      'promo/detail/kopi': both({}),
      [`promo/detail/${encodeURIComponent('diskon 50%')}`]: both({}),
      'news/event': both({ dataNews: { 0: { slug: 'lari' } } }),
      'detail/lari': both({}),
      'faq/all': faq(['lost-pin', 'faq-why-so', 'faq-1-2']),
      'manajemen-komite': committees('Ratna'),
      leader: leaders,
    }),
  ).toEqual([]);
});

it.each<[string, Record<string, object>, string]>([
  [
    'a promo without its detail',
    { 'promo/all': promos(['kopi']), 'promo/detail/kopu': both({}) },
    'promo/all English.dataPromo[0].slug: detail missing, found "kopi", expected a block at /api/promo/detail/:slug, did you mean kopu?',
  ],
  [
    'an article without its detail',
    { 'news/news': both({ dataNews: [{ slug: 'laba' }] }) },
    'news/news English.dataNews[0].slug: detail missing, found "laba", expected a block at /api/detail/:slug',
  ],
  [
    'an unknown promo of a kind',
    { 'promo/all': promos(['kopi'], ['kopy']), 'promo/detail/kopi': both({}) },
    'promo/all English.kinds[0].promos[0]: unknown promo, found "kopy", expected the slug of a promo, did you mean kopi?',
  ],
  [
    'an unknown popular question',
    { 'faq/all': faq(['lost-pins']) },
    'faq/all English.popular[0]: unknown question, found "lost-pins", expected the id of a question, did you mean lost-pin?',
  ],
  [
    'a chair who is no leader',
    { 'manajemen-komite': committees('Ratno'), leader: leaders },
    'manajemen-komite English.boards[0].committees[0].chair.name: unknown person, found "Ratno", expected a name in /api/leader, did you mean Ratna?',
  ],
])('finds %s', (_, content, line) => {
  expect(linesOf(content)[0]).toBe(line);
});

it('does not look for the chairs of a bank without leaders', () => {
  expect(linesOf({ 'manajemen-komite': committees('Ratna') })).toEqual([]);
});
