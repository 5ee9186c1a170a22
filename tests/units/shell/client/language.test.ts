// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { followLanguage } from '../../../../shell/client/language';
import { showLanguage } from '../../../../widgets/runtime/language/language';

afterEach(() => showLanguage('Indonesia'));

it('a widget without code shows its other language, with the focus where it was', () => {
  const rendered = (lang: string, words: readonly string[]) =>
    `<div class="root" data-static data-status="ready" lang="${lang}">${words.map((word) => `<button>${word}</button>`).join('')}</div>`;
  document.body.innerHTML = '<serambi-terms></serambi-terms>';
  const root = document.body.firstElementChild?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML = `${rendered('id', ['Umum', 'Rekening'])}<template>${rendered('en', ['General', 'Account'])}</template>`;
  root.querySelectorAll('button')[1]?.focus();
  showLanguage('English');
  followLanguage();
  expect(root.activeElement?.textContent).toBe('Account');
  showLanguage('Indonesia');
  followLanguage();
  expect(root.activeElement?.textContent).toBe('Rekening');
});
