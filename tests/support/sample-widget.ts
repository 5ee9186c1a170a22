import type { ComponentType } from 'react';
import { expect, vi } from 'vitest';
import { sanitize } from '../../shell/server/content/sanitize';
import type { Content } from '../../widgets/runtime/content/content';
import { cut } from '../../widgets/runtime/content/long-lists.pages';
import { normalizeContent } from '../../widgets/runtime/content/normalize';
import { type BlockOf, object, text } from '../../widgets/runtime/content/shape';
import { defineWidget } from '../../widgets/runtime/element/define';
import { elementMarkup, type RenderOptions, renderRoot } from '../../widgets/runtime/element/render';
import type { Language } from '../../widgets/runtime/language/language';
import { height } from '../../widgets/runtime/styles/height';
import type { Definition, ViewProps, Widget } from '../../widgets/runtime/widget/definition';

let count = 0;

/** A tag can be registered only once. */
export const newName = () => `sample-${count++}`;

const block = object({ title: text }, 'title');
type Block = BlockOf<typeof block>;
export type SampleProps = ViewProps<Block, { hello: string }, 'kind'>;
type Overrides = Partial<Definition<Block | undefined, { hello: string }, 'kind'>>;

/** Its content depends on the attribute `kind`, and has a title. */
export function defineSample(view: ComponentType<SampleProps>, overrides: Overrides = {}): Widget {
  return defineWidget<Block | undefined, { hello: string }, 'kind'>({
    name: newName(),
    attributes: ['kind'],
    content: { path: ({ kind = 'a' }) => (kind === 'none' ? undefined : `/api/sample/${kind}`), shape: block },
    strings: { English: { hello: 'Hello' }, Indonesia: { hello: 'Halo' } },
    height: height('256px', '256px'),
    view,
    ...overrides,
  });
}

/** Content whose titles name their language, as the bank's server sends it. */
export const titled = (title: string): Content => ({
  normalized: true,
  English: { title: `${title} (English)` },
  Indonesia: { title: `${title} (Indonesia)` },
});

type WidgetElement = HTMLElement & { status: string; ready: Promise<void>; kind: unknown; language: unknown };

/** Records the element's events. */
export function addSample({ name }: Pick<Widget, 'name'>, attributes: Record<string, string> = {}) {
  const element = document.createElement(`serambi-${name}`) as WidgetElement;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  const events: CustomEvent[] = [];
  for (const type of ['ready', 'error', 'submitted']) {
    element.addEventListener(`serambi:${type}`, (event) => events.push(event as CustomEvent));
  }
  document.body.append(element);
  return {
    element,
    eventTypes: () => events.map(({ type }) => type.slice('serambi:'.length)),
    events,
    text: () => element.shadowRoot?.querySelector('.root')?.textContent ?? '',
    find: <E extends Element = HTMLElement>(selector: string) => element.shadowRoot?.querySelector<E>(selector) as E,
    status: () => element.shadowRoot?.querySelector('.root')?.getAttribute('data-status'),
  };
}

/** Waits until a text has these words. */
export const becomes = (text: () => string, words: string) => vi.waitFor(() => expect(text()).toContain(words));

/** Content as the bank's server reads it: normalized, with the first page of long lists. */
export function sentContent({ content }: Widget, given: Content): Content {
  if (!content) return given;
  const whole = given.normalized ? given : normalizeContent(content.shape, given).content;
  return content.lists ? cut(whole, content.lists, { first: 1, last: 1 }) : whole;
}

const reading = { media: '', html: sanitize };
type Rendered = Omit<RenderOptions, 'reading' | 'state'> & { content?: Content | undefined };

/** The element as the bank's server sends it. */
export const renderWidget = (widget: Widget, { content, ...options }: Rendered): string => {
  const state = content && ({ status: 'ready', content: sentContent(widget, content) } as const);
  return elementMarkup(
    widget,
    options.attributes ?? {},
    renderRoot(widget, { ...options, reading, ...(state && { state }) }),
  );
};

interface Sent {
  bank?: RenderOptions['bank'];
  language?: Language;
  content?: Content | undefined;
  attributes?: Record<string, string>;
  html?: typeof sanitize;
}

/** An element with the server's markup, as it is before the widget's code is loaded. */
export function send(widget: Widget, sent: Sent = {}) {
  const { bank = { name: 'Bank Uji' }, language = 'Indonesia', content, attributes = {}, html = sanitize } = sent;
  const element = document.createElement(`serambi-${widget.name}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const root = element.attachShadow({ mode: 'open' });
  const rendered = renderRoot(widget, {
    language,
    attributes,
    reading: { media: '', html },
    bank,
    ...(content && { state: { status: 'ready', content: sentContent(widget, content) } as const }),
  });
  root.innerHTML = rendered.html;
  return { element, root, isEmpty: rendered.isEmpty };
}
