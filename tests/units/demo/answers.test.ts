/** Measures the search with the demo bank's questions and their right first results. */
import { expect, it } from 'vitest';
import words from '../../../demo/search.json';
import { searchSchema } from '../../../shell/server/bank/search-words';
import { appOf } from '../../support/app';
import { demoSite } from '../../support/demo-bank';
import { first, kinds, type Questions, second, third } from './visitors-questions';

const app = await appOf({ site: { ...demoSite, search: searchSchema.parse(words) } });

interface Item {
  path?: string;
  file?: string;
}

async function placeOf(language: string, query: string, right: readonly string[]) {
  const response = await app.request(`/api/search?q=${encodeURIComponent(query)}`);
  const blocks = (await response.json()) as Record<string, { groups: { items: Item[] }[] }>;
  const items = blocks[language]?.groups.flatMap((group) => group.items) ?? [];
  const found = items.map(({ path, file }) => path ?? file ?? '');
  return {
    found,
    place: found.findIndex((address) => right.some((each) => address === each || address.startsWith(`${each}#`))) + 1,
  };
}

/** Share of right results at the first place and among the first three, and the wrong first ones. */
async function measure(questions: Questions) {
  const all = questions.flatMap(([right, Indonesia, English]) =>
    Object.entries({ Indonesia, English }).flatMap(([language, queries]) =>
      queries.map((query) => ({ language, query, right })),
    ),
  );
  const misses: string[] = [];
  let among = 0;
  for (const { language, query, right } of all) {
    const { found, place } = await placeOf(language, query, right);
    if (place !== 1) misses.push(`${language} “${query}”: place ${place}, instead ${found.slice(0, 3).join(', ')}`);
    if (place >= 1 && place <= 3) among += 1;
  }
  return { first: 1 - misses.length / all.length, among: among / all.length, misses: misses.join('\n') };
}

it.each([
  ['the usual questions', first, 1, 1],
  ['questions with slang, short forms and mistypings', second, 0.95, 1],
  ['questions that the search was not adjusted to', third, 0.95, 0.95],
  ...Object.entries(kinds).map(([kind, questions]) => [kind, questions, 0.9, 1] as const),
] as const)(
  'has the right result first, or among the first three, for %s',
  async (_, questions, leastFirst, leastAmong) => {
    const { first, among, misses } = await measure(questions);
    expect(first, misses).toBeGreaterThanOrEqual(leastFirst);
    expect(among, misses).toBeGreaterThanOrEqual(leastAmong);
  },
);
