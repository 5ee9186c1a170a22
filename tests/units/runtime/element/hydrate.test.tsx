/** `widgets/every-widget.test.ts` hydrates all examples of every widget. */
import { createElement, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sanitize } from '../../../../shell/server/content/sanitize';
import { type Html, html, object } from '../../../../widgets/runtime/content/shape';
import { renderRoot } from '../../../../widgets/runtime/element/render';
import { changeLanguage } from '../../../../widgets/runtime/language/language';
import { base } from '../../../../widgets/runtime/styles/base.styles';
import { EventDay } from '../../../../widgets/runtime/ui/event-day';
import { RichHtml } from '../../../../widgets/runtime/ui/rich-html';
import { useServerMarkup } from '../../../../widgets/runtime/widget/widget-context';
import { addJsonScript, serve } from '../../../support/mount-widget';
import { settled } from '../../../support/render-component';
import {
  addSample,
  defineSample,
  newName,
  renderWidget,
  type SampleProps,
  send,
  titled,
} from '../../../support/sample-widget';

const reading = { media: '', html: sanitize };
/** True under Preact, which is shipped; React renders from scratch after a change before hydration. */
const shipped = createElement('p').constructor !== Object;
const bank = { name: 'Bank Uji' };

const nodesOf = (root: ShadowRoot) => {
  const frame = root.querySelector('.root');
  return frame ? [frame, ...frame.querySelectorAll('*')] : [];
};
const words = (root: ShadowRoot) => root.querySelector('.root')?.textContent ?? '';

let complaints: string[];
beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => {
      complaints.push(said.map(String).join(' '));
    });
  }
});

const Title = ({ block, t }: SampleProps) => (
  <p>
    {t.hello}, {block.title}
  </p>
);
const becomes = (root: ShadowRoot, expected: string) => vi.waitFor(() => expect(words(root)).toContain(expected));

/** Replaces `fetch` by a backend that answers each request when its function is called. */
function serveLate() {
  const answers: ((content: unknown) => void)[] = [];
  const fetch = () => new Promise((resolve) => answers.push((each) => resolve(new Response(JSON.stringify(each)))));
  vi.stubGlobal('fetch', fetch);
  return answers;
}

describe('a server’s markup', () => {
  it('is the whole element, with its attributes, its styles and its root', () => {
    const widget = defineSample(Title, { name: newName() });
    const markup = renderWidget(widget, { language: 'English', attributes: { kind: '"><b>' }, bank });
    expect(markup).toContain(
      `<serambi-${widget.name} kind="&quot;>&lt;b>" data-rendered=""><template shadowrootmode="open" shadowrootserializable><style>`,
    );
    expect(markup).toMatch(/data-status="loading"[^>]*aria-busy="true"/);
    expect(markup).toContain(base.text);
    expect(markup.endsWith(`</template></serambi-${widget.name}>`)).toBe(true);
    const nothing = defineSample(() => null, { content: undefined });
    expect(renderWidget(nothing, { language: 'English', bank })).toContain(' data-empty=""');
  });

  it.runIf(shipped)('that was made before an event says after it that it has been, in its colour, too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00+07:00') });
    addJsonScript('serambi-content', { '/api/sample/a': titled('A') });
    const Day = () => <EventDay when="Sabtu, 12 Desember 2026" language="Indonesia" />;
    const { element, root } = send(defineSample(Day), { content: titled('A') });
    const state = () => root.querySelector('[data-state]')?.getAttribute('data-state');
    expect(state()).toBe('coming');
    vi.setSystemTime(new Date('2026-12-13T12:00:00+07:00'));
    document.body.append(element);
    await becomes(root, 'Sudah berlangsung');
    expect(state()).toBe('past');
  });

  it.runIf(shipped)('is taken over, then follows a visitor who has stored another language', async () => {
    addJsonScript('serambi-content', { '/api/sample/a': titled('A') });
    changeLanguage('English');
    const { element, root } = send(defineSample(Title), { content: titled('A') });
    const [frame] = nodesOf(root);
    document.body.append(element);
    await becomes(root, 'Hello, A (English)');
    expect(root.querySelector('.root')).toBe(frame);
    expect(complaints).toEqual([]);
  });

  it('stays as it is until there is content to take it over with, and where an extension has added a style', async () => {
    const answers = serveLate();
    const { element, root } = send(defineSample(Title), { content: titled('A') });
    const added = document.createElement('style');
    added.className = 'darkreader';
    root.prepend(added);
    const before = nodesOf(root);
    document.body.append(element);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(nodesOf(root)).toEqual(before);
    answers[0]?.(titled('A'));
    await vi.waitFor(() => expect([...root.querySelectorAll('style')]).toEqual([added]));
    await settled();
    expect(nodesOf(root)).toEqual(before);
    expect(words(root)).toBe('Halo, A (Indonesia)');
  });

  it('stays as it is where the content cannot be had any more', async () => {
    const asked = serve({ '/api/sample/a': 404 });
    const { element, root } = send(defineSample(Title), { content: titled('A') });
    document.body.append(element);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await settled();
    expect(words(root)).toBe('Halo, A (Indonesia)');
  });

  it('that was still loading goes on to the content', async () => {
    const answers = serveLate();
    const { element, root } = send(defineSample(Title), {});
    expect(root.querySelector('.root')?.getAttribute('data-status')).toBe('loading');
    const [frame] = nodesOf(root);
    document.body.append(element);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await settled();
    answers[0]?.(titled('A'));
    await becomes(root, 'Halo, A (Indonesia)');
    expect(root.querySelector('.root')).toBe(frame);
    expect(complaints).toEqual([]);
  });

  it('keeps its styles when it is removed and put back before its content has come', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { element, root } = send(defineSample(Title), { content: titled('A') });
    document.body.append(element);
    element.remove();
    await settled();
    document.body.append(element);
    expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
    expect(words(root)).toBe('Halo, A (Indonesia)');
  });

  it('of another revision stays until its content comes, and is then replaced, not hydrated', async () => {
    const answers = serveLate();
    const { element, root } = send(defineSample(Title), { content: titled('A') });
    const [served] = nodesOf(root);
    (served as HTMLElement).dataset.revision = 'another';
    document.body.append(element);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await settled();
    expect(nodesOf(root)[0]).toBe(served);
    expect(root.querySelector('style')).not.toBeNull();
    answers[0]?.(titled('B'));
    await becomes(root, 'Halo, B (Indonesia)');
    expect(root.querySelector('.root')).not.toBe(served);
    expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
  });

  it('of a view that throws is its error state', () => {
    const widget = defineSample(() => {
      throw new Error('No such view');
    });
    const state = { status: 'ready', content: titled('A') } as const;
    const { html: markup, status } = renderRoot(widget, { language: 'Indonesia', reading, bank, state });
    expect(status).toBe('error');
    expect(markup).toContain('data-status="error"');
    expect(markup).toContain('Bagian halaman ini tidak dapat dimuat.');
    expect(complaints.join()).toContain('No such view');
  });

  it('has what only readers without scripting need, until it is taken over', async () => {
    addJsonScript('serambi-content', { '/api/sample/a': titled('A') });
    const widget = defineSample(() => <p>{useServerMarkup() ? 'all of it' : 'on demand'}</p>);
    const { element, root } = send(widget, { content: titled('A') });
    expect(words(root)).toBe('all of it');
    document.body.append(element);
    await becomes(root, 'on demand');
    expect(complaints).toEqual([]);
    const fresh = addSample(widget);
    await vi.waitFor(() => expect(fresh.text()).toBe('on demand'));
  });

  it('keeps the rich text that the server has cleaned: the browser sets none of it again', async () => {
    const shape = object({ title: html });
    const widget = defineSample(
      (({ block }: { block: { title?: Html } }) => <RichHtml html={block.title} />) as never,
      { content: { path: '/api/sample/rich', shape: shape as never } },
    );
    const rich = { English: { title: '<b>x</b>' }, Indonesia: { title: '<b>kotor</b>' } };
    addJsonScript('serambi-content', { '/api/sample/rich': rich });
    const { element, root } = send(widget, { content: rich, html: () => '<b>bersih</b>' });
    const bold = root.querySelector('b');
    document.body.append(element);
    await vi.waitFor(() => expect(root.querySelector('style')).toBeNull());
    await settled();
    expect(root.querySelector('b')).toBe(bold);
    expect(words(root)).toBe('bersih');
    expect(complaints).toEqual([]);
  });

  it.runIf(shipped)('keeps what was typed and chosen before its code came, and hears of it', async () => {
    addJsonScript('serambi-content', { '/api/sample/a': titled('A') });
    const heard = vi.fn();
    const Controls = () => {
      const texts = { amount: '10', slider: '1', term: '6', plan: 'a', free: '', words: '' };
      const [values, setValues] = useState({ ...texts, agreed: false });
      const change = (changed: Partial<typeof values>) => {
        heard(changed);
        // Uses the last rendered values, as a widget does that combines choices.
        setValues({ ...values, ...changed });
      };
      return (
        <form>
          <input
            name="amount"
            value={values.amount}
            onInput={({ currentTarget: { value: amount } }) => change({ amount })}
            onBlurCapture={() => heard('left')}
          />
          <input
            type="range"
            value={values.slider}
            onInput={({ currentTarget: { value: slider } }) => change({ slider })}
          />
          <select value={values.term} onChange={({ currentTarget: { value: term } }) => change({ term })}>
            <option value="6">6</option>
            <option value="12">12</option>
          </select>
          {['b', 'a'].map((plan) => (
            <input
              key={plan}
              type="radio"
              name="plan"
              checked={plan === values.plan}
              onChange={() => change({ plan })}
            />
          ))}
          <input name="free" defaultValue="" onInput={({ currentTarget: { value: free } }) => change({ free })} />
          <textarea defaultValue="" onInput={({ currentTarget: { value: words } }) => change({ words })} />
          <input
            type="checkbox"
            checked={values.agreed}
            onChange={({ currentTarget: { checked: agreed } }) => change({ agreed })}
          />
          <select onChange={() => heard('untouched')}>
            <option>1</option>
          </select>
          <input name="untouched" value="1" onInput={() => heard('untouched')} />
          <output>{Object.values(values).join()}</output>
        </form>
      );
    };
    const { element, root } = send(defineSample(Controls), { content: titled('A') });
    const form = root.querySelector('form') as HTMLFormElement;
    const [amount, slider, term, second, , free, area, box] = [...form.elements] as (HTMLInputElement &
      HTMLSelectElement)[];
    if (!amount || !slider || !term || !second || !free || !area || !box) throw new Error('a control is missing');
    amount.value = '25';
    slider.value = '3';
    term.value = '12';
    second.checked = true;
    free.value = 'words';
    area.value = 'text';
    box.checked = true;
    document.body.append(element);
    await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toBe('25,3,12,b,words,text,true'));
    expect([amount.value, slider.value, term.value, second.checked]).toEqual(['25', '3', '12', true]);
    const choices = [{ slider: '3' }, { term: '12' }, { plan: 'b' }];
    const typed = [{ free: 'words' }, { words: 'text' }];
    expect(heard.mock.calls.flat()).toEqual([{ amount: '25' }, 'left', ...choices, ...typed, { agreed: true }]);
    expect(complaints).toEqual([]);
  });

  it.runIf(shipped)('leaves alone what the first of several controls has removed', async () => {
    addJsonScript('serambi-content', { '/api/sample/a': titled('A') });
    const Controls = () => {
      const [kind, setKind] = useState('long');
      return (
        <form>
          <input name="kind" value={kind} onInput={({ currentTarget: { value } }) => setKind(value)} />
          {kind === 'long' && <input name="more" defaultValue="" />}
          <input name="words" defaultValue="" onInput={({ currentTarget: { value } }) => heard(value)} />
        </form>
      );
    };
    const heard = vi.fn();
    const { element, root } = send(defineSample(Controls), { content: titled('A') });
    const [kind, more, words] = [...root.querySelectorAll('input')];
    if (!kind || !more || !words) throw new Error('a control is missing');
    kind.value = 'short';
    more.value = 'of no use';
    words.value = 'kept';
    const told = vi.fn();
    more.addEventListener('input', told);
    document.body.append(element);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('kept'));
    expect(more.isConnected).toBe(false);
    expect(told).not.toHaveBeenCalled();
    expect(complaints).toEqual([]);
  });
});
