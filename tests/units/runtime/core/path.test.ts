import { describe, expect, it } from 'vitest';
import { pathFor, patternOf } from '../../../../widgets/runtime/core/path';

describe('the path of a block', () => {
  it.each([
    ['/api/faq/all', {}, '/api/faq/all'],
    ['/api/promo/detail/:slug', { slug: 'kopi' }, '/api/promo/detail/kopi'],
    ['/api/promo/detail/:slug', { slug: '../../x?y#z' }, '/api/promo/detail/..%2F..%2Fx%3Fy%23z'],
    ['/api/promo/detail/:slug', { slug: 'café--☕' }, '/api/promo/detail/caf%C3%A9--%E2%98%95'],
    ['/api/promo/detail/:slug', {}, undefined],
    ['/api/promo/detail/:slug', { slug: '' }, undefined],
    ['/api/promo/detail/:slug', { slug: '..' }, undefined],
    ['/api/promo/detail/:slug', { slug: 'a\nb' }, undefined],
    ['/api/promo/detail/:slug', { slug: 'a\ud800' }, undefined],
    ['/api/news/:kind(news|event)', { kind: 'constructor' }, undefined],
    [['/api/detail/:slug', '/api/:of(promo)/all'], { of: 'promo' }, '/api/promo/all'],
    [['/api/detail/:slug', '/api/:of(promo)/all'], { of: 'promo', slug: 'a' }, '/api/detail/a'],
  ])('%j with %j is %s', (path, attributes, expected) => {
    expect(pathFor(path, attributes)).toBe(expected);
  });

  it('is recognised by its pattern, which names its parameters', () => {
    const pattern = patternOf('/api/promo/detail/:slug');
    expect(pattern.exec('/api/promo/detail/a%2Fb')?.groups).toEqual({ slug: 'a%2Fb' });
    expect(pattern.test('/api/promo/detail/a/b')).toBe(false);
    expect(patternOf('/api/news/:kind(news|event)').test('/api/news/promo')).toBe(false);
    expect(patternOf('/api/a.b').test('/api/axb')).toBe(false);
  });
});
