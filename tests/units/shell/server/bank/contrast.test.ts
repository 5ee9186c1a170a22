import { describe, expect, it } from 'vitest';
import { weakContrasts } from '../../../../../shell/server/bank/contrast';

describe('a theme', () => {
  it('can be read in the product’s own colours, light and dark', () => {
    expect(weakContrasts({ light: {}, dark: {} }, 'light')).toEqual([]);
    expect(weakContrasts({ light: {}, dark: {} }, 'dark')).toEqual([]);
  });

  it('is refused where a control is too weak, or a colour that comes from another', () => {
    const weak = (light: Record<string, string>) => weakContrasts({ light }, 'light');
    const grey = { sand: '#FFF', control: '#949494' };
    expect(weak({ ...grey, card: '#FFF' })).toEqual([]);
    expect(weak({ ...grey, card: '#949494' })).toContainEqual(
      'control (#949494) on card (#949494) has a contrast of 1.00:1 and needs 3:1',
    );
    // `deep` is `leaf-deep` unless it is stated.
    expect(weak({ leaf: '#000000', 'leaf-deep': '#5C6F66' })[0]).toBe(
      'on-deep at 85 % (#FFFFFF) on deep (#5C6F66) has a contrast of 4.39:1 and needs 4.5:1',
    );
  });
});
