import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { baseAddress } from '../content/base-address';
import { arrivedContent } from '../content/content';
import { narrowed } from '../content/narrow';
import { jsonIn } from '../content/page-json';
import { type BlockState, type ContentState, readState } from '../content/state';
import { currentLanguage, documentLanguage, isLanguage, type Language, onLanguageChange } from '../language/language';
import { undoTranslation, watchTranslation } from '../preact/translation';
import { registerUnit, type Sheet, serverStyle } from '../styles/sheet';
import { addSheet, widgetSheets } from '../styles/widget-sheets';
import { type PageConfig, pageConfig } from '../widget/config';
import { contentPath, type Widget } from '../widget/definition';
import type { Rendering } from '../widget/widget-context';
import { emit, reportAction, reportActions } from './actions';
import { announcer } from './announcer';
import { type BankData, unnamedBank } from './bank';
import { contentLoader } from './content-loader';
import { type EarlyElements, keepUse, type Status } from './early';
import { applyFitting, fittingAttributes, fittingOf, siteLinks } from './fitting';
import { dropped, mark } from './kept-page';
import { defineAttributeProperties, upgradeProperties } from './properties';
import { readServerMarkup, type ServerMarkup } from './server-markup';
import { WidgetRoot, type WidgetRootProps } from './widget-root';

const noContent: ContentState = { status: 'ready', content: {} };

/** In ms: a removed element keeps its state and typed text, because a host may insert it again. */
const keptFor = 5_000;

let ErrorState: WidgetRootProps['ErrorState'];

export const commonAttributes = ['api', 'site', 'language', ...fittingAttributes] as const;

/** Makes the custom element of a definition. `loader` has the elements that are on the page already. */
export function elementOf(widget: Widget, loader?: EarlyElements): CustomElementConstructor {
  const attributes: readonly string[] = [...commonAttributes, ...(widget.attributes ?? [])];
  registerUnit(window);

  class SerambiElement extends (loader?.Base ?? HTMLElement) {
    static readonly observedAttributes = attributes;
    #root: Root | undefined;
    #bank: BankData = {};
    #sheets = widgetSheets(widget.styles);
    readonly #loader = contentLoader(() => this.#render(), widget.content);
    readonly #early = loader?.early(this);
    readonly #announcer = announcer(this, this.#early);
    /** Set while server markup waits for content to hydrate or replace it. */
    #serverMarkup: ServerMarkup | undefined;
    /** An attribute has changed, so hydration would leave differences. */
    #isStale = this.#early?.isStale ?? false;
    /** Restores input and focus of server markup once it is hydrated or replaced. */
    #restore: (() => unknown) | undefined;
    #fitter: MutationObserver | undefined;
    /** Set while connected: aborting it removes the listeners on the page. */
    #listening: AbortController | undefined;
    /** Set while removed but not yet forgotten. */
    #removal: ReturnType<typeof setTimeout> | undefined;
    /** The last result of `#state`: an equal state is the same object, so that nothing renders again. */
    #read: { key: string; content: ContentState; state: BlockState } | undefined;

    constructor() {
      super();
      // The loader's class reports them already.
      if (!loader && !widget.isConfidential) reportActions(this, widget.name);
    }

    get status(): Status {
      return this.#announcer.status;
    }

    get ready(): Promise<void> {
      return this.#announcer.ready;
    }

    /** Focuses a form's first field. `delegatesFocus` would do so on every click on text. */
    override focus(options?: FocusOptions) {
      const field = this.shadowRoot?.querySelector<HTMLElement>('[part=form] [name]:not([type=hidden]),iframe');
      if (field) field.focus(options);
      else super.focus(options);
    }

    connectedCallback() {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      // A removed dialog leaves the top layer but stays open.
      for (const dialog of shadow.querySelectorAll('dialog')) dialog.close();
      // The element was moved within the document, or the browser is sending its form (`shell/client/code.ts`).
      if (this.#listening || this.dataset.posted !== undefined) return;
      clearTimeout(this.#removal);
      // Only a server adds one before this; later, browser extensions may.
      if (!this.#root) this.#serverMarkup ??= readServerMarkup(shadow, widget.revision, this.#early?.style);
      upgradeProperties(this, attributes);
      if (!this.#serverMarkup) this.#adoptStyles();
      this.#listening = new AbortController();
      onLanguageChange(() => this.#render(), this.#listening);
      const handleOnline = () => {
        const { state } = this.#loader;
        if (state.status === 'error' && !state.isRetrying) this.#retry();
      };
      addEventListener('online', handleOnline, this.#listening);
      this.#load();
      this.#render();
      watchTranslation(shadow);
    }

    adoptedCallback() {
      const { defaultView } = this.ownerDocument;
      if (defaultView) registerUnit(defaultView);
      const shadow = this.shadowRoot;
      // The move dropped adopted sheets; an inline style stays.
      if (shadow && !(this.#serverMarkup && shadow.querySelector(serverStyle))) this.#adoptStyles();
    }

    disconnectedCallback() {
      // A move disconnects and connects immediately; an element that is still away after that was removed.
      queueMicrotask(() => {
        if (this.isConnected || !this.#listening) return;
        this.#listening.abort();
        this.#listening = undefined;
        this.#loader.pause();
        const page = this.closest(`[${mark}]`);
        if (page) page.addEventListener(dropped, this.#forget, { once: true });
        else if (this.status === 'error') this.#forget();
        else this.#removal = setTimeout(this.#forget, keptFor);
      });
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      if (this.#serverMarkup && before !== now && name !== 'language') this.#isStale = true;
      if (!this.#listening) return;
      this.#load();
      this.#render();
    }

    readonly #forget = () => {
      this.#loader.stop();
      undoTranslation();
      this.#root?.unmount();
      this.#root = undefined;
      this.#read = undefined;
    };

    #adoptStyles() {
      const shadow = this.shadowRoot as ShadowRoot;
      for (const style of shadow.querySelectorAll(serverStyle)) style.remove();
      shadow.adoptedStyleSheets = this.#sheets.flatMap((sheet) => sheet.in(this.ownerDocument) ?? []);
    }

    #addStyles(sheet: Sheet) {
      if (addSheet(this.#sheets, sheet)) this.#adoptStyles();
    }

    #base(name: 'api' | 'site'): string {
      return baseAddress(this.getAttribute(name), pageConfig()[name]);
    }

    #language(): Language {
      const { language, addressable } = pageConfig();
      const pinned = this.getAttribute('language') ?? language;
      // On the bank's own pages the document follows the choice.
      return isLanguage(pinned) ? pinned : currentLanguage(addressable ? undefined : documentLanguage());
    }

    #fitting() {
      return fittingOf((name) => this.getAttribute(name));
    }

    #fit() {
      const root = this.shadowRoot as ShadowRoot;
      const fitting = this.#fitting();
      if (!this.#fitter && fitting.heading === undefined && !fitting.target) return;
      applyFitting(root, fitting, this.#base('site'));
      if (this.#fitter) return;
      this.#fitter = new MutationObserver(() => applyFitting(root, this.#fitting(), this.#base('site')));
      this.#fitter.observe(root, { childList: true, subtree: true });
    }

    #attributes(): Record<string, string | undefined> {
      return Object.fromEntries((widget.attributes ?? []).map((name) => [name, this.getAttribute(name) ?? undefined]));
    }

    #load() {
      const api = this.#base('api');
      this.#askForBank(api);
      if (!widget.content) return;
      const path = contentPath(widget, this.#attributes());
      // Pages of the bank bring optional blocks.
      const isAskedFor = path && (api || !widget.content.isOptional || arrivedContent(path));
      const given = path === this.#early?.path ? this.#early?.content : undefined;
      this.#loader.load(isAskedFor ? api + path : undefined, `needs a valid ${widget.attributes} attribute`, given);
    }

    /** For other sites; content answers bring the data without this request. */
    #askForBank(api: string) {
      const isKnown =
        !widget.bank || this.#early?.facts || pageConfig().bank || (widget.content && !widget.content.isOptional);
      if (!api || isKnown) return;
      import('./bank-request')
        .then(({ bankAt }) => bankAt(api))
        .then(
          (data) => {
            if (!data.bank || api !== this.#base('api')) return;
            this.#bank = data;
            this.#render();
          },
          () => {},
        );
    }

    #content(): ContentState {
      return widget.content ? this.#loader.state : noContent;
    }

    #link(language: Language) {
      return siteLinks({ ...pageConfig(), site: this.#base('site') }, language, this.#fitting());
    }

    #state(language: Language): BlockState {
      const { api, media: configured } = pageConfig();
      const media = baseAddress(this.getAttribute('api'), configured, api);
      const link = this.#link(language);
      const content = this.#content();
      // Dependencies of the addresses in a block, beside the language.
      const fitting = this.#fitting();
      const key = `${language} ${media} ${link('/')} ${fitting.limit} ${fitting.category}`;
      if (this.#read?.key !== key || this.#read.content !== content) {
        const reading = { media, link, idPrefix: widget.name, isSecure: location.protocol === 'https:' };
        const state = readState(widget.content?.shape, content, language, reading);
        this.#read = { key, content, state: narrowed(state, fitting, widget.content) };
      }
      return this.#read.state;
    }

    #element(language: Language, rendering: Rendering) {
      const ownConfig = jsonIn<PageConfig>(this.querySelector(':scope>[type="application/json"]'));
      const config = { ...pageConfig(), ...this.#early?.facts, ...ownConfig };
      const content = this.#content();
      const sent = (content.status === 'ready' ? content.content : {}) as BankData;
      const { bank, labels }: BankData = [config, sent, this.#bank].find((each) => each.bank) ?? {};
      const fitting = this.#fitting();
      return (
        <WidgetRoot
          widget={widget}
          state={this.#state(language)}
          rendering={rendering}
          ErrorState={ErrorState}
          language={language}
          attributes={this.#attributes()}
          bank={bank ?? unnamedBank[language]}
          labels={config.labels ?? labels}
          addressable={config.addressable ?? false}
          slots={[...this.children].map(({ slot }) => slot)}
          showPages={this.#loader.showPages}
          More={fitting.limit ? undefined : this.#loader.More}
          hasHero={fitting.hasHero}
          link={this.#link(language)}
          api={(path) => baseAddress(this.getAttribute('api'), config.forms, config.api) + path}
          takesForms={!config.isExported || config.forms !== undefined}
          emit={(name, detail) => {
            emit(this, name, detail);
            if (name === 'submitted' && !widget.isConfidential)
              reportAction(this, { widget: widget.name, action: 'submit', id: '' });
          }}
          addStyles={(sheet) => this.#addStyles(sheet)}
          host={this}
          onShow={(state) => {
            const isEmpty = !this.shadowRoot?.querySelector('.root')?.hasChildNodes();
            this.toggleAttribute('data-empty', isEmpty);
            const isCurrent = () => this.isConnected && this.#read?.state === state;
            this.#announcer.show(this.#content(), state, isEmpty, isCurrent);
            if (state.status !== 'loading') {
              this.#restore?.();
              this.#restore = undefined;
            }
            if (state.status === 'error') this.#completeError();
          }}
          onCrash={(error) => {
            this.#announcer.crash(error, this.#state(language));
            this.#completeError();
          }}
          onRetry={() => this.#retry()}
        />
      );
    }

    /** Loads the code of the full error state. Without it the state has its words and the button. */
    #completeError() {
      if (ErrorState) return;
      import('./error-state').then(
        (loaded) => {
          ({ ErrorState } = loaded);
          this.#render();
        },
        () => {},
      );
    }

    #retry() {
      this.#loader.retry();
      // The view may now succeed with the same content.
      this.#read = undefined;
      this.#render();
    }

    /** True if something is left to render: false if the markup stays, or was hydrated in the right language. */
    #takeOver(markup: ServerMarkup, shadow: ShadowRoot, language: Language): boolean {
      // Until its sheets are here, and for another release, the markup keeps its own style.
      const sheets = markup.sheets();
      if (sheets) this.#sheets = sheets;
      // Sheets that the markup only names are already adopted.
      if (sheets && shadow.querySelector(serverStyle)) this.#adoptStyles();
      const { status } = this.#state(markup.language);
      // Shown content stays until other content can hydrate or replace it.
      if (markup.status === 'ready' && (status !== 'ready' || this.#loader.isAsking)) return false;
      this.#serverMarkup = undefined;
      delete this.dataset.sheets;
      this.#restore = keepUse(shadow);
      if (sheets && !this.#isStale && markup.status === status) {
        // React's types exclude shadow roots; React and Preact accept them.
        this.#root = hydrateRoot(shadow as unknown as Element, this.#element(markup.language, 'hydrating'));
        this.#fit();
        return markup.language !== language;
      }
      shadow.replaceChildren();
      this.#adoptStyles();
      return true;
    }

    #render() {
      const shadow = this.shadowRoot;
      if (!shadow || !this.#listening) return;
      undoTranslation();
      const language = this.#language();
      const markup = this.#serverMarkup;
      if (markup && !this.#takeOver(markup, shadow, language)) return;
      this.#root ??= createRoot(shadow);
      this.#root.render(this.#element(language, 'client'));
      this.#fit();
    }
  }

  defineAttributeProperties(SerambiElement, attributes);
  return SerambiElement;
}
