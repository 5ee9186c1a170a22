import { describe, expect, it } from 'vitest';
import { themeRules } from '../../../../../shell/server/bank/theme';

describe('the theme of the bank’s own pages', () => {
  it('is light whatever the reader’s system is, where the bank has no dark values', () => {
    expect(themeRules({ light: { leaf: '#123456' } })).toBe(':root{--serambi-leaf:#123456}');
  });

  it('follows the system or the reader’s choice, also in the colours that the bank has left as they are', () => {
    const rules = themeRules({ light: { leaf: '#123456' }, dark: { leaf: '#abcdef' } });
    expect(rules).toContain('--serambi-leaf:light-dark(#123456,#abcdef)');
    expect(rules).toMatch(/--serambi-sand:light-dark\(#\w+,#\w+\)/);
    expect(rules).toContain('--serambi-scheme:light dark}:root[data-scheme=light]{--serambi-scheme:light}');
    expect(rules).toContain(':root[data-scheme=dark]{--serambi-scheme:dark}html{color-scheme:var(--serambi-scheme)}');
  });
});
