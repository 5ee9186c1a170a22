import { describe, expect, it } from 'vitest';
import {
  link,
  list,
  MalformedContent,
  media,
  object,
  readBlock,
  text,
} from '../../../../widgets/runtime/content/shape';
import { html } from '../../../../widgets/runtime/ui/rich-html';

const reading = { media: 'https://media.example', html: (source: string) => `clean:${source}` };
const nothing = [undefined, null, '', '-', ' ', ' - ', '\n-\t'];

describe('a shape', () => {
  it.each(nothing)('reads %j as none', (none) => {
    expect(text(none, 'at', reading)).toBeUndefined();
    expect(html(none, 'at', reading)).toBeUndefined();
    expect(link(none, 'at', reading)).toBeUndefined();
    expect(media(none, 'at', reading)).toBeUndefined();
    expect(object({ title: text })(none, 'at', reading)).toBeUndefined();
    expect(list(text)(none, 'at', reading)).toEqual([]);
  });

  it('keeps a dash that is part of a text, and a zero', () => {
    expect(text('--', 'at', reading)).toBe('--');
    expect(text('e-form', 'at', reading)).toBe('e-form');
    expect(text(0, 'at', reading)).toBe('0');
  });

  it('reads ids that are numbers as text', () => {
    expect(text(12, 'at', reading)).toBe('12');
  });

  it('replaces half a surrogate pair, so that a slug can be a part of an address', () => {
    expect(object({ slug: text })({ slug: 'a\ud800b' }, 'at', reading)).toEqual({ slug: 'a\ufffdb' });
  });

  it('leaves items that are none out of a list', () => {
    expect(list(text)(['a', '-', null, 'b'], 'at', reading)).toEqual(['a', 'b']);
  });

  it('reads the fields it knows, and no others', () => {
    const shape = object({ title: text, image: media });
    expect(shape({ title: 'A', image: '-', extra: 'x' }, 'at', reading)).toEqual({ title: 'A', image: undefined });
  });

  it('passes HTML through the reading, which cleans it on a server, and says what its addresses lead to', () => {
    expect(html('<b>x</b>', 'at', reading)).toEqual({ html: 'clean:<b>x</b>', addresses: reading });
  });

  it.each([
    '/promo',
    'promo/a',
    '#top',
    '?lang=en',
    'https://bank.example/a:b',
    'mailto:halo@bank.example',
    'tel:+62211500000',
    '//cdn.example/a',
    '/a?next=javascript:x',
    `https://bank.example/${'\u4e00'.repeat(300)}?${'a'.repeat(300)}`,
  ])('follows %s', (address) => {
    expect(link(address, 'at', reading)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '  javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'javascript\r\n:alert(1)',
    '\u0001javascript:alert(1)',
    '\u001f javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://bank.example/1',
    'file:///etc/passwd',
    'intent://scan/#Intent;end',
  ])('does not follow %j', (address) => {
    expect(link(address, 'at', reading)).toBeUndefined();
    expect(media(address, 'at', reading)).toBeUndefined();
  });

  it('follows no address whose host is longer than one can be, because parsing that could take seconds', () => {
    for (const before of ['https://', '//', '/\t\\', 'http:']) {
      expect(link(before + '\u4e00'.repeat(300), 'at', reading), before).toBeUndefined();
    }
  });

  it('finds media with the backend, but not those that live elsewhere', () => {
    expect(media('/art/a.svg', 'at', reading)).toBe('https://media.example/art/a.svg');
    expect(media('//cdn.example/a.svg', 'at', reading)).toBe('//cdn.example/a.svg');
    expect(media('https://cdn.example/a.svg', 'at', reading)).toBe('https://cdn.example/a.svg');
  });

  it('takes an image given inline, but no page given inline', () => {
    const image = 'data:image/png;base64,AAAA';
    expect(media(image, 'at', reading)).toBe(image);
    expect(link(image, 'at', reading)).toBeUndefined();
    expect(media('data:image/evil,x', 'at', reading)).toBeUndefined();
  });

  describe('says where a block is not what it should be', () => {
    const shape = object({ tabs: list(object({ title: text, rows: list(text) })) });
    it.each([
      [{ tabs: 'x' }, 'English.tabs: expected a list, found "x"'],
      [{ tabs: [{}, 'x'] }, 'English.tabs[1]: expected an object, found "x"'],
      [{ tabs: [{}, { title: ['x'] }] }, 'English.tabs[1].title: expected text, found ["x"]'],
      [{ tabs: [{ rows: ['a', { b: 1 }] }] }, 'English.tabs[0].rows[1]: expected text, found {"b":1}'],
      [[], 'English: expected an object, found []'],
      [true, 'English: expected an object, found true'],
      [undefined, 'English: expected a block, found undefined'],
      [null, 'English: expected a block, found null'],
      ['-', 'English: expected a block, found "-"'],
    ])('%j', (block, message) => {
      expect(() => readBlock(shape, block, 'English', reading)).toThrow(MalformedContent);
      expect(() => readBlock(shape, block, 'English', reading)).toThrow(message);
    });

    it('briefly, however much there is', () => {
      const much = Array.from({ length: 1_000 }, () => 'much');
      const read = () => readBlock(text, much, 'English', reading);
      expect(read).toThrow(/^English: expected text, found .{1,40}$/);
    });
  });
});
