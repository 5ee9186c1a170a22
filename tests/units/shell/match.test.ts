import { describe, expect, it } from 'vitest';
import { attributesOf, matchPath } from '../../../shell/match';
import { notFound, routes } from '../../../shell/routes';
import { pathOf } from '../../../widgets/runtime/language/link';

const match = (path: string) => matchPath(path, { routes, notFound });
const slugAt = (path: string) => match(path).params.slug;

describe('a path', () => {
  it('leads to the route that has it', () => {
    for (const route of routes) expect(match(route.path.replace(':slug', 'a')).route, route.path).toBe(route);
  });

  it.each([
    ['its letters are of another case', ['/Help', '/HELP', '/News/a']],
    ['a slash is too many', ['/help/', '/news/', '/news/a/', '//', '//help', '/help//', '']],
    ['a part is missing or too many', ['/promo/a/b', '/services/none', '/helpdesk', '/x/help', 'help', '*', '/*']],
  ])('leads to no page where %s', (_, paths) => {
    for (const path of paths) expect(match(path).route, path).toBe(notFound);
  });

  it('gives its parameter decoded, once', () => {
    expect(slugAt('/promo/caf%C3%A9')).toBe('café');
    expect(slugAt('/promo/café')).toBe('café');
    expect(slugAt('/promo/a%2Fb')).toBe('a/b');
    expect(slugAt('/promo/a%2520b')).toBe('a%20b');
    expect(slugAt('/news/v1.0')).toBe('v1.0');
    expect(slugAt('/promo/a%252Fb')).toBe('a%2Fb');
  });

  const slugs = ['diskon 50% & gratis', "jum'at", 'café--☕', 'a/b', '100% + 1', '%2F', '?x=1#y'];
  it.each(slugs)('leads to the page of the slug “%s” by the address that lists have', (slug) => {
    expect(slugAt(pathOf('/promo', slug) ?? '')).toBe(slug);
    expect(slugAt(pathOf('/news', slug) ?? '')).toBe(slug);
  });

  it('is made of no slug that is a step to another folder, empty, or no text', () => {
    for (const slug of ['', '.', '..', '\u0000', '\ud800', undefined]) expect(pathOf('/promo', slug)).toBeUndefined();
  });

  it('gives a malformed parameter as it is', () => {
    for (const slug of ['%E0%A4%A', '%', '50%', '%zz']) expect(slugAt(`/promo/${slug}`)).toBe(slug);
  });
});

it('fills a route’s parameter into the attributes of its sections', () => {
  const section = { widget: 'x', attributes: { slug: ':slug', kind: 'news', none: ':none' } };
  expect(attributesOf(section, { slug: 'a' })).toEqual({ slug: 'a', kind: 'news', none: '' });
});
