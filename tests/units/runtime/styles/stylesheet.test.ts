import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { constructed, precompiled } from '../../../../widgets/runtime/styles/sheet';
import { stylesheet } from '../../../../widgets/runtime/styles/stylesheet';

const rules = (sheet: CSSStyleSheet | undefined) =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');

describe('a stylesheet', () => {
  it('collects rules under names of their own, nested ones and animations with them', () => {
    const sheet = stylesheet();
    const fade = sheet.keyframes`
      from { opacity: 0; }
    `;
    const box = sheet.css`
      color: red;
      animation: ${fade} 1s;
      &:hover { color: blue; }
    `;
    const round = sheet.css`
      border-radius: ${4}px;
    `;
    expect(box).not.toBe(round);
    expect(sheet.text).toContain(`.${box}{color:red;animation:${fade} 1s;}`);
    expect(sheet.text).toContain(`.${box}:hover{color:blue;}`);
    expect(sheet.text).toContain(`@keyframes ${fade}{from{opacity:0;}}`);
    expect(sheet.text).toContain(`.${round}{border-radius:4px;}`);
  });

  it('keeps a pseudo-class behind :has() and others at the same element', () => {
    const sheet = stylesheet();
    const box = sheet.css`
      &:has(a):hover { color: blue; }
      &:not(:last-child)::after { color: red; }
      :is(input, select):hover { color: green; }
    `;
    expect(sheet.text).toContain(`.${box}:has(a):hover{`);
    expect(sheet.text).toContain(`.${box}:not(:last-child)::after{`);
    expect(sheet.text).toContain(`.${box} :is(input, select):hover{`);
  });

  it('takes rules as they stand', () => {
    const sheet = stylesheet();
    sheet.raw(':host{display:block}');
    expect(sheet.text).toBe(':host{display:block}');
  });

  it('keeps to itself: nothing reaches another one, or the page', () => {
    const [one, two] = [stylesheet(), stylesheet()];
    one.css`
      color: red;
    `;
    expect(two.text).toBe('');
    expect(document.head.querySelector('style')).toBeNull();
  });

  it('is one sheet for all who adopt it', () => {
    const sheet = stylesheet();
    sheet.css`
      color: red;
    `;
    expect(sheet.in(document)).toBe(sheet.in(document));
    expect(rules(sheet.in(document))).toContain('color: red');
  });

  it('is the same when the build has made it before', () => {
    const sheet = stylesheet();
    sheet.css`
      margin: 1rem;
    `;
    const built = precompiled(sheet.text);
    expect(built.text).toBe(sheet.text);
    expect(built.in(document)).toBe(built.in(document));
    expect(rules(built.in(document))).toBe(rules(sheet.in(document)));
  });

  it('measures in the reader’s text size, whatever the page’s rem is; its text stays plain', () => {
    const text = 'a{margin:1rem -.5rem 0 2.25rem;--rem:1px;content:"1remote"}';
    const replaced = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
    constructed(text);
    const rem = (times: string) => `calc(var(--serambi-rem)*${times})`;
    const css = `a{margin:${rem('1')} ${rem('-.5')} 0 ${rem('2.25')};--rem:1px;content:"1remote"}`;
    expect(replaced.mock.calls).toEqual([[css]]);
  });
});

it('no condition of a media or container query holds rem, which would void it', () => {
  const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.styles\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(60);
  const conditions = /@(?:media|container)[^{};]*\d(?:\.\d+)?rem\b/;
  expect(files.filter((file) => conditions.test(readFileSync(join('widgets', file), 'utf8')))).toEqual([]);
});
