import { describe, expect, it } from 'vitest';
import { normalizeContent } from '../../../../widgets/runtime/content/normalize';
import { lastDay } from '../../../../widgets/runtime/content/promo-kinds';
import {
  cell,
  choice,
  dateTime,
  day,
  flag,
  html,
  link,
  list,
  MalformedContent,
  media,
  number,
  object,
  readBlock,
  record,
  type Shape,
  text,
} from '../../../../widgets/runtime/content/shape';

function field(shape: Shape, value: unknown) {
  const whole = object({ field: shape, other: text });
  const { content, problems } = normalizeContent(whole, { English: { field: value, other: 'x' } });
  const noted = problems.filter(({ at }) => at).map(({ at, problem }) => `${at}: ${problem}`);
  return [(content.English as { field?: unknown }).field, noted];
}

const nones = [undefined, null, false, '', ' - ', '-', '–', [], {}];

describe('a value that says that there is none', () => {
  it.each(nones)('%j is none for every kind of field, and no problem', (none) => {
    const kinds = [text, html, link, media, day, dateTime, number, flag, choice('a'), list(text), record(text)];
    for (const shape of [...kinds, object({ title: text })]) expect(field(shape, none)).toEqual([undefined, []]);
    // A cell shows `false`.
    expect(field(cell, none)).toEqual([none === false ? 'no' : undefined, []]);
  });
});

describe('a field', () => {
  it.each<[Shape, unknown, unknown]>([
    [text, 12, '12'],
    [text, 'Bayar &amp; beli', 'Bayar & beli'],
    [text, 'a\ud800b', 'a\ufffdb'],
    [cell, true, 'ok'],
    [cell, 'no', 'no'],
    [html, '<p>&amp;</p>', '<p>&amp;</p>'],
    [link, 'halo@bank.example?subject=Tanya', 'mailto:halo@bank.example?subject=Tanya'],
    [link, 'foto@2x.png?v=2', '/foto@2x.png?v=2'],
    [link, 'café.example/x', 'https://xn--caf-dma.example/x'],
    [link, '\u200bhttps://mitra.example/x', 'https://mitra.example/x'],
    [link, 'ojk.go.id:8443/x', 'https://ojk.go.id:8443/x'],
    [html, '<p>&#xA0;&nbsp;</p><p></p>', undefined],
    [html, '<p>&#160;</p><img src="/a.png">', '<p>&#160;</p><img src="/a.png">'],
    [link, ' https://mitra.example/x ', 'https://mitra.example/x'],
    [link, 'services/pay', '/services/pay'],
    [link, '/promo', '/promo'],
    [link, '#top', '#top'],
    [link, '?lang=en', '?lang=en'],
    [link, 'tel:+62211500000', 'tel:+62211500000'],
    [link, 'laporan.pdf', '/laporan.pdf'],
    [media, 'img/a.png', '/img/a.png'],
    [media, 'cdn.bank.example/a.png', 'https://cdn.bank.example/a.png'],
    [media, 'http://bank.example/a.png', 'http://bank.example/a.png'],
    [media, 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    [day, 'Kamis, 31 Desember 2099', '2099-12-31'],
    [dateTime, '5 November 2026 21:30', '2026-11-05T21:30:00'],
    [day, '1970-01-01', undefined],
    [text, 'a\u0000\u0007b\u009b\nc', 'ab\nc'],
    [number, '2500', 2500],
    [flag, true, true],
    [flag, 'yes', true],
    [flag, 'no', undefined],
    [choice('a', 'b'), 'b', 'b'],
    [list(text), { 1: 'b', 0: 'a', 10: 'c' }, ['a', 'b', 'c']],
    [list(text), 'a', ['a']],
    [list(text), ['a', null, '-', 'b'], ['a', 'b']],
    [list(object({ name: text })), { name: 'Rina' }, [{ name: 'Rina' }]],
    [record(text), { '/a.pdf': 'x', b: null }, { '/a.pdf': 'x' }],
  ])('%j reads %j as %j', (shape, value, expected) => {
    expect(field(shape, value)).toEqual([expected, []]);
  });

  it.each<[Shape, unknown, string]>([
    [text, true, 'wrong type'],
    [html, { a: 1 }, 'wrong type'],
    [link, '\u0001javascript:alert(1)', 'unsafe or broken address'],
    [media, 'mailto:a@b.example', 'unsafe or broken address'],
    [media, 'data:image/evil,x', 'unsafe or broken address'],
    [day, '2099-02-30', 'not a date'],
    [number, '250.000', 'wrong type'],
    [flag, ['true'], 'wrong type'],
    [flag, { toString: 1, valueOf: 1 }, 'wrong type'],
    [choice('a', 'b'), 'c', 'wrong type'],
    [object({ name: text }), 'Rina', 'wrong type'],
  ])('%j leaves %j out and says so', (shape, value, problem) => {
    expect(field(shape, value)).toEqual([undefined, [`field: ${problem}`]]);
  });

  it('stays known to be a last day that cannot be read, also when it is normalized again', () => {
    expect(field(lastDay, '31/12/2026')).toEqual(['2026-12-31', []]);
    expect(field(lastDay, '0000-00-00')).toEqual([undefined, []]);
    for (const value of ['12/31/2026', 1798736400, '?']) {
      expect(field(lastDay, value)).toEqual(['?', ['field: not a date']]);
    }
    const shape = object({ until: lastDay, from: day });
    expect(readBlock(shape, { until: '?', from: '?' }, { media: '' })).toEqual({ until: '', from: undefined });
  });
});

describe('a list', () => {
  it('is without its wrong items, each of which is noted with what was found', () => {
    const shape = list(object({ id: text, title: text }, 'title'));
    const block = [{ id: 1, title: 'Benar' }, null, 'teks', { id: 4, title: ['x'] }, { id: 5 }];
    const { content, problems } = normalizeContent(shape, { Indonesia: block, English: block });
    expect(content.Indonesia).toEqual([{ id: '1', title: 'Benar' }]);
    const wrong = { language: 'Indonesia', level: 'error', problem: 'wrong type' };
    expect(problems.filter(({ language }) => language === 'Indonesia')).toEqual([
      { ...wrong, at: '[2]', found: '"teks"', expected: 'an object' },
      { ...wrong, at: '[3].title', found: '["x"]', expected: 'a text' },
      { ...wrong, at: '[4].title', problem: 'essential missing', expected: 'a text' },
    ]);
  });

  it('keeps the first of several items with one address', () => {
    const shape = list(object({ slug: text, title: text }), 'slug');
    const block = [{ slug: 'a', title: 'Satu' }, { slug: 'a', title: 'Dua' }, { title: 'Tiga' }, { title: 'Empat' }];
    const { content, problems } = normalizeContent(shape, { Indonesia: block, English: block });
    expect(content.Indonesia).toEqual([block[0], block[2], block[3]]);
    expect(problems[0]).toMatchObject({ at: '[1].slug', problem: 'double', found: 'a' });
  });

  it('has each of its known values once', () => {
    expect(field(list(choice('a', 'b')), ['a', 'b', 'a'])).toEqual([['a', 'b'], ['field[2]: double']]);
  });

  it('is without an item that would say something false without a value that cannot be read', () => {
    const shape = list(object({ name: text, most: { ...number, isStrict: true } }));
    const block = Object.entries({ A: '250.000', B: null, C: 5 }).map(([name, most]) => ({ name, most }));
    const { English } = normalizeContent(shape, { English: block }).content;
    expect(English).toEqual([{ name: 'B' }, { name: 'C', most: 5 }]);
  });
});

describe('content', () => {
  const shape = object({ title: text, faqs: list(object({ title: text })) }, 'faqs');
  const block = { title: 'Bantuan', faqs: [{ title: 'Kartu' }] };

  it('has its languages in any case, and nothing of fields that no shape knows', () => {
    const given = { ' INDONESIA ': { ...block, created_by: 'admin@bank.example' }, english: block, note: 'rahasia' };
    const { content, problems } = normalizeContent(shape, given);
    expect(content).toEqual({ normalized: true, English: block, Indonesia: block });
    expect(problems).toEqual([{ language: 'Indonesia', at: 'created_by', level: 'warning', problem: 'unknown field' }]);
  });

  it('keeps the ids of its backend, which no widget reads', () => {
    const first = { id: 'kartu', title: 'Kartu' };
    const given = { ...block, id: 7, faqs: [first, { id: { of: 1 }, title: 'PIN' }] };
    const { content, problems } = normalizeContent(shape, { English: given, Indonesia: given });
    expect(content.English).toEqual({ ...given, faqs: [first, { title: 'PIN' }] });
    expect(problems).toEqual([]);
  });

  it.each([undefined, null, {}, [], '-'])('leaves out a language that is %j, so that the other shows', (none) => {
    const { content, isDamaged } = normalizeContent(shape, { English: none, Indonesia: block });
    expect(content).toEqual({ normalized: true, Indonesia: block });
    expect(isDamaged).toBe(false);
  });

  it('is damaged where a language lacks its essentials, and shows the other', () => {
    const { content, isDamaged } = normalizeContent(shape, { English: { error: 'db' }, Indonesia: block });
    expect(content).toEqual({ normalized: true, Indonesia: block });
    expect(isDamaged).toBe(true);
  });

  it.each([[[]], [null], [{}], ['']])('has an essential list that is given as %j, which is empty', (none) => {
    const { content, isDamaged } = normalizeContent(shape, { Indonesia: { title: 'Bantuan', faqs: none } });
    expect([content.Indonesia, isDamaged]).toEqual([{ title: 'Bantuan', faqs: [] }, false]);
  });

  it.each([
    [{ Indonesia: { faqs: 'x' } }, 'Indonesia.faqs: wrong type, found "x"'],
    [{ Indonesia: { faqs: ['x', 'y'] } }, 'Indonesia.faqs[0]: wrong type, found "x"'],
    [{ Indonesia: 'Server Error' }, 'Indonesia: wrong type, found "Server Error"'],
    [{ Indonesia: { title: 'x' } }, 'Indonesia.faqs: essential missing'],
    [{}, 'has neither English nor Indonesia'],
    ['x', 'has neither English nor Indonesia'],
  ])('%j has no block to show', (content, message) => {
    expect(() => normalizeContent(shape, content)).toThrow(MalformedContent);
    expect(() => normalizeContent(shape, content)).toThrow(message);
  });

  it('is normalized once: what is decoded stays as it is', () => {
    const once = normalizeContent(shape, { Indonesia: { title: '&amp;lt;b&gt;', faqs: [] } }).content;
    expect(once.Indonesia).toMatchObject({ title: '&lt;b>' });
    expect(normalizeContent(shape, once).content).toEqual(once);
  });

  it('has an empty list for a block that is a list', () => {
    const { content } = normalizeContent(list(text), { English: [], Indonesia: {} });
    expect(content).toEqual({ normalized: true, English: [], Indonesia: [] });
  });
});
