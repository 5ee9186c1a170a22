import { describe, expect, it } from 'vitest';
import {
  day,
  html,
  isSafe,
  link,
  list,
  MalformedContent,
  media,
  number,
  object,
  readBlock,
  type Shape,
  text,
} from '../../../../widgets/runtime/content/shape';

const reading = { media: 'https://media.example', html: (source: string) => `clean:${source}` };
const read = (shape: Shape, value: unknown) => readBlock(object({ field: shape }), { field: value }, reading).field;

describe('a normalized block, as a view gets it', () => {
  it('has the fields of its shape, and lists that are empty where there are none', () => {
    const shape = object({ title: text, items: list(object({ name: text })), banner: object({ image: media }) });
    expect(readBlock(shape, { title: 'A', extra: 'x' }, reading)).toEqual({ title: 'A', items: [], banner: undefined });
  });

  it('has HTML as it was written, with what its addresses lead to', () => {
    expect(read(html, '<b>x</b>')).toEqual({ html: '<b>x</b>', addresses: reading });
  });

  it('finds media with the backend, but not those that live elsewhere', () => {
    expect(read(media, '/art/a.svg')).toBe('https://media.example/art/a.svg');
    expect(read(media, 'https://cdn.example/a.svg')).toBe('https://cdn.example/a.svg');
    expect(read(media, 'data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  });

  it.each<[Shape, unknown]>([
    [text, ['x']],
    [text, 1],
    [html, {}],
    [link, 'javascript:alert(1)'],
    [link, 1],
    [media, 'data:text/html,x'],
    [day, 'soon'],
    [number, '1'],
  ])('has no value where it only claims to be normalized: %j of %j', (shape, value) => {
    expect(read(shape, value)).toBeUndefined();
  });

  it('is none without its essentials', () => {
    const shape = object({ title: text }, 'title');
    expect(() => readBlock(shape, {}, reading)).toThrow(MalformedContent);
    expect(() => readBlock(shape, undefined, reading)).toThrow(MalformedContent);
    expect(readBlock(list(shape), [{}, { title: 'A' }], reading)).toEqual([{ title: 'A' }]);
  });
});

describe('an address', () => {
  it.each([
    '/promo',
    '#top',
    'https://bank.example/a:b',
    'mailto:halo@bank.example',
    'tel:+62211500000',
    '//cdn.example/a',
    '/a?next=javascript:x',
    `https://bank.example/${'\u4e00'.repeat(300)}?${'a'.repeat(300)}`,
  ])('is followed: %s', (address) => {
    expect(isSafe(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u001f javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://bank.example/1',
  ])('is not followed: %j', (address) => {
    expect(isSafe(address)).toBe(false);
  });

  it('is not followed where its host is longer than one can be, because parsing that could take seconds', () => {
    for (const before of ['https://', '//', '/\t\\', 'http:']) {
      expect(isSafe(before + '\u4e00'.repeat(300)), before).toBe(false);
    }
  });
});
