import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineWidget } from '../../../../widgets/runtime/element/define';
import type { Definition } from '../../../../widgets/runtime/element/definition';
import { changeLanguage } from '../../../../widgets/runtime/language/language';
import { serve } from '../../../support/mount-widget';
import { settled } from '../../../support/render-component';
import { addSample, defineSample, newName, type SampleProps, titled } from '../../../support/sample-widget';

const Title = ({ block, t }: SampleProps) => (
  <p>
    {t.hello}, {block.title}
  </p>
);

function Counter({ block }: SampleProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {block.title}: {count}
    </button>
  );
}

function Brittle({ block }: SampleProps) {
  if (block.title?.includes('Indonesia')) throw new Error('No such view');
  return <p>{block.title}</p>;
}

const content = { '/api/sample/a': titled('A'), '/api/sample/b': titled('B') };
const widget = defineSample(Title);
const counter = defineSample(Counter);
const brittle = defineSample(Brittle);

const becomes = (text: () => string, expected: string) => vi.waitFor(() => expect(text()).toContain(expected));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  document.body.replaceChildren();
  // Removed elements unmount in a microtask.
  await Promise.resolve();
  changeLanguage('Indonesia');
  vi.restoreAllMocks();
});

describe('a widget’s tag', () => {
  it('may be defined twice', () => {
    const definition = widget as unknown as Definition;
    expect(defineWidget(definition)).toBe(definition);
  });

  it('stays the first bundle’s when a second one, or another version, comes along', async () => {
    const name = newName();
    const first = defineSample(Title, { name });
    const element = customElements.get(`serambi-${name}`);
    vi.resetModules();
    const other = await import('../../../../widgets/runtime/element/define');
    expect(other.defineWidget).not.toBe(defineWidget);
    other.defineWidget({ ...(first as unknown as Definition), view: () => null });
    expect(customElements.get(`serambi-${name}`)).toBe(element);
  });
});

describe('an element’s attributes', () => {
  it('are properties as well', async () => {
    const asked = serve(content);
    const { element, text } = addSample(widget);
    const properties = element as HTMLElement & { kind: unknown; language: unknown };
    await becomes(text, 'A (Indonesia)');
    properties.kind = 'b';
    expect(element.getAttribute('kind')).toBe('b');
    await becomes(text, 'B (Indonesia)');
    properties.language = 'English';
    await becomes(text, 'Hello, B (English)');
    properties.language = null;
    expect(element.hasAttribute('language')).toBe(false);
    await becomes(text, 'Halo, B (Indonesia)');
    properties.kind = undefined;
    expect([properties.kind, element.hasAttribute('kind')]).toEqual([null, false]);
    await becomes(text, 'A (Indonesia)');
    expect(asked).toEqual(['/api/sample/a', '/api/sample/b', '/api/sample/a']);
  });

  it('may be set as properties before the element knows its tag', async () => {
    serve(content);
    const { name } = defineSample(Title);
    const element = document.createElement(`serambi-${name}`);
    // An element that is upgraded late has properties of its own, which hide the accessors.
    for (const [property, value] of Object.entries({ kind: 'b', language: 'English' })) {
      Object.defineProperty(element, property, { value, configurable: true, enumerable: true, writable: true });
    }
    document.body.append(element);
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('Hello, B (English)'));
    expect([element.getAttribute('kind'), element.getAttribute('language')]).toEqual(['b', 'English']);
    Object.assign(element, { kind: 'a' });
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('A (English)'));
  });

  it('take effect immediately: the pending request is aborted, and its content never shown', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((content: unknown) => void)[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push((each) => resolve(new Response(JSON.stringify(each)))));
    });
    const { element, text, status } = addSample(widget);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    element.setAttribute('kind', 'b');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[0]?.(titled('Old'));
    await settled();
    expect(status()).toBe('loading');
    answers[1]?.(titled('New'));
    await becomes(text, 'New');
  });

  it('that name no content leave an error, until they name some', async () => {
    serve(content);
    const { element, text, events, status } = addSample(widget, { kind: 'none' });
    await vi.waitFor(() => expect(status()).toBe('error'));
    expect(events[0]?.detail.message).toContain('kind');
    element.setAttribute('kind', 'b');
    await becomes(text, 'B');
  });
});

describe('an element’s language', () => {
  it('follows the page’s, without asking for anything', async () => {
    const asked = serve(content);
    const { text, find } = addSample(widget);
    await becomes(text, 'Halo, A (Indonesia)');
    changeLanguage('English');
    await becomes(text, 'Hello, A (English)');
    expect(find('.root').getAttribute('lang')).toBe('en');
    expect(asked).toHaveLength(1);
  });

  it('can be pinned, whatever the page shows', async () => {
    serve(content);
    const { text, find } = addSample(widget, { language: 'Indonesia' });
    await becomes(text, 'Halo');
    changeLanguage('English');
    const free = addSample(widget);
    await becomes(free.text, 'Hello');
    expect([text(), find('.root').getAttribute('lang')]).toEqual(['Halo, A (Indonesia)', 'id']);
  });

  it('pinned to an unknown one follows the page', async () => {
    serve(content);
    const { text } = addSample(widget, { language: 'Klingon' });
    await becomes(text, 'Halo');
  });

  it('never touches the page it stands on', async () => {
    serve(content);
    const before = document.documentElement.outerHTML.length;
    document.documentElement.lang = 'fr';
    const { element, text } = addSample(widget);
    await becomes(text, 'Halo');
    changeLanguage('English');
    await becomes(text, 'Hello');
    element.remove();
    expect(document.documentElement.lang).toBe('fr');
    document.documentElement.removeAttribute('lang');
    expect(document.documentElement.outerHTML.length).toBe(before);
  });
});

describe('an element that is moved', () => {
  it('keeps its state and its content', async () => {
    const asked = serve(content);
    const { element, text, find } = addSample(counter);
    await becomes(text, 'A (Indonesia): 0');
    const button = find('button');
    button.click();
    await becomes(text, ': 1');
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await settled();
    expect(find('button')).toBe(button);
    button.click();
    await becomes(text, ': 2');
    expect(asked).toHaveLength(1);
  });

  it('keeps its request, too', async () => {
    const asked = serve({ '/api/sample/a': 'hangs' });
    const { element } = addSample(counter);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    document.body.prepend(element);
    await settled();
    expect(asked).toHaveLength(1);
  });
});

describe('an element that is removed', () => {
  it('aborts its request', async () => {
    let signal: AbortSignal | undefined;
    vi.stubGlobal('fetch', (_: string, init: { signal: AbortSignal }) => {
      signal = init.signal;
      return new Promise(() => {});
    });
    const { element } = addSample(widget);
    await vi.waitFor(() => expect(signal).toBeDefined());
    element.remove();
    await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('starts again when it is put back', async () => {
    const asked = serve(content);
    const { element, text } = addSample(counter);
    await becomes(text, ': 0');
    element.remove();
    await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
    changeLanguage('English');
    document.body.append(element);
    await becomes(text, 'A (English): 0');
    expect(asked).toHaveLength(2);
  });
});

describe('an element’s failure', () => {
  it('reports the message and the status, on the element alone and in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    serve({ '/api/sample/a': 404 });
    const listener = vi.fn();
    document.addEventListener('serambi:error', listener);
    const { element, events, eventTypes, text, find } = addSample(widget);
    await becomes(text, 'Coba lagi');
    document.removeEventListener('serambi:error', listener);
    expect(eventTypes()).toEqual(['error']);
    expect(events[0]?.detail).toEqual({ message: '/api/sample/a answered 404', status: 404 });
    expect(listener).not.toHaveBeenCalled();
    expect(find('[role=alert]').textContent).toContain('Bagian halaman ini tidak dapat dimuat.');
    const line = `Serambi: <${element.localName}> /api/sample/a answered 404`;
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([[line]]));
  });

  it('is shown in the language of the page', async () => {
    serve({ '/api/sample/a': 404 });
    const { text } = addSample(widget);
    await becomes(text, 'Coba lagi');
    changeLanguage('English');
    await becomes(text, 'Try again');
    expect(text()).toContain('This part of the page could not be loaded.');
  });

  it('is retried by its button, as often as it is pressed', async () => {
    const backend: Parameters<typeof serve>[0] = { '/api/sample/a': 404 };
    const asked = serve(backend);
    const { text, find, eventTypes, status } = addSample(widget);
    await becomes(text, 'Coba lagi');
    find('button').click();
    await vi.waitFor(() => expect(eventTypes()).toEqual(['error', 'error']));
    await becomes(text, 'Coba lagi');
    backend['/api/sample/a'] = titled('Back');
    find('button').click();
    await becomes(text, 'Back (Indonesia)');
    expect(status()).toBe('ready');
    expect(eventTypes()).toEqual(['error', 'error', 'ready']);
    expect(asked).toHaveLength(3);
  });

  it('is retried with all others of the page by the button of any of them', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const backend: Parameters<typeof serve>[0] = { '/api/sample/a': 404, '/api/sample/b': 404 };
    serve(backend);
    const one = addSample(widget);
    await becomes(one.text, 'Coba lagi');
    const two = addSample(widget, { kind: 'b' });
    await becomes(two.text, 'Coba lagi semuanya');
    await becomes(one.text, 'Coba lagi semuanya');
    Object.assign(backend, { '/api/sample/a': titled('A'), '/api/sample/b': titled('B') });
    two.find('button').click();
    await becomes(one.text, 'A (Indonesia)');
    await becomes(two.text, 'B (Indonesia)');
  });

  it('offers to retry one where the others have gone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    serve({ '/api/sample/a': 404, '/api/sample/b': 404 });
    const [one, two] = [addSample(widget), addSample(widget, { kind: 'b' })];
    await becomes(one.text, 'Coba lagi semuanya');
    two.element.remove();
    await vi.waitFor(() => expect(one.find('button').textContent).toBe('Coba lagi'));
  });

  it('shows that a retry is under way, and sends no second request meanwhile', async () => {
    const backend: Parameters<typeof serve>[0] = { '/api/sample/a': 404 };
    const asked = serve(backend);
    const { text, find } = addSample(widget);
    await becomes(text, 'Coba lagi');
    backend['/api/sample/a'] = 'hangs';
    find('button').click();
    await becomes(text, 'Memuat');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(find('button').getAttribute('aria-disabled')).toBe('true');
    find('button').click();
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('is retried with one request where two widgets share an invalid block', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const backend: Parameters<typeof serve>[0] = { '/api/sample/a': {} };
    const asked = serve(backend);
    const [one, two] = [addSample(widget), addSample(widget)];
    for (const { text } of [one, two]) await becomes(text, 'Coba lagi');
    backend['/api/sample/a'] = titled('Back');
    one.find('button').click();
    for (const { text } of [one, two]) await becomes(text, 'Back (Indonesia)');
    expect(asked).toHaveLength(2);
  });

  it('in one language’s block leaves the other’s alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    serve({ '/api/sample/a': { English: { title: 'Sound' }, Indonesia: ['not', 'sound'] } });
    const { text, events } = addSample(widget);
    await becomes(text, 'Coba lagi');
    const what = 'Indonesia: expected an object, found ["not","sound"]';
    expect(events[0]?.detail.message).toBe(what);
    await vi.waitFor(() => expect(warn.mock.calls.join()).toContain(what));
    changeLanguage('English');
    await becomes(text, 'Hello, Sound');
  });
});

describe('a view that throws', () => {
  it('shows its error state, and other widgets keep working', async () => {
    serve(content);
    const [bad, good] = [addSample(brittle), addSample(counter)];
    await becomes(bad.text, 'Bagian halaman ini tidak dapat dimuat.');
    expect(bad.events.map(({ type, detail }) => [type, detail.message])).toEqual([['serambi:error', 'No such view']]);
    await becomes(good.text, ': 0');
    good.find('button').click();
    await becomes(good.text, ': 1');
  });

  it('renders again in the other language, whose block may be valid', async () => {
    serve(content);
    const { text, eventTypes } = addSample(brittle);
    await becomes(text, 'Coba lagi');
    changeLanguage('English');
    await becomes(text, 'A (English)');
    expect(eventTypes()).toEqual(['error', 'ready']);
  });

  it('renders again when its button is pressed, also without content', async () => {
    let isSound = false;
    const moody = defineSample(
      () => {
        if (!isSound) throw new Error('No such view');
        return <p>Sound</p>;
      },
      { content: undefined },
    );
    const { text, find, eventTypes } = addSample(moody);
    await becomes(text, 'Coba lagi');
    isSound = true;
    find('button').click();
    await becomes(text, 'Sound');
    await vi.waitFor(() => expect(eventTypes()).toEqual(['error', 'ready']));
  });
});

describe('an element’s events', () => {
  it('report that it is ready once its content shows', async () => {
    serve(content);
    const { eventTypes, text, element } = addSample(widget);
    expect(eventTypes()).toEqual([]);
    const shownThen = new Promise((resolve) => element.addEventListener('serambi:ready', () => resolve(text())));
    expect(await shownThen).toBe('Halo, A (Indonesia)');
  });

  it('report it once per content, not per language', async () => {
    serve(content);
    const { eventTypes, text, element } = addSample(widget);
    await becomes(text, 'A (Indonesia)');
    changeLanguage('English');
    await becomes(text, 'A (English)');
    expect(eventTypes()).toEqual(['ready']);
    element.setAttribute('kind', 'b');
    await becomes(text, 'B (English)');
    await vi.waitFor(() => expect(eventTypes()).toEqual(['ready', 'ready']));
  });

  it('come from its view, by name', async () => {
    serve(content);
    const sender = defineSample(({ emit }: SampleProps) => (
      <button type="button" onClick={() => emit('submitted', { msg: 'Thanks' })}>
        Send
      </button>
    ));
    const { find, events, text } = addSample(sender);
    await becomes(text, 'Send');
    find('button').click();
    expect(events.at(-1)).toMatchObject({ type: 'serambi:submitted', bubbles: false, detail: { msg: 'Thanks' } });
  });
});
