/** Server markup that is replaced. */
import { expect, it, vi } from 'vitest';
import { addJsonScript } from '../../../support/mount-widget';
import { settled } from '../../../support/render-component';
import { addSample, defineSample, type SampleProps, send, titled } from '../../../support/sample-widget';

const Title = ({ block, t }: SampleProps) => (
  <p title={block.title}>
    {t.hello}, {block.title}
  </p>
);

const words = (root: ShadowRoot) => root.querySelector('p');

/** Markup with A, whose own content never comes. The page has B's, for the attribute `kind`. */
function sendA(view: Parameters<typeof defineSample>[0]) {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  addJsonScript('serambi-content', { '/api/sample/b': titled('B') });
  const sent = send(defineSample(view), { content: titled('A') });
  document.body.append(sent.element);
  return sent;
}

it('without content is replaced', async () => {
  addJsonScript('serambi-content', { '/api/sample/a': titled('A') });
  const { element, root } = send(defineSample(Title));
  document.body.append(element);
  expect(root.querySelector('style')).toBeNull();
  await vi.waitFor(() => expect(words(root)?.textContent).toBe('Halo, A (Indonesia)'));
});

it('is replaced where an attribute has changed meanwhile, as hydration would leave what differs', async () => {
  const { element, root } = sendA(Title);
  expect(words(root)?.title).toBe('A (Indonesia)');
  element.setAttribute('kind', 'b');
  await vi.waitFor(() => expect(words(root)?.textContent).toBe('Halo, B (Indonesia)'));
  expect(words(root)?.title).toBe('B (Indonesia)');
  expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
});

it.each(['input', 'button:last-child'])('that is replaced keeps what was typed, and the focus: of %s', async (used) => {
  const heard: string[] = [];
  const Fields = ({ block }: SampleProps) => (
    <form title={block.title}>
      <input name="name" onInput={({ currentTarget: { value } }) => heard.push(value)} />
      {['first', 'second'].map((each) => (
        <button key={each} type="button">
          Copy
        </button>
      ))}
    </form>
  );
  const { element, root } = sendA(Fields);
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;
  const field = find<HTMLInputElement>('input');
  field.value = 'Sari';
  field.setSelectionRange(1, 2);
  const before = find(used);
  before.focus();
  element.setAttribute('kind', 'b');
  await vi.waitFor(() => expect(find('form').title).toBe('B (Indonesia)'));
  await vi.waitFor(() => expect(root.activeElement).toBe(find(used)));
  expect(find(used)).not.toBe(before);
  const { value, selectionStart, selectionEnd } = find<HTMLInputElement>('input');
  expect([value, ...heard]).toEqual(['Sari', 'Sari']);
  if (used === 'input') expect([selectionStart, selectionEnd]).toEqual([1, 2]);
});

it('that is replaced keeps what was chosen, files too, and what was opened', async () => {
  const heard: (string | undefined)[] = [];
  const Form = ({ block }: SampleProps) => (
    <form title={block.title}>
      <input type="file" onChange={({ currentTarget: { files } }) => heard.push(files?.[0]?.name)} />
      {['a', 'b'].map((kind) => (
        <input key={kind} type="radio" name="kind" value={kind} onInput={() => heard.push(kind)} />
      ))}
      {['first', 'second', 'third'].map((each) => (
        <details key={each} open={each === 'third' && block.title === 'B (Indonesia)'}>
          <summary>{each}</summary>
        </details>
      ))}
    </form>
  );
  const { element, root } = sendA(Form);
  const [field, , second] = root.querySelectorAll('input');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], 'proof.png'));
  if (field) field.files = chosen.files;
  if (second) second.checked = true;
  root.querySelectorAll('details')[1]?.setAttribute('open', '');
  element.setAttribute('kind', 'b');
  await vi.waitFor(() => expect(root.querySelector('form')?.title).toBe('B (Indonesia)'));
  await vi.waitFor(() => expect(heard).toEqual(['proof.png', 'b']));
  expect(root.querySelector<HTMLInputElement>(':checked')?.value).toBe('b');
  expect(field?.isConnected).toBe(false);
  expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, true]);
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
