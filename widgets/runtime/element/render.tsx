import { renderToString } from 'react-dom/server';
import { escapeHtml } from '../content/escape-html';
import type { Reading } from '../content/shape';
import { type ContentState, shownIn } from '../content/state';
import type { Language } from '../language/language';
import { siteLink } from '../language/link';
import { base } from '../styles/base.styles';
import type { Bank } from './config';
import type { Widget } from './definition';
import { WidgetRoot } from './widget-root';

export interface RenderOptions {
  language: Language;
  attributes?: Readonly<Record<string, string | undefined>>;
  /** Names of the slots that the page fills. */
  slots?: readonly string[];
  /** The content as it is now; loading when unset. */
  state?: ContentState;
  reading: Reading;
  site?: string;
  languageInAddress?: boolean;
  bank: Bank;
}

/** The text of a widget's inline style in server markup: constant, so a policy can allow it by its hash. */
export const styleText = (widget: Widget): string => [base, ...widget.styles].map(({ text }) => text).join('');

/** A widget's markup on a server. `reading.html` must sanitise. */
export function renderMarkup(widget: Widget, options: RenderOptions): string {
  const { language, site = '', slots = [], bank, reading, languageInAddress, attributes = {} } = options;
  const state: ContentState = widget.content
    ? (options.state ?? { status: 'loading' })
    : { status: 'ready', content: {} };
  const link = (path: string) => siteLink(path, site, languageInAddress ? language : undefined);
  const markup = (shown: ReturnType<typeof shownIn>) =>
    renderToString(
      <WidgetRoot
        widget={widget}
        shown={shown}
        rendering="server"
        language={language}
        attributes={attributes}
        bank={bank}
        addressable={false}
        slots={slots}
        link={link}
        api={(path) => path}
        emit={() => {}}
      />,
    );
  try {
    return markup(shownIn(widget, state, language, { ...reading, link }));
  } catch (error) {
    console.error(`Serambi: <serambi-${widget.name}> failed and shows its error state.`, error);
    return markup({ status: 'error', error: error as Error });
  }
}

/** What a widget's shadow root holds on a server: its styles and its markup. */
export const renderRoot = (widget: Widget, options: RenderOptions): string =>
  `<style>${styleText(widget)}</style>${renderMarkup(widget, options)}`;

/** Whether a widget has nothing to show. Its element is then marked by `data-empty`, for the page around it. */
export const isEmpty = (root: string): boolean => /"root"[^>]*><\/div>$/.test(root);

/** The twin of `defineWidget` on a server: the whole element, its root as declarative shadow DOM. */
export function renderWidget(widget: Widget, options: RenderOptions): string {
  const attributes = Object.entries(options.attributes ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`);
  const tag = `serambi-${widget.name}`;
  const root = renderRoot(widget, options);
  if (isEmpty(root)) attributes.push(' data-empty=""');
  return `<${tag}${attributes.join('')}><template shadowrootmode="open">${root}</template></${tag}>`;
}
