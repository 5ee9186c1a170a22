/** Server markup that is replaced. */
import { afterEach, expect, it, vi } from 'vitest';
import { sanitize } from '../../../../shell/server/content/sanitize';
import type { ContentState } from '../../../../widgets/runtime/content/state';
import { renderRoot } from '../../../../widgets/runtime/element/render';
import { settled } from '../../../support/render-component';
import { addJsonScript, addSample, defineSample, type SampleProps, titled } from '../../../support/sample-widget';

const Title = ({ block, t }: SampleProps) => (
  <p title={block.title}>
    {t.hello}, {block.title}
  </p>
);

/** A new widget's server markup. */
function sent(state: ContentState) {
  const widget = defineSample(Title);
  const element = document.createElement(`serambi-${widget.name}`);
  const root = element.attachShadow({ mode: 'open' });
  const reading = { media: '', html: sanitize };
  root.innerHTML = renderRoot(widget, { language: 'Indonesia', reading, bank: { name: 'Bank Uji' }, state }).html;
  return { element, root, words: () => root.querySelector('p') };
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('without content is replaced', async () => {
  addJsonScript('serambi-content', { '/api/sample/a': titled('A') });
  const { element, root, words } = sent({ status: 'loading' });
  document.body.append(element);
  expect(root.querySelector('style')).toBeNull();
  await vi.waitFor(() => expect(words()?.textContent).toBe('Halo, A (Indonesia)'));
});

it('is replaced where an attribute has changed meanwhile, as hydration would leave what differs', async () => {
  // Its own content is not there yet.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  addJsonScript('serambi-content', { '/api/sample/b': titled('B') });
  const { element, root, words } = sent({ status: 'ready', content: titled('A') });
  document.body.append(element);
  expect(words()?.title).toBe('A (Indonesia)');
  element.setAttribute('kind', 'b');
  await vi.waitFor(() => expect(words()?.textContent).toBe('Halo, B (Indonesia)'));
  expect(words()?.title).toBe('B (Indonesia)');
  expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
});

it('is told from a style that an extension of the browser has put into a widget', async () => {
  addJsonScript('serambi-content', { '/api/sample/a': titled('A') });
  const { element, text } = addSample(defineSample(Title));
  await vi.waitFor(() => expect(text()).toBe('Halo, A (Indonesia)'));
  element.shadowRoot?.prepend(document.createElement('style'));
  element.remove();
  await settled();
  document.body.append(element);
  await settled();
  expect(text()).toBe('Halo, A (Indonesia)');
});
