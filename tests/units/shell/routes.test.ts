import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Route } from '../../../shell/route';
import { notFound, routes } from '../../../shell/routes';
import { languages } from '../../../widgets/runtime/language/language';

describe('the route table', () => {
  it('has no route without texts in both languages', () => {
    // Checked by the type check: without texts, or without one language's, a route does not compile.
    expectTypeOf<Omit<Route, 'heading'>>().not.toExtend<Route>();
    expectTypeOf<Omit<Route, 'description'>>().not.toExtend<Route>();
    expectTypeOf<keyof Route['heading' | 'description']>().toEqualTypeOf<(typeof languages)[number]>();
    for (const { path, heading, description } of [...routes, notFound]) {
      for (const language of languages) {
        expect(heading[language], path).not.toBe('');
        expect(description[language], path).not.toBe('');
      }
    }
  });

  it('gives no page the heading of the not-found page', () => {
    for (const { path, heading } of routes) {
      for (const language of languages) expect(heading[language], path).not.toBe(notFound.heading[language]);
    }
  });

  it('has each path once', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('names the list of every route that has one page for each item', () => {
    for (const { path, listedOn } of routes) expect(Boolean(listedOn), path).toBe(path.includes(':'));
  });
});
