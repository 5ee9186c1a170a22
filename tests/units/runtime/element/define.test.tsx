import { useState } from 'react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { object, text } from '../../../../widgets/runtime/content/shape';
import { defineWidget } from '../../../../widgets/runtime/element/define';
import { changeLanguage } from '../../../../widgets/runtime/language/language';
import type { Definition } from '../../../../widgets/runtime/widget/definition';
import { addJsonScript, type Backend, configure, serve } from '../../../support/mount-widget';
import { settled } from '../../../support/render-component';
import { addSample, becomes, defineSample, newName, type SampleProps, titled } from '../../../support/sample-widget';

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

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Adds two widgets whose content fails, the second after the first has shown its error. */
async function twoFailing(backend: Backend = { '/api/sample/a': 404, '/api/sample/b': 404 }) {
  serve(backend);
  const [one, two] = [addSample(widget), addSample(widget, { kind: 'b' })];
  await becomes(one.text, 'Muat ulang semua');
  return { one, two };
}

describe('a widget’s tag', () => {
  it('stays the first bundle’s when a second one, or another version, comes along', async () => {
    const name = newName();
    const first = defineSample(Title, { name });
    const element = customElements.get(`serambi-${name}`);
    vi.resetModules();
    const other = await import('../../../../widgets/runtime/element/define');
    expect(other.defineWidget).not.toBe(defineWidget);
    other.defineWidget({ ...(first as unknown as Definition), view: () => null });
    expect(customElements.get(`serambi-${name}`)).toBe(element);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('that another script has taken is reported by name, and left to that script', () => {
    const name = newName();
    class Foreign extends HTMLElement {}
    customElements.define(`serambi-${name}`, Foreign);
    defineSample(Title, { name });
    expect(customElements.get(`serambi-${name}`)).toBe(Foreign);
    const line = `Serambi: <serambi-${name}> cannot be shown, because another script of the page has defined that tag.`;
    expect(vi.mocked(console.error).mock.calls).toEqual([[line]]);
  });
});

describe('an element’s addresses', () => {
  const bank = 'https://bank.example';
  const linked = defineSample(({ link, api }: SampleProps) => <p>{`${link('/x')} ${api('/y')}`}</p>, {
    content: undefined,
  });

  it.each([
    [`${bank}/`, bank],
    [` ${bank}\n`, bank],
    [`${bank}//`, bank],
    [`${bank}/id/`, `${bank}/id`],
    [`${bank}/id?a=b#c`, `${bank}/id`],
    ['/id/', '/id'],
    ['/', ''],
    ['', ''],
  ])('may be written as “%s”', async (written, read) => {
    const { text } = addSample(linked, { api: written, site: written });
    // A link to another site has the language, which is only stored on this one.
    await becomes(text, `${read}/x ${read}/y`);
    expect(text()).toBe(`${read}/x ${read}/y`);
    expect(warn).not.toHaveBeenCalled();
  });

  it('that are none are reported once, and the page’s configuration or origin takes their place', async () => {
    addJsonScript('serambi-config', { api: `${bank}/`, site: 'ftp://bank.example' });
    for (const invalid of ['bank.example', 'https://', 'javascript:alert(1)']) {
      for (let count = 0; count < 2; count++) {
        const { text } = addSample(linked, { api: invalid, site: invalid });
        await becomes(text, `/x ${bank}/y`);
        expect(text()).toBe(`/x ${bank}/y`);
      }
    }
    const ignored = (address: string) =>
      `Serambi: "${address}" is ignored: it is not an address like https://bank.example or /path`;
    expect(warn.mock.calls.map(([line]) => line).sort()).toEqual(
      ['bank.example', 'ftp://bank.example', 'https://', 'javascript:alert(1)'].map(ignored),
    );
  });
});

describe('an element’s attributes', () => {
  it('are properties as well', async () => {
    const asked = serve(content);
    const { element, text } = addSample(widget);
    await becomes(text, 'A (Indonesia)');
    element.kind = 'b';
    expect(element.getAttribute('kind')).toBe('b');
    await becomes(text, 'B (Indonesia)');
    element.language = 'English';
    await becomes(text, 'Hello, B (English)');
    element.language = null;
    expect(element.hasAttribute('language')).toBe(false);
    await becomes(text, 'Halo, B (Indonesia)');
    element.kind = undefined;
    expect([element.kind, element.hasAttribute('kind')]).toEqual([null, false]);
    await becomes(text, 'A (Indonesia)');
    expect(asked).toEqual(['/api/sample/a', '/api/sample/b', '/api/sample/a']);
  });

  it('may be set as properties before the element knows its tag', async () => {
    serve(content);
    const { name } = defineSample(Title);
    const element = document.createElement(`serambi-${name}`);
    // Own properties of an element that is upgraded late hide the accessors.
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
  it('can be pinned, whatever the page shows, but not to an unknown one', async () => {
    serve(content);
    const { text, find } = addSample(widget, { language: 'Indonesia' });
    await becomes(text, 'Halo');
    changeLanguage('English');
    const free = addSample(widget);
    await becomes(free.text, 'Hello');
    expect([text(), find('.root').getAttribute('lang')]).toEqual(['Halo, A (Indonesia)', 'id']);
    const unknown = addSample(widget, { language: 'Klingon' });
    await becomes(unknown.text, 'Hello');
  });
});

it('keeps the request of an element that is moved', async () => {
  const asked = serve({ '/api/sample/a': 'hangs' });
  const { element } = addSample(counter);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  document.body.prepend(element);
  await settled();
  expect(asked).toHaveLength(1);
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

  it('keeps its state for some seconds, also when it is put back elsewhere and in another language, and starts again later', async () => {
    const asked = serve(content);
    const { element, text, find } = addSample(counter);
    await becomes(text, ': 0');
    vi.useFakeTimers();
    for (let round = 1; round < 4; round++) {
      find('button').click();
      element.remove();
      await vi.advanceTimersByTimeAsync(4_000);
      changeLanguage('English');
      const elsewhere = document.createElement('div');
      document.body.append(elsewhere);
      elsewhere.append(element);
      // React renders in its own time, which no fake clock has.
      await vi.waitFor(() => expect(text()).toBe(`A (English): ${round}`));
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(text()).toBe('A (English): 3');
    expect(asked).toHaveLength(1);

    element.remove();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(element.shadowRoot?.childElementCount).toBe(0);
    vi.useRealTimers();
    document.body.append(element);
    await becomes(text, 'A (English): 0');
    expect(asked).toHaveLength(2);
  });
});

describe('an element’s failure', () => {
  it('reports the message and the status, on the element alone and in the console', async () => {
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

  it('is put down to the connection only where no server has answered', async () => {
    serve({ '/api/sample/a': 404, '/api/sample/b': 'unreachable', '/api/sample/c': { English: [], Indonesia: [] } });
    const later = 'Silakan coba beberapa saat lagi.';
    const advice = { a: later, b: 'Periksa koneksi Anda', c: later };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const [kind, words] of Object.entries(advice)) {
      const { element, text } = addSample(widget, { kind });
      await vi.waitFor(async () => {
        // Requests that reach no server are repeated after 0.5 and 2 s.
        await vi.advanceTimersByTimeAsync(500);
        expect(text()).toContain(words);
      });
      if (kind !== 'b') expect(text()).not.toContain('koneksi');
      element.remove();
    }
  });

  it('is retried by its button, as often as it is pressed', async () => {
    const backend: Backend = { '/api/sample/a': 404 };
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

  it('is retried with all others of the page by the button of the first, and alone by its own', async () => {
    const backend: Backend = { '/api/sample/a': 404, '/api/sample/b': 404 };
    const { one, two } = await twoFailing(backend);
    await vi.waitFor(() => expect(two.find('button').textContent).toBe('Coba lagi'));
    two.find('button').click();
    await vi.waitFor(() => expect(two.eventTypes()).toEqual(['error', 'error']));
    expect(one.eventTypes()).toEqual(['error']);
    Object.assign(backend, { '/api/sample/a': titled('A'), '/api/sample/b': titled('B') });
    await becomes(one.text, 'Muat ulang semua');
    one.find('button').click();
    await becomes(one.text, 'A (Indonesia)');
    await becomes(two.text, 'B (Indonesia)');
  });

  it('says once, in the first of the page, what to do, whom to call and where to go, and tells the page which that is', async () => {
    const hours = { English: 'day and night', Indonesia: 'siang malam' };
    configure({ name: 'Bank Uji', phones: ['1500 123'], hours });
    const { one, two } = await twoFailing();
    await vi.waitFor(() => expect(two.element.getAttribute('data-failed')).toBe('other'));
    expect(one.element.getAttribute('data-failed')).toBe('first');
    expect(one.text()).toContain('Halaman ini belum termuat seluruhnya.');
    expect(two.text()).toContain('Bagian ini juga belum termuat.');
    const advice = [
      'Silakan coba beberapa saat lagi.',
      'Telepon 1500 123siang malam',
      'Ke halaman bantuan Kembali ke beranda',
    ];
    for (const words of advice) {
      await becomes(one.text, words);
      expect(two.text()).not.toContain(words);
    }
    expect(one.find('a[href^="tel:"]').getAttribute('href')).toBe('tel:1500123');
    one.element.remove();
    await becomes(two.text, advice[0] ?? '');
  });

  it('says so in the first on the page, which need not be the first that failed', async () => {
    serve({ '/api/sample/a': 404, '/api/sample/b': 404 });
    const below = addSample(widget);
    await becomes(below.text, 'Silakan coba beberapa saat lagi.');
    const above = addSample(widget, { kind: 'b' });
    document.body.prepend(above.element);
    await becomes(above.text, 'Muat ulang semua');
    await vi.waitFor(() => expect(below.text()).not.toContain('Silakan coba beberapa saat lagi.'));
  });

  it('offers to retry one where the others have gone', async () => {
    const { one, two } = await twoFailing();
    two.element.remove();
    await vi.waitFor(() => expect(one.find('button').textContent).toBe('Coba lagi'));
  });

  it('shows that a retry is under way, and sends no second request meanwhile', async () => {
    const backend: Backend = { '/api/sample/a': 404 };
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
    const backend: Backend = { '/api/sample/a': {} };
    const asked = serve(backend);
    const [one, two] = [addSample(widget), addSample(widget)];
    for (const { text } of [one, two]) await becomes(text, 'lagi');
    backend['/api/sample/a'] = titled('Back');
    one.find('button').click();
    for (const { text } of [one, two]) await becomes(text, 'Back (Indonesia)');
    expect(asked).toHaveLength(2);
  });

  it('in one language’s block shows the other’s, with that language’s labels and code', async () => {
    serve({ '/api/sample/a': { English: { title: 'Sound' }, Indonesia: ['not', 'sound'] } });
    const { text, find } = addSample(widget);
    await becomes(text, 'Hello, Sound');
    expect(find('.root').lang).toBe('en');
    expect(warn.mock.calls.join()).toContain('Indonesia : wrong type ["not","sound"]');
  });
});

describe('an element in its error state', () => {
  it('asks again, once, each time the network is back', async () => {
    const backend: Backend = { '/api/sample/a': 404 };
    const asked = serve(backend);
    const [failed, other] = [addSample(widget), addSample(counter)];
    for (const { text } of [failed, other]) await becomes(text, 'lagi');
    const before = asked.length;
    backend['/api/sample/a'] = titled('Back');
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    for (const { text } of [failed, other]) await becomes(text, 'Back (Indonesia)');
    expect(asked.length - before).toBe(1);
    dispatchEvent(new Event('online'));
    await settled();
    expect(asked.length - before).toBe(1);
  });

  it('does not after it was removed', async () => {
    const asked = serve({ '/api/sample/a': 404 });
    const { element, text } = addSample(widget);
    await becomes(text, 'Coba lagi');
    element.remove();
    await Promise.resolve();
    dispatchEvent(new Event('online'));
    await settled();
    expect(asked).toHaveLength(1);
  });
});

it('a block that is nested deeper than any code can follow shows the error state of its widget', async () => {
  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
  const list = deep('[', ']');
  for (const block of [list, `{"title":${list}}`, `${deep('{"title":', '}').replace(':}', ':1}')}`]) {
    vi.stubGlobal('fetch', async () => new Response(`{"English":${block},"Indonesia":${block}}`));
    const { text, status } = addSample(defineSample(() => null));
    await becomes(text, 'Coba lagi');
    expect(status()).toBe('error');
  }
});

describe('a view that throws', () => {
  it('shows its error state, and other widgets keep working', async () => {
    serve(content);
    const [bad, good] = [addSample(brittle), addSample(counter)];
    await becomes(bad.text, 'Bagian halaman ini tidak dapat dimuat.');
    expect(bad.element.status).toBe('error');
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
  it('report that it is ready once its content shows, also by a second name without a colon', async () => {
    serve(content);
    const { eventTypes, text, element } = addSample(widget);
    expect(eventTypes()).toEqual([]);
    const heard: string[] = [];
    for (const type of ['serambi:ready', 'serambi-ready'])
      element.addEventListener(type, () => heard.push(`${type}: ${text()}`));
    const shown = ['serambi:ready: Halo, A (Indonesia)', 'serambi-ready: Halo, A (Indonesia)'];
    await vi.waitFor(() => expect(heard).toEqual(shown));
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

  it('report it once where an optional block comes after the view', async () => {
    serve(content);
    const optional = defineSample(({ block }) => <p>{block.title ?? 'None'}</p>, {
      content: { path: '/api/sample/a', shape: object({ title: text }), isOptional: true },
    });
    const { eventTypes, text: shown } = addSample(optional, { api: 'https://bank.example' });
    await becomes(shown, 'A (Indonesia)');
    expect(eventTypes()).toEqual(['ready']);
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

describe('an element’s status', () => {
  it('says how far it is, and ready resolves with the first content, also for late listeners', async () => {
    const backend: Backend = { '/api/sample/late': 404 };
    serve(backend);
    const { element, find, text } = addSample(widget, { kind: 'late' });
    const { ready } = element;
    let isReady = false;
    ready.then(() => {
      isReady = true;
    });
    expect(element.status).toBe('loading');
    await vi.waitFor(() => expect(element.status).toBe('error'));
    expect(isReady).toBe(false);
    backend['/api/sample/late'] = titled('Back');
    find('button').click();
    await ready;
    expect([element.status, text()]).toEqual(['ready', 'Halo, Back (Indonesia)']);
    await element.ready;
  });

  it('is empty where nothing of the content shows', async () => {
    const { element } = addSample(defineSample(() => null, { content: undefined }));
    await element.ready;
    expect(element.status).toBe('empty');
  });
});

it('an element’s focus goes to the first field of its form', async () => {
  const form = defineSample(
    () => (
      <form part="form">
        <button type="button">Help</button>
        <input type="hidden" name="token" />
        <input name="first" />
        <input name="second" />
      </form>
    ),
    { content: undefined },
  );
  const { element, find } = addSample(form);
  await element.ready;
  element.focus();
  expect(element.shadowRoot?.activeElement).toBe(find('[name=first]'));
});
