import { describe, expect, it } from 'vitest';
import { contrastOf, weakContrasts } from '../../../../../shell/server/bank/contrast';

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
    expect(weakContrasts({ light: {}, dark: {} }, 'light')).toEqual([]);
    expect(weakContrasts({ light: {}, dark: {} }, 'dark')).toEqual([]);
  });

  it('is refused with every pair that is too weak: text, controls, also where a colour comes from another', () => {
    const weak = (light: Record<string, string>) => weakContrasts({ light }, 'light');
    expect(weak({ 'on-turmeric': '#FFFFFF' })).toEqual([
      expect.stringMatching(/^on-turmeric \(#FFFFFF\) on turmeric \(#B9C6D4\)/),
      expect.stringMatching(/^on-turmeric \(#FFFFFF\) on turmeric-light/),
    ]);
    expect(weak({ control: '#B0B0B0' })[0]).toMatch(/^control .* needs 3:1$/);
    // `deep` is `leaf-deep` unless it is stated.
    expect(weak({ leaf: '#000000', 'leaf-deep': '#5C6F66' })[0]).toMatch(/^on-deep at 85 % .* on deep \(#5C6F66\)/);
  });
});
