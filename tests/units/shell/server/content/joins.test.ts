import { writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, ContentSource } from '../../../../../shell/server/content/content-source';
import { withJoins } from '../../../../../shell/server/content/joins';
import { foundOf } from '../../../../../shell/server/content/prepare';
import { type Join, join } from '../../../../../widgets/runtime/content/join';
import { list, object, text } from '../../../../../widgets/runtime/content/shape';
import { recordedLog } from '../../../../support/log';
import { offer, sampleWidget } from '../../../../support/sample-content';
import { newFolder } from '../../../../support/until-finished';

let publicDir: string;
let logged: ReturnType<typeof recordedLog>;
let answers: Record<string, Answer | Promise<Answer>>;

beforeEach(async () => {
  publicDir = newFolder();
  logged = recordedLog('warn');
  answers = {};
});

const found = (block: unknown) => foundOf({ normalized: true, English: block, Indonesia: block });
const offersOf = (...titles: string[]) =>
  found({ offers: titles.map((title) => ({ slug: title.toLowerCase(), title })) });

/** One offer gets the titles of the others. */
const needs = {
  list: { path: '/api/offers', shape: object({ offers: list(object({ slug: text, title: text }, 'slug')) }) },
};
const others = vi.fn<Join['add']>();
const titles = join(offer, needs, (block, { list }, { params }) => ({
  ...block,
  others: list?.offers?.filter(({ slug }) => slug !== params.slug).map(({ title }) => ({ title })),
}));

const joined = (own: Join = titles, path = '/api/offer/:slug') => {
  const widget = { ...sampleWidget('offer', { path, shape: offer }), join: own };
  const offers = sampleWidget('offers', { path: '/api/offers', shape: needs.list.shape });
  const source: ContentSource = { read: async (asked) => answers[asked] ?? { status: 'missing' } };
  return withJoins(source, {
    widgets: new Map([widget, offers].map((each) => [each.name, each])),
    publicDir,
    log: logged.log,
  });
};
const english = async (source: ContentSource, path = '/api/offer/a') => {
  const answer = await source.read(path);
  return answer.status === 'found' ? JSON.parse(answer.json).English : answer.status;
};

describe('a block that is joined with another', () => {
  it('is shown without what would make it larger than a block may be', async () => {
    const many = Array.from({ length: 100_000 }, () => ({ title: 'x' }));
    const large = join(offer, needs, (block) => ({ ...block, others: many }));
    expect(await english(joined(large))).toEqual({ title: 'A' });
    expect(logged.lines).toMatchObject([{ event: 'content-join', reason: 'makes the block too large' }]);
  });

  beforeEach(() => {
    answers['/api/offer/a'] = found({ title: 'A' });
    answers['/api/offers'] = offersOf('A', 'B');
  });

  it('says what the join adds, and its JSON and tag are of that', async () => {
    const answer = await joined().read('/api/offer/a');
    expect(answer).toMatchObject({ content: { normalized: true, English: { title: 'A', others: [{ title: 'B' }] } } });
    expect(await english(joined())).toEqual({ title: 'A', others: [{ title: 'B' }] });
    const plain = found({ title: 'A' });
    expect('tag' in answer && answer.tag).not.toBe(plain.tag);
  });

  it('is made anew only when one of the two has changed', async () => {
    const source = joined();
    const first = await source.read('/api/offer/a');
    expect(await source.read('/api/offer/a')).toBe(first);
    answers['/api/offers'] = offersOf('C');
    const second = await source.read('/api/offer/a');
    expect(second).not.toBe(first);
    expect(await english(source)).toEqual({ title: 'A', others: [{ title: 'C' }] });
    answers['/api/offer/a'] = found({ title: 'New' });
    expect(await english(source)).toMatchObject({ title: 'New' });
  });

  it('waits half a second for the other at most, and is then shown without it', async () => {
    answers['/api/offers'] = new Promise(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reading = english(joined());
    await vi.advanceTimersByTimeAsync(500);
    expect(await reading).toEqual({ title: 'A' });
  });

  it.each([
    ['missing', { status: 'missing' }],
    ['failed', { status: 'failed', reason: 'down' }],
  ] as const)('is shown without one that is %s', async (_, answer) => {
    answers['/api/offers'] = answer;
    expect(await english(joined())).toEqual({ title: 'A' });
  });

  it('is given only the part that it needs, without long texts', async () => {
    others.mockImplementation((block) => block);
    const longest = { slug: 'b', title: 'x'.repeat(500) };
    const offers = [{ slug: 'a', title: 'x'.repeat(501), secret: 'y' }, longest];
    answers['/api/offers'] = found({ offers, note: 'z' });
    await joined({ needs, add: others }).read('/api/offer/a');
    const context = expect.objectContaining({ language: 'English', params: { slug: 'a' } });
    expect(others).toHaveBeenCalledWith({ title: 'A' }, { list: { offers: [{ slug: 'a' }, longest] } }, context);
  });

  it('has what the other says in its other language where it lacks this one', async () => {
    answers['/api/offers'] = foundOf({ normalized: true, Indonesia: { offers: [{ slug: 'b', title: 'Dua' }] } });
    expect(await english(joined())).toEqual({ title: 'A', others: [{ title: 'Dua' }] });
  });

  it('stays as it is where the join fails, which is logged once', async () => {
    const add = () => {
      throw new Error('not expected');
    };
    const source = joined({ needs, add });
    expect(await english(source)).toEqual({ title: 'A' });
    answers['/api/offer/a'] = found({ title: 'B' });
    expect(await english(source)).toEqual({ title: 'B' });
    expect(logged.lines).toMatchObject([{ event: 'content-join', path: '/api/offer/:slug', reason: 'not expected' }]);
  });

  it('that is damaged in a language has no other block there', async () => {
    answers['/api/offer/a'] = foundOf({ normalized: true, Indonesia: { title: 'A' } });
    expect(await english(joined())).toBeUndefined();
  });
});

describe('a block that is missing', () => {
  beforeEach(() => {
    answers['/api/offers'] = offersOf('B');
  });
  const titled = join(offer, needs, (block, { list }) => ({ ...block, title: list?.offers?.[0]?.title }));

  it('begins empty where what it needs was found', async () => {
    const source = joined(titled, '/api/offer');
    expect(await english(source, '/api/offer')).toEqual({ title: 'B' });
    // A page that needs the block is not there for it.
    expect(await source.read('/api/offer')).toMatchObject({ isStandIn: true });
  });

  it('stays missing where that was not found, and where it still lacks an essential field', async () => {
    expect(await english(joined(titles, '/api/offer'), '/api/offer')).toBe('missing');
    answers['/api/offers'] = { status: 'missing' };
    expect(await english(joined(titled, '/api/offer'), '/api/offer')).toBe('missing');
  });

  it('stays missing where its path has a slug, which anybody may choose', async () => {
    expect(await english(joined(titled), '/api/offer/nothing')).toBe('missing');
  });
});

describe('the size of a file', () => {
  const sized = (address: string, count = 1) =>
    join(offer, {}, (block, _, { sizeOf }) => {
      let size: number | undefined;
      for (let at = 0; at < count; at++) size = sizeOf(count > 1 && at < count - 1 ? `/x${at}.pdf` : address);
      return { ...block, size };
    });
  beforeEach(async () => {
    answers['/api/offer/a'] = found({ title: 'A' });
    await writeFile(joinPath(publicDir, 'a.pdf'), 'x'.repeat(30));
  });

  it('is that in the bank’s public folder', async () => {
    expect(await english(joined(sized('/a.pdf')))).toEqual({ title: 'A', size: 30 });
  });

  const others = ['/none.pdf', `/${'a'.repeat(300)}.pdf`, '/../a.pdf', 'https://other.example/a.pdf', '/.a.pdf', ''];
  it.each(others)('is unknown of %s', async (address) => {
    expect(await english(joined(sized(address)))).toEqual({ title: 'A' });
  });

  it('is looked up at most 1,000 times for a block', async () => {
    expect(await english(joined(sized('/a.pdf', 1_000)))).toEqual({ title: 'A', size: 30 });
    expect(await english(joined(sized('/a.pdf', 1_001)))).toEqual({ title: 'A' });
  });
});
