import { describe, expect, expectTypeOf, it } from 'vitest';
import { notFound, type Route, routes } from '../../../shell/routes';
import { languages } from '../../../widgets/runtime/language/language';

describe('the route table', () => {
  it('has no route without texts in both languages', () => {
    // Checked by the type check: without texts, or without one language's, a route does not compile.
    expectTypeOf<Omit<Route, 'texts'>>().not.toExtend<Route>();
    expectTypeOf<keyof Route['texts']>().toEqualTypeOf<(typeof languages)[number]>();
    for (const { path, texts } of [...routes, notFound]) {
      for (const language of languages) {
        expect(texts[language].heading, path).not.toBe('');
        expect(texts[language].description, path).not.toBe('');
      }
    }
  });

  it('gives no page the heading of the not-found page', () => {
    for (const { path, texts } of routes) {
      for (const language of languages)
        expect(texts[language].heading, path).not.toBe(notFound.texts[language].heading);
    }
  });

  it('has each path once', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('names the list of every route that has one page for each item', () => {
    for (const { path, listedOn } of routes) expect(Boolean(listedOn), path).toBe(path.includes(':'));
  });
});
