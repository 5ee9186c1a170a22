import { describe, expect, it } from 'vitest';
import { questionFinder, questionIds } from '../../../../widgets/runtime/content/question-id';

const idsOf = (...questions: { id?: string; featureTitle?: string }[]) => [
  ...questionIds([{ features: questions }]).values(),
];

describe('the id of a question', () => {
  it('is that of the block, else made of its words', () => {
    const given = [{ id: '12', featureTitle: 'Apa?' }, { id: 'Lost Card' }, { featureTitle: 'Berapa biaya transfer?' }];
    expect(idsOf(...given)).toEqual(['faq-12', 'faq-lost-card', 'faq-berapa-biaya-transfer']);
  });

  it('is ASCII of bounded length, cut at a word', () => {
    const [accented, long, single] = idsOf(
      { featureTitle: 'Café & Jum’at: 50 %?' },
      { featureTitle: 'Bagaimana jika '.repeat(20) },
      { featureTitle: 'x'.repeat(500) },
    );
    expect(accented).toBe('faq-cafe-jum-at-50');
    expect(long).toBe(`faq-${'bagaimana-jika-'.repeat(4).slice(0, -1)}`);
    expect(single).toHaveLength(64);
  });

  it('is one of its own where several questions have the same words, in whatever category', () => {
    const same = () => ({ featureTitle: 'Berapa biayanya?' });
    const ids = questionIds([{ features: [same(), same()] }, { features: [same()] }]);
    expect([...ids.values()]).toEqual(['faq-berapa-biayanya', 'faq-berapa-biayanya-2', 'faq-berapa-biayanya-3']);
  });

  it('is found for 20,000 equal questions as soon as for others', () => {
    const features = Array.from({ length: 20_000 }, () => ({ featureTitle: 'Berapa biayanya?' }));
    const ids = [...questionIds([{ features }]).values()];
    expect(new Set(ids).size).toBe(20_000);
    expect(ids.at(-1)).toBe('faq-berapa-biayanya-20000');
  });

  it('is its place where its words have no letter of ASCII', () => {
    expect(idsOf({ featureTitle: 'A?' }, { featureTitle: '如何？' })).toEqual(['faq-a', 'faq-1-2']);
  });
});

describe('a question that a bank names', () => {
  const categories = [
    { features: [{ featureTitle: 'A?' }, { id: '2', featureTitle: 'B?' }] },
    { features: [{ featureTitle: 'C?' }] },
  ];

  it.each([
    ['faq-a', 'A?'],
    ['a', 'A?'],
    ['2', 'B?'],
    // The block's ids come before old addresses.
    ['faq-2', 'B?'],
    ['faq-1-1', 'A?'],
    ['faq-2-1', 'C?'],
    ['faq-1', 'A?'],
  ])('is found by %s', (name, title) => {
    expect(questionFinder(categories)(name)?.question.featureTitle).toBe(title);
  });

  it.each(['faq-9-9', 'z', '', 'faq-', 'faq-1-0'])('is not there by %j', (name) => {
    expect(questionFinder(categories)(name)).toBeUndefined();
  });
});
