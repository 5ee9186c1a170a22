import { renderToString } from 'react-dom/server';
import { narrowed } from '../content/narrow';
import type { Reading } from '../content/shape';
import { type BlockState, type ContentState, readState, withoutBlock } from '../content/state';
import { attributesHtml } from '../core/escape-html';
import { type Language, languages } from '../language/language';
import type { Labels } from '../language/strings';
import { inPixels } from '../styles/inline-style';
import type { Sheet } from '../styles/sheet';
import { addSheet, widgetSheets } from '../styles/widget-sheets';
import { More } from '../ui/more';
import type { Bank } from '../widget/config';
import type { FormPost, Widget } from '../widget/definition';
import { ErrorState } from './error-state';
import { fittedMarkup } from './fitted-markup';
import { fittingOf, siteLinks } from './fitting';
import { WidgetRoot } from './widget-root';

export interface RenderOptions {
  language: Language;
  attributes?: Readonly<Record<string, string | undefined>>;
  slots?: readonly string[];
  post?: FormPost | undefined;
  /** Its content is normalized, and its long lists have only the pages to show. */
  state?: ContentState;
  reading: Required<Pick<Reading, 'media' | 'html'>> & Pick<Reading, 'isSecure'>;
  site?: string;
  samePage?: (language: Language) => string;
  languageInAddress?: boolean;
  isExported?: boolean | undefined;
  /** Base address of the server that receives forms. */
  forms?: string | undefined;
  bank: Bank;
  labels?: Labels | undefined;
  addressable?: boolean;
  isFirst?: boolean;
  /** Also renders the other language, for pages that switch without the widget's code. */
  inBothLanguages?: boolean;
  /** Scripts run where it is shown, so content for readers without them is left out. */
  isScripted?: boolean;
  /** Lengths in px, for pages with an unknown `rem`. */
  inPixels?: boolean;
}

/** The content of a widget's shadow root in server markup. */
export interface RenderedRoot {
  html: string;
  markup: string;
  sheets: readonly Sheet[];
  /** The inline style's text, whose hash the page's policy allows. */
  style: string;
  status: BlockState['status'];
  /** Nothing shows. The element gets `data-empty`, so that its surroundings can adapt. */
  isEmpty: boolean;
}

interface RenderedMarkup {
  markup: string;
  status: BlockState['status'];
}

/** The markup in one language; the error state if the view throws. */
function renderMarkup(widget: Widget, sheets: Sheet[], options: RenderOptions): RenderedMarkup {
  const { language, site = '', slots = [], bank, reading, attributes = {}, isFirst = false } = options;
  let content: ContentState = widget.content
    ? (options.state ?? { status: 'loading' })
    : { status: 'ready', content: {} };
  if (widget.content?.isOptional && content.status !== 'ready') content = withoutBlock;
  const fitting = fittingOf((name) => attributes[name]);
  const link = siteLinks({ ...options, site }, language, fitting);
  const render = (state: BlockState): RenderedMarkup => ({
    status: state.status,
    markup: fittedMarkup(
      renderToString(
        <WidgetRoot
          widget={widget}
          state={state}
          rendering={options.isScripted ? 'hydrating' : 'server'}
          ErrorState={ErrorState}
          isStatic={options.inBothLanguages}
          isFirst={isFirst}
          language={language}
          attributes={attributes}
          bank={bank}
          labels={options.labels}
          addressable={options.addressable ?? false}
          slots={slots}
          post={options.post}
          showPages={async () => false}
          More={fitting.limit ? undefined : More}
          hasHero={fitting.hasHero}
          link={link}
          samePage={options.samePage}
          api={(path) => (options.forms ?? '') + path}
          takesForms={!options.isExported || options.forms !== undefined}
          emit={() => {}}
          addStyles={(sheet) => addSheet(sheets, sheet)}
        />,
      ),
      fitting,
      site,
    ),
  });
  try {
    const read = readState(widget.content?.shape, content, language, { ...reading, link, idPrefix: widget.name });
    return render(narrowed(read, fitting, widget.content));
  } catch (error) {
    console.error(`Serambi: <serambi-${widget.name}> failed and shows its error state.`, error);
    return render({ status: 'error', error: error as Error });
  }
}

/** The root element has no content. */
const isEmptyElement = (markup: string): boolean =>
  markup.endsWith('></div>') && markup.indexOf('<', 1) === markup.lastIndexOf('<');

/** The root in both languages, with its sheets apart. The loader has neither the widget's code nor its styles. */
export interface RenderedInBoth {
  html: Record<Language, string>;
  css: readonly string[];
}

/** Undefined if a language shows anything but its content. */
export function renderInBoth(widget: Widget, options: Omit<RenderOptions, 'language'>): RenderedInBoth | undefined {
  const sheets = widgetSheets(widget.styles);
  const rendered = languages.map((language) =>
    renderMarkup(widget, sheets, { ...options, language, isScripted: true }),
  );
  if (rendered.some(({ status }) => status !== 'ready')) return undefined;
  const html = Object.fromEntries(languages.map((language, at) => [language, rendered[at]?.markup ?? '']));
  return { html: html as RenderedInBoth['html'], css: sheets.map(({ text }) => text) };
}

export function renderRoot(widget: Widget, options: RenderOptions): RenderedRoot {
  const sheets = widgetSheets(widget.styles);
  const { markup, status } = renderMarkup(widget, sheets, options);
  let other = '';
  if (options.inBothLanguages) {
    const [language = options.language] = languages.filter((each) => each !== options.language);
    const rendered = renderMarkup(widget, sheets, { ...options, language });
    if (rendered.status === 'ready') other = `<template>${rendered.markup}</template>`;
  }
  const text = sheets.map((sheet) => sheet.text).join('');
  const style = options.inPixels ? inPixels(text) : text;
  // Base styles in every root cost 90 bytes of the home page's 11.7 kB compressed. A linked stylesheet would save 1.1 kB but delay
  // the first paint.
  const whole = markup + other;
  return {
    html: `<style>${style}</style>${whole}`,
    markup: whole,
    sheets,
    style,
    status,
    isEmpty: isEmptyElement(markup),
  };
}

/** `children` is HTML. Serializable, so that programs that save a page get its text (`getHTML`). */
export function elementMarkup(
  { name }: Widget,
  attributes: Readonly<Record<string, string | undefined>>,
  { html, isEmpty }: RenderedRoot,
  children = '',
): string {
  const all = { ...attributes, 'data-rendered': '', ...(isEmpty && { 'data-empty': '' }) };
  const tag = `serambi-${name}`;
  return `<${tag}${attributesHtml(all)}><template shadowrootmode="open" shadowrootserializable>${html}</template>${children}</${tag}>`;
}
