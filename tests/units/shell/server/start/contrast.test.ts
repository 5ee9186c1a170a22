import { describe, expect, it } from 'vitest';
import { contrastOf, weakContrast } from '../../../../../shell/server/start/contrast';

describe('the contrast of two colours', () => {
  it('is the ratio that WCAG defines, from 1 to 21, whichever is the ground', () => {
    expect(contrastOf('#000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#777777')).toBe(1);
    expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  it('counts a colour of some opacity as it looks on its ground', () => {
    expect(contrastOf('#000000', '#FFFFFF', 50)).toBeCloseTo(contrastOf('#808080', '#FFFFFF'), 1);
  });
});

describe('a theme', () => {
  it('can be read in the product’s own colours, light and dark', () => {
    expect(weakContrast({ light: {}, dark: {} })).toBeUndefined();
  });

  it('is refused by the first pair that is too weak: text, controls, also where a colour comes from another', () => {
    const weak = (light: Record<string, string>) => weakContrast({ light });
    expect(weak({ 'on-turmeric': '#FFFFFF' })).toContain('on-turmeric (#FFFFFF) on turmeric (#B9C6D4)');
    expect(weak({ control: '#B0B0B0' })).toMatch(/^theme\.light: control .* needs 3:1$/);
    // `deep` is `leaf-deep` unless it is stated.
    expect(weak({ leaf: '#000000', 'leaf-deep': '#5C6F66' })).toMatch(
      /^theme\.light: on-deep at 85 % .* on deep \(#5C6F66\)/,
    );
  });

  it('without dark colours is not checked for them', () => {
    expect(weakContrast({ light: { ink: '#000000' } })).toBeUndefined();
  });
});
