import { describe, expect, it, vi } from 'vitest';
import type { Content } from '../../../../widgets/runtime/content/content';
import { isLong, type LongLists } from '../../../../widgets/runtime/content/long-lists';
import { cut, extend, maxPages, pageParam } from '../../../../widgets/runtime/content/long-lists.pages';

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => index + from);
const both = (block: unknown): Content => ({ English: block, Indonesia: block });

/** The second group has two lists that are counted together. */
const groups: LongLists = { groups: [['groups.*', 'items', 'years.*.items']] };
const grouped = both({
  title: 'Documents',
  groups: [
    { items: numbers(60) },
    { items: numbers(20), years: [{ items: numbers(10, 21) }, { items: numbers(5, 31) }] },
  ],
});

describe('long lists', () => {
  it('are cut to a page, and say how many items are left', () => {
    const plain: LongLists = { groups: [['', 'items']] };
    const { English, pages } = cut(both({ title: 'x', items: numbers(60) }), plain, { first: 2, last: 2 });
    expect(English).toEqual({ title: 'x', items: numbers(24, 25), rest: 12 });
    expect(pages).toEqual({ first: 2, last: 2, rest: { English: 12, Indonesia: 12 } });
  });

  it('are sorted before they are cut', () => {
    const sorted: LongLists = { groups: [['', '']], order: (items) => items.toReversed() };
    const { English } = cut(both(numbers(100)), sorted, { first: 1, last: 1 });
    expect(English).toEqual(numbers(24, 77).reverse());
  });

  it('of one group are counted together, and each group for itself', () => {
    const first = cut(grouped, groups, { first: 1, last: 1 });
    expect(first.English).toEqual({
      title: 'Documents',
      groups: [
        { items: numbers(24), rest: 36 },
        { items: numbers(20), years: [{ items: numbers(4, 21) }, { items: [] }], rest: 11 },
      ],
    });
    expect(first.pages?.rest).toEqual({ English: 36, Indonesia: 36 });
  });

  const others = [null, 'nothing', [], { items: null }, { groups: [null, 7, [], { items: {} }] }];
  it.each(others)('stay as they are where a block has another shape: %j', (block) => {
    const { English } = cut(both(block), groups, { first: 1, last: 1 });
    expect(JSON.parse(JSON.stringify(English))).toEqual(block);
  });

  it('that came whole are extended without a request', async () => {
    vi.stubGlobal('fetch', () => expect.unreachable());
    const first = cut(grouped, groups, { first: 1, last: 1 });
    expect(await extend(first, groups, '/api/x', 2)).toEqual(cut(grouped, groups, { first: 1, last: 2 }));
  });

  /** Serves the first page, then answers for further ones. */
  const served = (content = () => grouped, version = () => 'a') => {
    const asked: string[] = [];
    const answer = (page: string): Content => {
      const [first = 1, last = first] = page.split('-').map(Number);
      const part = cut(content(), groups, { first: Math.max(first, last - maxPages + 1), last });
      return JSON.parse(JSON.stringify({ ...part, pages: { ...part.pages, tag: version() } }));
    };
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response(JSON.stringify(answer(address.split('page=')[1] ?? '')));
    });
    return { asked, first: answer('1') };
  };

  it('that came in part are extended by the pages that follow, each in its place', async () => {
    const { asked, first } = served();
    const second = await extend(first, groups, '/api/x', 2);
    const third = await extend(second, groups, '/api/x', 3);
    expect(asked).toEqual(['/api/x?page=2', '/api/x?page=3']);
    const whole = cut(grouped, groups, { first: 1, last: 3 });
    expect(third.English).toEqual(JSON.parse(JSON.stringify(whole.English)));
    expect(third.pages).toEqual({ ...whole.pages, tag: 'a' });
  });

  it('that have changed in the meantime are requested as a whole, so that nothing is missing or twice', async () => {
    let content = grouped;
    const version = () => String(content === grouped);
    const { asked, first } = served(() => content, version);
    content = both({ groups: [{ items: numbers(61, 0) }, { items: [] }] });
    const second = await extend(first, groups, '/api/x', 2);
    expect(asked).toEqual(['/api/x?page=2', '/api/x?page=1-2']);
    expect(second.English).toEqual({ groups: [{ items: numbers(48, 0), rest: 13 }, { items: [] }] });
  });

  it('of more pages than a server answers with at once are requested in parts, also when they have changed', async () => {
    let content = both({ groups: [{ items: numbers(400) }] });
    const version = () => JSON.stringify(content).slice(0, 40);
    const { asked, first } = served(() => content, version);
    const many = await extend(first, groups, '/api/x', 12);
    expect(many.English).toEqual({ groups: [{ items: numbers(288), rest: 112 }] });
    content = both({ groups: [{ items: numbers(401, 0) }] });
    const changed = await extend(many, groups, '/api/x', 13);
    expect(changed.English).toEqual({ groups: [{ items: numbers(312, 0), rest: 89 }] });
    expect(asked.map((address) => address.split('page=')[1])).toEqual(['2-11', '12', '13', '1-10', '11-13']);
  });

  it('are not extended by another page than the one that was asked for', async () => {
    const { first } = served();
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(first)));
    await expect(extend(first, groups, '/api/x', 2)).rejects.toThrow('/api/x has not answered page 2');
  });

  it('are cut here where a backend knows no pages and answers with all of them', async () => {
    const { first } = served();
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(grouped)));
    expect(await extend(first, groups, '/api/x', 2)).toEqual(cut(grouped, groups, { first: 1, last: 2 }));
  });

  const sent = (page: number, Indonesia: number) => {
    return { pages: { first: page, last: page, rest: { English: 0, Indonesia } } };
  };
  it.each<[string, Content, boolean]>([
    ['a group of more than a page', both({ groups: [{ items: numbers(20), years: [{ items: numbers(5) }] }] }), true],
    ['a long list in one language', { Indonesia: { groups: [{ items: numbers(25) }] } }, true],
    ['groups that have a page each', both({ groups: [{ items: numbers(24) }, { items: numbers(24) }] }), false],
    ['a part that a server has cut', sent(1, 3), true],
    ['a part that does not begin with the first page', sent(2, 0), true],
    ['all that a server has', sent(1, 0), false],
    ['another shape', { English: { groups: 'x'.repeat(30) }, Indonesia: [null], pages: 7 as never }, false],
  ])('need their code only where they are long: %s', (_, content, expected) => {
    expect(isLong(content, groups)).toBe(expected);
  });

  it('have pages that an address names', () => {
    expect(pageParam({ first: 2, last: 2 })).toBe('2');
    expect(pageParam({ first: 1, last: 3 })).toBe('1-3');
  });
});
