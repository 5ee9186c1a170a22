/** Partners' tags before, and without, the widgets' code. */
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { object, text } from '../../../../widgets/runtime/content/shape';
import { defineWidget } from '../../../../widgets/runtime/element/define';
import { renderInBoth } from '../../../../widgets/runtime/element/render';
import { changeLanguage } from '../../../../widgets/runtime/language/language';
import type { Row } from '../../../../widgets/runtime/loader/element';
import type { FirstPart } from '../../../../widgets/runtime/loader/first';
import { bankAt, defineOnce, watch } from '../../../../widgets/runtime/loader/start';
import { followUse } from '../../../../widgets/runtime/loader/use';
import { base } from '../../../../widgets/runtime/styles/base.styles';
import { height } from '../../../../widgets/runtime/styles/height';
import { Tabs } from '../../../../widgets/runtime/ui/tabs';
import type { Definition, Widget } from '../../../../widgets/runtime/widget/definition';
import { gate } from '../../../support/gate';
import { addJsonScript } from '../../../support/mount-widget';
import { settled } from '../../../support/render-component';
import { newName, titled } from '../../../support/sample-widget';

const origin = 'https://bank.example';
const bank = bankAt(`${origin}/widgets/auto.js`, '1.0.0');
const shape = object({ title: text }, 'title');

/** A widget with a title and a button that counts. */
function sample(more: Partial<Definition<{ title?: string }>> = {}): Widget {
  const view: Definition<{ title?: string }>['view'] = ({ block }) => {
    const [count, setCount] = useState(0);
    return (
      <p>
        <b>{block.title}</b>
        <button type="button" onClick={() => setCount(count + 1)}>
          {`pressed ${count}`}
        </button>
        <a href="#x">Leads elsewhere</a>
      </p>
    );
  };
  return {
    name: newName(),
    content: { path: '/api/sample', shape },
    strings: { English: {}, Indonesia: {} },
    height: height('1px', '1px'),
    view,
    ...more,
  } as unknown as Widget;
}

const content = titled('Saving');
function partOf(widget: Widget): FirstPart {
  const rendered = renderInBoth(widget, {
    state: { status: 'ready', content },
    reading: { media: '', html: (given) => given },
    bank: { name: 'Bank Uji' },
  });
  return {
    ...(rendered && { html: rendered.html }),
    css: [0],
    ...(!widget.isStatic && { path: '/api/sample', content, facts: { bank: { name: 'Bank Uji' } } }),
  };
}

/** By query; anything else gets 404. Returns the requests. */
function serve(parts: Record<string, FirstPart>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams } = new URL(input);
    const queries = searchParams.getAll('w');
    asked.push(pathname === '/first' ? queries.join(' ') : pathname);
    if (pathname !== '/first') return new Response('', { status: 404 });
    return new Response(JSON.stringify({ css: [base.text], parts: queries.map((query) => parts[query] ?? {}) }));
  });
  return asked;
}

function add(widget: Widget, attributes: Record<string, string> = { api: origin, site: origin }, inside = '') {
  const element = document.createElement(`serambi-${widget.name}`) as HTMLElement & {
    status: string;
    ready: Promise<void>;
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const events: string[] = [];
  for (const type of ['ready', 'error']) {
    for (const sign of ':-') element.addEventListener(`serambi${sign}${type}`, (event) => events.push(event.type));
  }
  element.innerHTML = inside;
  document.body.append(element);
  return {
    element,
    events,
    text: () => element.shadowRoot?.textContent ?? '',
    find: (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector) as HTMLElement,
  };
}

const neverLoads = () => Promise.reject(new Error('No code is needed'));
const staticRow = (attributes: string[] = []): Row => ['', attributes, neverLoads];

/** Registers a widget's tag, which loads this code. By default the widget's own. */
const defineTag = (
  widget: Widget,
  load: () => Promise<unknown> = async () => void defineWidget(widget as never),
  flags: Row[0] = '',
) => defineOnce(widget.name, [flags, [], load, widget.isStatic ? undefined : followUse], bank);

/** The tag of a widget whose code arrives when the returned function is called. */
function defineLate(widget: Widget) {
  const { open, opened } = gate();
  defineTag(widget, () => opened.then(() => void defineWidget(widget as never)));
  return open;
}

/** Adds a widget that the server renders. */
function addServed(widget: Widget, part = partOf(widget), kind?: Row[0]) {
  const asked = serve({ [widget.name]: part });
  // Like an import, not within the call.
  const load = vi.fn(() => Promise.resolve().then(() => void defineWidget(widget as never)));
  defineTag(widget, load, kind);
  return { asked, load, ...add(widget) };
}

/** The part with other markup in both languages. */
const changed = ({ html, ...part }: FirstPart, change: (markup: string) => string): FirstPart => ({
  ...part,
  html: { English: change(html?.English ?? ''), Indonesia: change(html?.Indonesia ?? '') },
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a static widget', () => {
  it('shows what the server has rendered, says so once, and never loads code', async () => {
    const widget = sample({ isStatic: true });
    const { asked, load, element, events, text, find } = addServed(widget);
    expect(element.status).toBe('loading');
    expect(element.hasAttribute('data-waiting')).toBe(true);
    await element.ready;
    expect(text()).toContain('Saving (Indonesia)');
    expect(element.status).toBe('ready');
    expect(element.hasAttribute('data-waiting')).toBe(false);
    expect(events).toEqual(['serambi:ready', 'serambi-ready']);
    find('button').click();
    expect(load).not.toHaveBeenCalled();
    expect(asked).toEqual([widget.name]);
  });

  it('follows the language inside the event', async () => {
    const { asked, element, text } = addServed(sample({ isStatic: true }));
    await element.ready;
    changeLanguage('English');
    expect(text()).toContain('Saving (English)');
    changeLanguage('Indonesia');
    expect(text()).toContain('Saving (Indonesia)');
    element.setAttribute('language', 'English');
    expect(text()).toContain('Saving (English)');
    expect(asked).toHaveLength(1);
  });

  it('speaks like the page where nobody has chosen, and keeps that where a browser translates the page, also with its code', async () => {
    document.documentElement.lang = 'en-GB';
    const { element, text, find } = addServed(sample());
    await element.ready;
    expect(text()).toContain('Saving (English)');
    document.documentElement.lang = 'ja';
    window.dispatchEvent(new Event('online'));
    expect(text()).toContain('Saving (English)');
    find('button').click();
    await vi.waitFor(() => expect(find('button').textContent).toBe('pressed 1'));
    expect(text()).toContain('Saving (English)');
    document.documentElement.removeAttribute('lang');
  });
});

describe('the request', () => {
  it('has the widget’s attributes, the slots that the page fills, and where links lead', async () => {
    const widget = sample({ isStatic: true });
    const asked = serve({});
    defineOnce(widget.name, staticRow(['kind']), bank);
    add(widget, { api: `${origin}/`, kind: 'a&b' }, '<p slot="more"></p><p></p>');
    await vi.waitFor(() => expect(asked).toEqual([`${widget.name}?kind=a%26b&slots=more&site=`]));
  });

  it('drops the answer to an older question', async () => {
    const widget = sample({ isStatic: true });
    const part = partOf(widget);
    const late = changed(part, () => '<p class="root">old</p>');
    const { open: release, opened: held } = gate();
    vi.stubGlobal('fetch', async (input: string) => {
      const isOld = input.includes(encodeURIComponent('kind=old'));
      if (isOld) await held;
      return new Response(JSON.stringify({ css: [base.text], parts: [isOld ? late : part] }));
    });
    defineOnce(widget.name, staticRow(['kind']), bank);
    const { element, text } = add(widget, { api: origin, site: origin, kind: 'old' });
    await Promise.resolve();
    element.setAttribute('kind', 'new');
    await element.ready;
    release();
    await new Promise((resolve) => setTimeout(resolve));
    expect(text()).toContain('Saving');
  });

  it('is one for all tags of a task, in the order of their names, and sent again for a widget whose block was late', async () => {
    const widget = sample({ isStatic: true, name: 'second' });
    const other = sample({ isStatic: true, name: 'first' });
    const asked: string[][] = [];
    vi.stubGlobal('fetch', async (input: string) => {
      const queries = new URL(input).searchParams.getAll('w');
      asked.push(queries);
      const parts = queries.map((query) =>
        query === other.name ? partOf(other) : asked.length > 1 ? partOf(widget) : { isLate: true },
      );
      return new Response(JSON.stringify({ css: [base.text], parts }));
    });
    for (const each of [widget, other]) defineTag(each, neverLoads);
    const late = add(widget);
    add(other);
    await late.element.ready;
    expect(asked).toEqual([['first', 'second'], ['second']]);
  });

  it('that fails is sent three times; then there is the error with a button, and the network’s return asks again', async () => {
    vi.useFakeTimers();
    const widget = sample({ isStatic: true });
    let tries = 0;
    vi.stubGlobal('fetch', async () => {
      tries++;
      throw new TypeError('Failed to fetch');
    });
    defineTag(widget, neverLoads);
    const { element, events, text, find } = add(widget);
    await vi.advanceTimersByTimeAsync(13_000);
    expect(tries).toBe(3);
    expect(element.status).toBe('error');
    expect(events).toEqual(['serambi:error', 'serambi-error']);
    expect(text()).toContain('Bagian halaman ini tidak dapat dimuat.');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(13_000);
    expect(tries).toBe(6);
    serve({ [widget.name]: partOf(widget) });
    find('button').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(text()).toContain('Saving');
    expect(element.status).toBe('ready');
  });

  it('for other attributes leaves no earlier content when it fails, and says when other content shows', async () => {
    vi.useFakeTimers();
    const widget = sample({ isStatic: true });
    const parts = { [`${widget.name}?kind=a`]: partOf(widget) };
    serve(parts);
    defineOnce(widget.name, staticRow(['kind']), bank);
    const { element, events, text } = add(widget, { api: origin, site: origin, kind: 'a' });
    await element.ready;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    element.setAttribute('kind', 'b');
    await vi.advanceTimersByTimeAsync(13_000);
    expect(element.status).toBe('error');
    expect(text()).not.toContain('Saving');
    const paying = changed(partOf(widget), (markup) => markup.replace('Saving', 'Paying'));
    serve({ ...parts, [`${widget.name}?kind=b`]: paying });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(text()).toContain('Paying');
    element.setAttribute('kind', 'a');
    await vi.advanceTimersByTimeAsync(0);
    expect(text()).toContain('Saving');
    const told = events.filter((type) => type.includes(':')).map((type) => type.slice('serambi:'.length));
    expect(told).toEqual(['ready', 'error', 'ready', 'ready']);
  });

  it('for other attributes, which changed while the element was away, leaves no earlier content when it fails', async () => {
    vi.useFakeTimers();
    const widget = sample({ isStatic: true });
    serve({ [`${widget.name}?kind=a`]: partOf(widget) });
    defineOnce(widget.name, staticRow(['kind']), bank);
    const { element, text } = add(widget, { api: origin, site: origin, kind: 'a' });
    await element.ready;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    element.remove();
    element.setAttribute('kind', 'b');
    document.body.append(element);
    await vi.advanceTimersByTimeAsync(13_000);
    expect(element.status).toBe('error');
    expect(text()).not.toContain('Saving');
  });

  it('for another heading keeps the content, and what was chosen in it, also when it fails', async () => {
    vi.useFakeTimers();
    const items = ['a', 'b'].map((id) => ({ id, label: id, content: <p>{id}</p> }));
    const widget = sample({ isPlain: true, view: () => <Tabs label="Kinds" items={items} /> });
    serve({ [widget.name]: partOf(widget), [`${widget.name}?heading=3`]: partOf(widget) });
    defineTag(widget, () => new Promise(() => {}));
    const { element, events, find } = add(widget);
    await element.ready;
    find('[role=tab]:nth-child(2)').click();
    const before = find('[role=tab]');
    const chosen = () => find('[aria-selected=true]').textContent;
    element.setAttribute('heading', '3');
    await vi.advanceTimersByTimeAsync(0);
    expect(find('[role=tab]') === before).toBe(false);
    expect(chosen()).toBe('b');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    element.setAttribute('heading', '4');
    await vi.advanceTimersByTimeAsync(13_000);
    expect(events).toContain('serambi:error');
    expect([element.status, chosen()]).toEqual(['ready', 'b']);
  });

  it('for attributes that are back before the answer leaves the markup as it is', async () => {
    const widget = sample({ isStatic: true });
    serve({ [widget.name]: partOf(widget) });
    defineTag(widget, neverLoads);
    const { element, find } = add(widget);
    await element.ready;
    const before = find('b');
    const asking = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal('fetch', asking);
    element.setAttribute('limit', '3');
    await settled();
    element.removeAttribute('limit');
    await settled();
    expect(asking).toHaveBeenCalledTimes(1);
    expect(find('b')).toBe(before);
  });

  it('for as many widgets as it takes has an address that the server takes, in any script', async () => {
    const widget = sample({ isStatic: true });
    const lengths: number[] = [];
    vi.stubGlobal('fetch', async (input: string) => {
      lengths.push(new URL(input).search.length);
      return new Promise(() => {});
    });
    defineOnce(widget.name, staticRow(['kind']), bank);
    for (const length of [17, 30]) {
      for (const last of 'abcdefghijklmnopqrstuvwx')
        add(widget, { api: origin, site: origin, kind: 'カ'.repeat(length) + last });
    }
    await settled();
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(8_192);
  });

  it('is sent again for a slot that the page fills later', async () => {
    const widget = sample({ isStatic: true });
    const asked = serve({ [widget.name]: partOf(widget), [`${widget.name}?slots=more`]: partOf(widget) });
    defineTag(widget, neverLoads);
    const { element } = add(widget);
    await element.ready;
    element.innerHTML = '<p slot="more"></p>';
    await vi.waitFor(() => expect(asked).toEqual([widget.name, `${widget.name}?slots=more`]));
  });
});

describe('a widget with behaviour', () => {
  it('loads its code when a button is touched, keeps the nodes, and presses again what was pressed before', async () => {
    const widget = sample();
    const { asked, load, element, events, find } = addServed(widget);
    const given = element.ready;
    await given;
    const button = find('button');
    find('a').click();
    expect(load).not.toHaveBeenCalled();
    button.click();
    await vi.waitFor(() => expect(find('button').textContent).toBe('pressed 1'));
    expect(find('button')).toBe(button);
    expect(load).toHaveBeenCalledTimes(1);
    expect(element.status).toBe('ready');
    expect(element.ready).toBe(given);
    expect(events).toEqual(['serambi:ready', 'serambi-ready']);
    // The block came with the markup.
    expect(asked).toEqual([widget.name]);
    changeLanguage('English');
    await vi.waitFor(() => expect(find('b').textContent).toBe('Saving (English)'));
  });

  it('does not press the button of a popover again, which the browser has opened', async () => {
    const pressed = vi.fn();
    const view = () => (
      <button
        type="button"
        popoverTarget="none"
        onClick={pressed}
        ref={(made) => void made?.setAttribute('data-own', '')}
      />
    );
    const { element, find } = addServed(sample({ view }));
    await element.ready;
    find('button').click();
    await vi.waitFor(() => expect(find('button').dataset.own).toBe(''));
    await settled();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('shows a pressed tab, or the one that a key leads to, before its code is there, which keeps it', async () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: <p>{`panel ${id}`}</p> }));
    const widget = sample({
      view: () => {
        const [selected, select] = useState(0);
        return <Tabs label="Kinds" items={items} selected={selected} onSelect={select} />;
      },
    });
    serve({ [widget.name]: partOf(widget) });
    const arrive = defineLate(widget);
    const { element, find } = add(widget);
    await element.ready;
    const shown = () =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=tabpanel]') ?? [])].map(({ hidden }) => !hidden);
    const chosen = () => find('[aria-selected=true]').textContent;
    const press = (key: string) =>
      find('[aria-selected=true]').dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    const told: string[] = [];
    element.addEventListener('serambi-action', (event) => told.push((event as CustomEvent).detail.id));
    find('[role=tab]:nth-child(2)').click();
    expect([chosen(), ...shown()]).toEqual(['b', false, true, false]);
    for (const [key, tab] of Object.entries({ ArrowRight: 'c', Home: 'a', ArrowLeft: 'c' })) {
      press(key);
      expect(chosen()).toBe(tab);
    }
    arrive();
    await vi.waitFor(() =>
      expect(Object.getPrototypeOf(element) === customElements.get(element.localName)?.prototype).toBe(false),
    );
    await settled();
    expect([chosen(), ...shown()]).toEqual(['c', false, false, true]);
    // The code then selects the tab without another event.
    expect(told).toEqual(['1', '2', '0', '2']);
    press('ArrowLeft');
    await settled();
    expect([chosen(), ...shown()]).toEqual(['b', false, true, false]);
  });

  it('keeps in another language what was opened, chosen and focused, also once its code has come', async () => {
    const widget = sample({
      view: ({ block }) => {
        const [selected, select] = useState(0);
        const items = ['a', 'b'].map((id) => ({ id, label: `${id}: ${block.title}`, content: <p>{`panel ${id}`}</p> }));
        return (
          <div>
            {/* React warns of what a visitor has opened before. */}
            <details suppressHydrationWarning>
              <summary>{block.title}</summary>
            </details>
            <Tabs label="Kinds" items={items} selected={selected} onSelect={select} />
          </div>
        );
      },
    });
    serve({ [widget.name]: partOf(widget) });
    const arrive = defineLate(widget);
    const { element, find, text } = add(widget);
    await element.ready;
    find('details').setAttribute('open', '');
    find('[role=tab]:nth-child(2)').click();
    changeLanguage('English');
    const state = () => [
      find('details').hasAttribute('open'),
      find('[aria-selected=true]').id,
      find('[role=tabpanel]:not([hidden])').textContent,
    ];
    expect(text()).toContain('Saving (English)');
    const chosen = find('[role=tab]:nth-child(2)').id;
    expect(state()).toEqual([true, chosen, 'panel b']);
    expect(element.shadowRoot?.activeElement).toBe(find('[aria-selected=true]'));
    arrive();
    const early = Object.getPrototypeOf(element);
    await vi.waitFor(() => expect(Object.getPrototypeOf(element) === early).toBe(false));
    await vi.waitFor(() => expect(state()).toEqual([true, chosen, 'panel b']));
  });

  it('presses again what was pressed in markup of another release, which its code has replaced, and gives it the focus', async () => {
    const widget = sample();
    const ofAnother = (markup: string) =>
      markup
        .replace('<p>', '<p class="of-another-release">')
        .replace('data-status', 'data-revision="other" data-status');
    const part = changed(partOf(widget), ofAnother);
    const { element, find } = addServed(widget, part);
    await element.ready;
    const button = find('button');
    button.focus();
    button.click();
    await vi.waitFor(() => expect(find('button').textContent).toBe('pressed 1'));
    expect(find('button')).not.toBe(button);
    expect(element.shadowRoot?.activeElement).toBe(find('button'));
    expect(find('.of-another-release')).toBeNull();
  });

  it('keeps its markup, with what was typed, until its code can change language and attributes', async () => {
    const widget = sample();
    const part = partOf(widget);
    const withField = changed(part, (markup) => markup.replace('</p>', '<textarea></textarea></p>'));
    const asked = serve({ [widget.name]: withField, [`${widget.name}?heading=2`]: part });
    defineTag(widget, neverLoads);
    const { element, text, find } = add(widget);
    await element.ready;
    const field = find('textarea') as HTMLTextAreaElement;
    field.value = 'Typed';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    changeLanguage('English');
    expect(text()).toContain('(Indonesia)');
    expect(find('textarea')).toBe(field);
    element.setAttribute('heading', '2');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await settled();
    expect(find('textarea')).toBe(field);
  });

  it('replaces markup of earlier attributes when its code comes before the answer', async () => {
    const widget = sample();
    const part = changed(partOf(widget), (markup) => markup.replace('#x', '#earlier'));
    serve({ [widget.name]: part });
    const arrive = defineLate(widget);
    const { element, find } = add(widget);
    await element.ready;
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    element.setAttribute('source', 'partner');
    find('button').click();
    arrive();
    await vi.waitFor(() => expect(find('button').textContent).toBe('pressed 1'));
    expect(find('a').getAttribute('href')).toBe('#x');
  });

  it('replaces the page’s own markup of earlier attributes when its code comes', async () => {
    const widget = sample();
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(content)));
    const arrive = defineLate(widget);
    const element = document.createElement(`serambi-${widget.name}`);
    element.setAttribute('api', origin);
    const root = element.attachShadow({ mode: 'open' });
    const markup = partOf(widget).html?.Indonesia.replace('#x', '#earlier');
    root.innerHTML = `<style>${base.text}</style>${markup}`;
    document.body.append(element);
    element.setAttribute('source', 'partner');
    arrive();
    await vi.waitFor(() => expect(root.querySelector('a')?.getAttribute('href')).toBe('#x'));
  });

  it('keeps the page’s own markup where its code cannot be had, and says so at a form, which keeps its text', async () => {
    vi.useFakeTimers();
    const widget = sample({
      view: () => (
        <form method="post">
          <textarea name="message" />
        </form>
      ),
    });
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(content)));
    let isLost = true;
    defineTag(widget, async () => {
      if (isLost) throw new TypeError('Failed to fetch');
      defineWidget(widget as never);
    });
    const element = document.createElement(`serambi-${widget.name}`) as ReturnType<typeof add>['element'];
    element.setAttribute('api', origin);
    const root = element.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${base.text}</style>${partOf(widget).html?.Indonesia}`;
    const field = root.querySelector('textarea') as HTMLTextAreaElement;
    document.body.append(element);
    await vi.advanceTimersByTimeAsync(13_000);
    expect(root.querySelector('textarea')).toBe(field);
    expect(root.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(element.status).toBe('error');
    field.value = 'Good morning';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    isLost = false;
    root.querySelector<HTMLElement>('[role=alert] button')?.click();
    await vi.waitFor(() => expect(element.status).toBe('ready'));
    expect(root.querySelector('[role=alert]')).toBeNull();
    expect(root.querySelector('textarea')?.value).toBe('Good morning');
  });

  it('is asked for again only by what the element shows, where its code is lost and it then has another backend', async () => {
    vi.useFakeTimers();
    const widget = sample();
    const asked = serve({ [widget.name]: { ...partOf(widget), files: ['lost'] } });
    const lostBank = { ...bank, root: 'data:text/javascript,throw 0//' };
    defineOnce(widget.name, ['', [], () => new Promise(() => {}), followUse], lostBank);
    const { element, find } = add(widget);
    await vi.advanceTimersByTimeAsync(0);
    find('button').click();
    await vi.advanceTimersByTimeAsync(1_000);
    element.setAttribute('api', 'https://backend.example');
    await vi.advanceTimersByTimeAsync(13_000);
    expect(asked).toEqual([widget.name]);
  });

  it('holds back a form of the page’s markup until its code has come', async () => {
    const widget = sample();
    defineTag(widget, neverLoads);
    const element = document.createElement(`serambi-${widget.name}`);
    const root = element.attachShadow({ mode: 'open' });
    root.innerHTML = '<style></style><form method="post"></form>';
    document.body.append(element);
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    root.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('has its code at once where that does not wait for a touch', async () => {
    const widget = sample();
    const { load, element, find } = addServed(widget, partOf(widget), 'e');
    await element.ready;
    expect(load).toHaveBeenCalledTimes(1);
    await settled();
    find('button').click();
    await vi.waitFor(() => expect(find('button').textContent).toBe('pressed 1'));
  });

  it('works where the page registers a class of its own made of the element’s', async () => {
    const { define } = customElements;
    const register: typeof define = (tag, Given) => define.call(customElements, tag, class extends Given {});
    vi.spyOn(customElements, 'define').mockImplementation(register);
    const { element, find } = addServed(sample());
    await vi.waitFor(() => expect(element.status).toBe('ready'));
    find('button').click();
    await vi.waitFor(() => expect(find('button').textContent).toBe('pressed 1'));
  });

  it('is left to its code, which says what is wrong, where the server has nothing to show', async () => {
    addJsonScript('serambi-config', { api: origin });
    const widget = sample({ content: { path: '/api/none', shape: shape as never } });
    serve({});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    defineTag(widget);
    const { element, events } = add(widget, {});
    await vi.waitFor(() => expect(element.status).toBe('error'));
    expect(events).toEqual(['serambi:error', 'serambi-error']);
  });
});

describe('a plain widget', () => {
  const behaving = vi.fn((_: ShadowRoot, pressed: readonly HTMLElement[]) => {
    for (const each of pressed) each.click();
  });
  /** Files whose address is their code. */
  const codeBank = { ...bank, root: 'data:text/javascript,' };
  const plainPart = (widget: Widget): FirstPart => {
    const { html, css } = partOf(widget);
    return { ...(html && { html }), ...(css && { css }), behaviours: ['export const behave = globalThis.behaving'] };
  };

  beforeEach(() => {
    vi.stubGlobal('behaving', behaving.mockClear());
  });

  it('is not taken over by the code that another element of its tag needs', async () => {
    const widget = sample();
    serve({ [widget.name]: plainPart(widget) });
    defineOnce(widget.name, ['', [], async () => void defineWidget(widget as never), followUse], codeBank);
    const plain = add(widget);
    await plain.element.ready;
    plain.find('button').click();
    await vi.waitFor(() => expect(behaving).toHaveBeenCalled());
    const early = Object.getPrototypeOf(plain.element);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(content)));
    const other = add(widget, { api: 'https://backend.example' });
    await vi.waitFor(() => expect(other.text()).toContain('Saving'));
    await settled();
    expect(Object.getPrototypeOf(plain.element) === early).toBe(true);
  });

  it('is handed to its code once the page names another backend, although its behaviour has come', async () => {
    const widget = sample();
    serve({ [widget.name]: plainPart(widget) });
    defineOnce(widget.name, ['', [], async () => void defineWidget(widget as never), followUse], codeBank);
    const { element, find, text } = add(widget);
    await element.ready;
    find('button').click();
    await vi.waitFor(() => expect(behaving).toHaveBeenCalled());
    const early = Object.getPrototypeOf(element);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(titled('Paying'))));
    element.setAttribute('api', 'https://another-backend.example');
    await vi.waitFor(() => expect(text()).toContain('Paying'));
    expect(Object.getPrototypeOf(element) === early).toBe(false);
  });

  it('of a pinned release runs only its own code, whatever files the server names', async () => {
    vi.resetModules();
    const { defineOnce } = await import('../../../../widgets/runtime/loader/start');
    const widget = sample();
    serve({ [widget.name]: plainPart(widget) });
    const pinned = { ...codeBank, isPinned: true };
    defineOnce(widget.name, ['', [], async () => void defineWidget(widget as never), followUse], pinned);
    const { element, find } = add(widget);
    await element.ready;
    const early = Object.getPrototypeOf(element);
    find('button').click();
    await vi.waitFor(() => expect(Object.getPrototypeOf(element) === early).toBe(false));
    expect(behaving).not.toHaveBeenCalled();
  });
});

it('a tag of another script leaves no rejection behind where the code that reports it is lost', async () => {
  const rejections = vi.fn();
  process.on('unhandledRejection', rejections);
  const name = newName();
  customElements.define(`serambi-${name}`, class extends HTMLElement {});
  defineOnce(name, staticRow(), bank);
  // Node.js reports an unhandled rejection after the task.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', rejections);
  expect(rejections).not.toHaveBeenCalled();
});

it('a tag that is no widget’s is reported once', () => {
  document.body.innerHTML = '<serambi-gold></serambi-gold><serambi-gold></serambi-gold>';
  watch({}, bank);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Serambi: there is no widget <serambi-gold>.']]);
});
