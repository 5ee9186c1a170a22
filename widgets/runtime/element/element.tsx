import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { acquireContent } from '../content/acquire-content';
import { arrivedContent } from '../content/content';
import { jsonIn } from '../content/page-json';
import type { Joined } from '../content/request';
import { type ContentState, type Shown, shownIn } from '../content/state';
import { codes, currentLanguage, isLanguage, type Language, languages, onLanguageChange } from '../language/language';
import { siteLink } from '../language/link';
import { base } from '../styles/base.styles';
import { inPixels, registerUnit } from '../styles/sheet';
import { type PageConfig, pageConfig } from './config';
import type { Widget } from './definition';
import type { Rendering } from './rendering';
import { WidgetRoot } from './widget-root';

/** One object, so that a widget without content is not shown anew for nothing. */
const nothingToFetch: ContentState = { status: 'ready', content: {} };

/** Attributes of every widget. */
export const commonAttributes = ['api', 'site', 'language'] as const;

/** The custom element of a definition. Nothing in it is particular to one widget. */
export function elementOf(widget: Widget): CustomElementConstructor {
  const attributes: readonly string[] = [...commonAttributes, ...(widget.attributes ?? [])];
  const sheets = [base, ...widget.styles];
  const text = sheets.map(({ text }) => text).join('');
  registerUnit();

  class SerambiElement extends HTMLElement {
    static readonly observedAttributes = attributes;
    #root: Root | undefined;
    /** The server's markup, from when it was found until its content is here to take it over with. */
    #serverLanguage: Language | undefined;
    /** That markup is another release's: it keeps its own looks until there is the content to replace it with. */
    #isStrange = false;
    #state: ContentState = { status: 'loading' };
    #url: string | undefined;
    #release: Joined['release'] | undefined;
    #stopListening: (() => void) | undefined;
    /** What the view has failed with: it does not show, whatever its status. */
    #crashed: Shown | undefined;
    /** The content that shows, of which `serambi:ready` has told. */
    #announced: ContentState | undefined;
    /** The state as last read, by language and base address: an equal question has the same answer, by identity. */
    #read: { key: string; state: ContentState; shown: Shown } | undefined;

    connectedCallback() {
      // Moved rather than removed: everything is still there.
      if (this.#stopListening) return;
      const own = this as unknown as Record<string, unknown>;
      for (const name of attributes) {
        if (!Object.hasOwn(own, name)) continue;
        // A property set before the element was defined hides the accessor; it is set again, through it.
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const served = shadow.querySelector('style')?.textContent;
      this.#isStrange = ![undefined, text, inPixels(text)].includes(served);
      if (!this.#isStrange) this.#dress();
      const lang = shadow.querySelector('.root')?.getAttribute('lang');
      this.#serverLanguage = languages.find((language) => codes[language] === lang);
      this.#stopListening = onLanguageChange(() => this.#render());
      this.#load();
      this.#render();
    }

    adoptedCallback() {
      if (this.shadowRoot) this.#dress();
    }

    disconnectedCallback() {
      // A move disconnects and connects at once: only what is still away after that was removed.
      queueMicrotask(() => {
        if (!this.isConnected) this.#tearDown();
      });
    }

    attributeChangedCallback() {
      if (!this.#stopListening) return;
      this.#load();
      this.#render();
    }

    #dress() {
      const shadow = this.shadowRoot as ShadowRoot;
      for (const style of shadow.querySelectorAll('style')) style.remove();
      try {
        shadow.adoptedStyleSheets = sheets.map(({ sheet }) => sheet);
      } catch {
        // Sheets stay with the document they were made in; so does a widget's look.
      }
    }

    #tearDown() {
      this.#stopListening?.();
      this.#stopListening = undefined;
      this.#release?.();
      this.#release = undefined;
      this.#root?.unmount();
      this.#root = undefined;
      this.#url = undefined;
      this.#state = { status: 'loading' };
      this.#announced = undefined;
      this.#read = undefined;
    }

    #base(name: 'api' | 'site'): string {
      return `${this.getAttribute(name) ?? pageConfig()[name] ?? ''}`.replace(/\/+$/, '');
    }

    #language(): Language {
      const pinned = this.getAttribute('language') ?? pageConfig().language;
      return isLanguage(pinned) ? pinned : currentLanguage();
    }

    #attributes(): Record<string, string | undefined> {
      return Object.fromEntries((widget.attributes ?? []).map((name) => [name, this.getAttribute(name) ?? undefined]));
    }

    #load(retrying = false) {
      if (!widget.content) {
        this.#state = nothingToFetch;
        return;
      }
      const path = widget.content.path(this.#attributes());
      const url = path === undefined ? undefined : this.#base('api') + path;
      if (url === this.#url && url !== undefined && !retrying) return;
      this.#release?.(retrying);
      this.#release = undefined;
      this.#url = url;
      if (url === undefined) {
        this.#state = { status: 'error', error: new Error(`needs a valid ${widget.attributes} attribute`) };
        return;
      }
      const content = retrying ? undefined : arrivedContent(url);
      if (content) {
        this.#state = { status: 'ready', content };
        return;
      }
      this.#state = retrying && this.#state.status === 'error' ? { ...this.#state, retrying } : { status: 'loading' };
      const { content: request, release } = acquireContent(url);
      this.#release = release;
      const settle = (state: ContentState) => {
        // Nobody waits for a request that another has replaced.
        if (this.#release !== release) return;
        this.#state = state;
        this.#render();
      };
      request.then(
        (content) => settle({ status: 'ready', content }),
        (error: Error) => settle({ status: 'error', error }),
      );
    }

    #emit(name: string, detail?: unknown) {
      this.dispatchEvent(new CustomEvent(`serambi:${name}`, { detail }));
    }

    #report({ message, status }: Error & { status?: number }) {
      this.#emit('error', { message, status });
    }

    #link(language: Language) {
      const site = this.#base('site');
      const named = pageConfig().languageInAddress ? language : undefined;
      return (path: string) => siteLink(path, site, named);
    }

    #shown(language: Language) {
      const media = this.getAttribute('api') ?? pageConfig().media ?? this.#base('api');
      const link = this.#link(language);
      // What the addresses in a block depend on, beside the language.
      const key = `${language} ${media} ${link('/')}`;
      if (this.#read?.key !== key || this.#read.state !== this.#state) {
        this.#read = {
          key,
          state: this.#state,
          shown: shownIn(widget, this.#state, language, { media, link, html: (source) => source }),
        };
      }
      return this.#read.shown;
    }

    #widgetRoot(language: Language, rendering: Rendering) {
      const config = { ...pageConfig(), ...jsonIn<PageConfig>(this.querySelector(':scope>[type="application/json"]')) };
      return (
        <WidgetRoot
          widget={widget}
          shown={this.#shown(language)}
          rendering={rendering}
          language={language}
          attributes={this.#attributes()}
          bank={config.bank ?? { name: 'Serambi' }}
          addressable={config.addressable ?? false}
          slots={[...this.children].map(({ slot }) => slot)}
          link={this.#link(language)}
          api={(path) => this.#base('api') + path}
          emit={(name, detail) => this.#emit(name, detail)}
          onShown={(shown) => {
            this.toggleAttribute('data-empty', !this.shadowRoot?.querySelector('.root')?.hasChildNodes());
            if (shown === this.#crashed) return;
            const announced = this.#announced;
            this.#announced = shown.status === 'ready' ? this.#state : undefined;
            if (this.#announced && this.#announced !== announced) this.#emit('ready');
            if (shown.status !== 'error' || shown.retrying) return;
            this.#report(shown.error);
            // Frameworks may give an element its attributes only after they have inserted it.
            setTimeout(() => {
              if (this.isConnected && this.#read?.shown === shown) {
                console.warn(`Serambi: <serambi-${widget.name}> ${shown.error.message}`);
              }
            });
          }}
          onCrash={(error) => {
            console.error(`Serambi: <serambi-${widget.name}> failed and shows its error state.`, error);
            this.#crashed = this.#read?.shown;
            this.#announced = undefined;
            this.#report(error);
          }}
          onRetry={() => {
            this.#load(true);
            // The same content may do where the view had failed with it.
            this.#read = undefined;
            this.#render();
          }}
        />
      );
    }

    #render() {
      const shadow = this.shadowRoot;
      if (!shadow || !this.#stopListening) return;
      const language = this.#language();
      if (this.#serverLanguage) {
        const served = shadow.querySelector('.root')?.getAttribute('data-status');
        const { status } = this.#shown(this.#serverLanguage);
        // What the server shows stays as it is until there is the content to take it over with.
        if (served === 'ready' && status !== 'ready') return;
        const hydrated = served === status && !this.#isStrange ? this.#serverLanguage : undefined;
        this.#serverLanguage = undefined;
        // React's types leave shadow roots out; both engines take them.
        if (hydrated) this.#root = hydrateRoot(shadow as unknown as Element, this.#widgetRoot(hydrated, 'hydrating'));
        else {
          shadow.replaceChildren();
          this.#dress();
        }
        if (hydrated === language) return;
      }
      this.#root ??= createRoot(shadow);
      this.#root.render(this.#widgetRoot(language, 'client'));
    }
  }

  for (const name of attributes) {
    Object.defineProperty(SerambiElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  return SerambiElement;
}
