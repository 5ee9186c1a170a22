import { expect, it } from 'vitest';
import { keepState } from '../../../../widgets/runtime/element/kept-state';

const tab = (isSelected: boolean) => `<button role="tab" aria-selected="${isSelected}"></button>`;

it.each([
  ['keeps the chosen tab and the focus where there are as many tabs', [true, false], ['false', 'true']],
  ['keeps only the focus where there are others', [true, false, false], ['true', 'false', 'false']],
] as const)('other markup %s', (_, tabs, selected) => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  root.innerHTML = tab(false) + tab(true);
  (root.lastChild as HTMLElement).focus();
  const restore = keepState(root);
  root.innerHTML = tabs.map(tab).join('');
  restore();
  expect([...root.children].map((each) => each.getAttribute('aria-selected'))).toEqual(selected);
  expect(root.activeElement).toBe(root.children[1]);
});
