import { type Theme, type Tokens, tokensOf } from '../bank/theme';

export function looksOf(bankTheme: Theme, theme: string): Record<'bank' | 'example', Tokens> {
  const bank = tokensOf(bankTheme, 'light');
  const changes = [...theme.matchAll(/--serambi-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]);
  return { bank, example: { ...bank, ...Object.fromEntries(changes) } };
}
