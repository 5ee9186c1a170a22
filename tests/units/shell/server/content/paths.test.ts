import { describe, expect, it } from 'vitest';
import { mergedShape } from '../../../../../shell/server/content/merged-shape';
import { contentAt } from '../../../../../shell/server/content/paths';
import { lastDay } from '../../../../../widgets/runtime/content/promo-kinds';
import { cell, day, html, list, object, text } from '../../../../../widgets/runtime/content/shape';
import { parameter } from '../../../../../widgets/runtime/core/path';
import { widgets } from '../../../../support/content';
import { sampleWidget, sampleWidgets } from '../../../../support/sample-content';

const at = (path: string) => contentAt(path, sampleWidgets);

describe('a path of content', () => {
  it('is known by its pattern, of which there are few, and by its parameters', () => {
    expect(at('/api/offer/kopi-pagi')).toMatchObject({ pattern: '/api/offer/:slug', params: { slug: 'kopi-pagi' } });
    expect(at('/api/news/event')).toMatchObject({ pattern: '/api/news/event', params: { of: 'event' } });
    expect(at('/api/offers')).toMatchObject({ pattern: '/api/offers', params: { of: 'offers' } });
  });

  const slugs = ['diskon 50% & gratis+', "jum'at", 'café--☕', 'a/b'];
  it.each(slugs)('may have the slug “%s”, asked for encoded', (slug) => {
    const path = `/api/offer/${encodeURIComponent(slug)}`;
    expect(at(path)).toMatchObject({ path, params: { slug } });
  });

  it('is the same however its address encodes the slug', () => {
    expect(at('/api/offer/%6b%6Fpi')?.path).toBe('/api/offer/kopi');
  });

  it.each([
    '/api/nothing',
    '/api/offers/x',
    '/api/news/sport',
    '/api/news/constructor',
    '/api/offer/',
    '/api/offer/..',
    '/api/offer/%2e%2e',
    '/api/offer/..%2Fusers',
    '/api/offer/..%5Cusers',
    '/api/%2e%2e/offers',
    '/api//offers',
    '/api/\\..\\..\\internal\\users',
    '/apikeys',
    '/api/offer/a/b',
    '/api/offer/%00',
    '/api/offer/%zz',
    `/api/offer/${'a'.repeat(501)}`,
    '/api/../offers',
  ])('is not %s', (path) => {
    expect(at(path)).toBeUndefined();
  });

  it('has the long lists of the widget that pages them', () => {
    expect(at('/api/offers')?.block.lists).toBeDefined();
    expect(at('/api/news/news')?.block.lists).toBeUndefined();
  });

  it('has the fields that its widgets show and those that others need', () => {
    const needy = {
      ...sampleWidget('needy', { path: '/api/needy', shape: object({}) }),
      join: {
        needs: { offers: { path: '/api/offers', shape: object({ note: text }, 'note') } },
        add: (x: unknown) => x,
      },
    };
    const { block } = contentAt('/api/offers', new Map([...sampleWidgets, ['needy', needy]])) ?? {};
    expect(Object.keys(block?.shape.fields ?? {})).toEqual(['title', 'offers', 'kinds', 'heading', 'note']);
    expect(block?.shape.essential).toEqual(['offers']);
    const { item, key } = block?.shape.fields?.offers ?? {};
    expect([key, item?.essential, Object.keys(item?.fields ?? {})]).toEqual([
      'slug',
      ['slug'],
      ['slug', 'title', 'ends', 'link', 'image'],
    ]);
  });

  it('of the product has fields that all its widgets read alike', () => {
    const paths = [...widgets.values()].flatMap(({ content }) => {
      const path = content?.path;
      return !path || typeof path === 'function' ? [] : [path].flat();
    });
    for (const path of paths) {
      const values = [...path.matchAll(parameter)].map(([, , values = 'x']) => values.split('|'));
      const samples = values.reduce(
        (filled, each) =>
          filled.flatMap((one) => each.map((value) => one.replace(new RegExp(parameter.source), value))),
        [path],
      );
      for (const sample of samples) expect(contentAt(sample, widgets), sample).toBeDefined();
    }
  });
});

describe('a merged shape', () => {
  const one = object({ a: text, b: list(object({ c: text }, 'c')) }, 'a');
  const other = object({ b: list(object({ c: cell, d: html }, 'd')) }, 'b');
  const fields = {
    a: text,
    b: { kind: 'list', item: { kind: 'object', fields: { c: { kind: 'text', yes: 'ok' }, d: html } } },
  };

  it('needs for the block what any needs, and for an item what all need', () => {
    expect(mergedShape(one, other)).toEqual({ kind: 'object', fields, essential: ['a', 'b'] });
    const both = object({ b: list(object({ c: text }, 'c')) });
    expect(mergedShape(one, both)).toMatchObject({ fields: { b: { item: { essential: ['c'] } } } });
  });

  it('needs nothing more for those who only take a part of it', () => {
    expect(mergedShape(one, other, true)).toMatchObject({
      fields: { b: { item: { fields: { d: html }, essential: ['c'] } } },
      essential: ['a'],
    });
  });

  it('keeps a last day’s value for a date that cannot be read', () => {
    expect(mergedShape(object({ a: day }), object({ a: lastDay }))).toEqual(object({ a: lastDay }));
  });

  it('is none of shapes that read a field in different ways', () => {
    expect(() => mergedShape(object({ a: object({ b: text }) }), object({ a: object({ b: html }) }))).toThrow(
      'a.b: text in one shape, html in another',
    );
  });
});
