import { expect, it, vi } from 'vitest';
import { behave } from '../../../../widgets/runtime/ui/behaviours';

it('a behaviour that fails is reported, and the others are added', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  vi.stubGlobal('IntersectionObserver', undefined);
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = `<article id="text" data-contents="h2"></article>
    <div><button type="button" aria-haspopup="dialog"></button><dialog part="dialog"></dialog></div>`;
  document.body.append(root.host);
  behave(root);
  expect(report).toHaveBeenCalledTimes(1);
  root.querySelector('button')?.click();
  expect(root.querySelector('dialog')?.open).toBe(true);
});
