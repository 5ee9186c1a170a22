/**
 * The base class of widgets written with Lit that do all that the product's do on a page: states, retries, the error boundary,
 * long lists, slots, configuration, translated pages, and hydration. What is free of a framework is the product's own, and what
 * the product loads on demand is loaded on demand. So is hydration, which the product has in its runtime: only a page with a
 * server's markup (of `@lit-labs/ssr`, within the style of these sheets) loads it.
 * Left out, in Lit's favour, is what neither of the two widgets needs: forms, a path that depends on an attribute, and what
 * only a server writes (the revision, the mark of static widgets, the first picture). A removed element keeps what it shows.
 */
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { baseAddress } from '../../../../widgets/runtime/content/base-address';
import type { LongLists } from '../../../../widgets/runtime/content/long-lists';
import { jsonIn } from '../../../../widgets/runtime/content/page-json';
import type { Shape } from '../../../../widgets/runtime/content/shape';
import {
  type BlockState,
  type ContentState,
  readState,
  type ShownPages,
} from '../../../../widgets/runtime/content/state';
import { announcer } from '../../../../widgets/runtime/element/announcer';
import { type PageConfig, pageConfig } from '../../../../widgets/runtime/element/config';
import { contentLoader } from '../../../../widgets/runtime/element/content-loader';
import type { Registered } from '../../../../widgets/runtime/element/define';
import { undoTranslation, watchTranslation } from '../../../../widgets/runtime/element/translation';
import {
  codes,
  currentLanguage,
  isLanguage,
  type Language,
  onLanguageChange,
} from '../../../../widgets/runtime/language/language';
import { siteLink } from '../../../../widgets/runtime/language/link';
import { base, container, pill, visuallyHidden } from '../../../../widgets/runtime/styles/base.styles';
import { registerUnit, type Sheet } from '../../../../widgets/runtime/styles/sheet';
import { addSheet } from '../../../../widgets/runtime/styles/widget-sheets';
import { type Host, strings } from './host';

export interface Options {
  path: string;
  shape: Shape<unknown>;
  lists?: LongLists;
  /** In the order of the cascade. */
  styles: readonly Sheet[];
  skeleton: TemplateResult;
}

export interface View<Block> {
  block: Block;
  pages: ShownPages | undefined;
  language: Language;
  /** Resolves a path on the bank's site. */
  link(path: string): string;
}

/** The complete error state, once its code is loaded. */
let errorState: typeof import('./error-state').errorState | undefined;

registerUnit(window);

export abstract class Widget<Block> extends LitElement implements Host {
  static override properties: PropertyDeclarations = {
    api: { reflect: true },
    site: { reflect: true },
    language: { reflect: true },
  };
  declare api: string | null;
  declare site: string | null;
  declare language: string | null;
  readonly #options: Options;
  readonly #sheets: Sheet[];
  readonly #loader: ReturnType<typeof contentLoader>;
  readonly #announcer = announcer(this);
  /** Takes over the server's markup. Until its code is there, that markup stays as it is. */
  #served: ReturnType<typeof import('./hydration').readServed> | 'loading';
  /** Set while connected. */
  #stop: (() => void) | undefined;
  /** The last result of `#state`: the same question gets the same object. */
  #read: { key: string; content: ContentState; state: BlockState } | undefined;
  #shown: BlockState | undefined;
  /** The state that the view has thrown with. */
  #crashed: BlockState | undefined;

  constructor(options: Options) {
    super();
    this.#options = options;
    this.#sheets = [base, ...options.styles];
    this.#loader = contentLoader(() => this.requestUpdate(), options);
  }

  abstract view(props: View<Block>): unknown;

  get status() {
    return this.#announcer.status;
  }

  get ready() {
    return this.#announcer.ready;
  }

  get config(): PageConfig {
    return { ...pageConfig(), ...jsonIn<PageConfig>(this.querySelector(':scope>[type="application/json"]')) };
  }

  /** Names of the slots that the page has filled. */
  get slots(): string[] {
    return [...this.children].map(({ slot }) => slot);
  }

  /** What stands below a long list. The build puts Lit's in the place of the product's. */
  get more() {
    return this.#loader.More as unknown as typeof import('./more').More | undefined;
  }

  showPages(last: number): Promise<boolean> {
    return this.#loader.showPages(last);
  }

  override createRenderRoot() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    watchTranslation(root);
    if (root.firstChild) {
      this.#served = 'loading';
      import('./hydration')
        .then(
          ({ readServed }) => {
            this.#served = readServed(root, this.#sheets.map(({ text }) => text).join(''));
          },
          () => {
            this.#served = undefined;
            root.replaceChildren();
            this.#adoptStyles(root);
          },
        )
        .then(() => this.requestUpdate());
    } else this.#adoptStyles(root);
    return root;
  }

  #adoptStyles(root: ShadowRoot) {
    for (const style of root.querySelectorAll('style')) style.remove();
    root.adoptedStyleSheets = this.#sheets.flatMap((sheet) => sheet.in(this.ownerDocument) ?? []);
  }

  /** Adds the styles of what is loaded on demand. */
  addStyles(sheet: Sheet) {
    if (addSheet(this.#sheets, sheet)) this.#adoptStyles(this.renderRoot as ShadowRoot);
  }

  override connectedCallback() {
    super.connectedCallback();
    // Moved within the document: everything is still there.
    if (this.#stop) return;
    const stopFollowing = onLanguageChange(() => this.requestUpdate());
    const handleOnline = () => {
      const { state } = this.#loader;
      if (state.status === 'error' && !state.isRetrying) this.retry();
    };
    addEventListener('online', handleOnline);
    this.#stop = () => {
      stopFollowing();
      removeEventListener('online', handleOnline);
    };
    this.requestUpdate();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stop?.();
      this.#stop = undefined;
      this.#loader.pause();
    });
  }

  adoptedCallback() {
    if (this.ownerDocument.defaultView) registerUnit(this.ownerDocument.defaultView);
    this.#adoptStyles(this.renderRoot as ShadowRoot);
  }

  #base(name: 'api' | 'site') {
    return baseAddress(this[name], pageConfig()[name]);
  }

  get shownLanguage(): Language {
    const pinned = this.language ?? pageConfig().language;
    return isLanguage(pinned) ? pinned : currentLanguage();
  }

  #link(language: Language) {
    const { languageInAddress } = pageConfig();
    const site = this.#base('site');
    return (path: string) => siteLink(path, site, languageInAddress ? language : undefined);
  }

  #state(language: Language): BlockState {
    const { api, media: configured } = pageConfig();
    const media = baseAddress(this.api, configured, api);
    const link = this.#link(language);
    const content = this.#loader.state;
    const key = `${language} ${media} ${link('/')}`;
    if (this.#read?.key !== key || this.#read.content !== content) {
      this.#read = { key, content, state: readState(this.#options.shape, content, language, { media, link }) };
    }
    return this.#read.state;
  }

  retry() {
    this.#loader.retry();
    // The same content may do where the view had failed with it.
    this.#read = undefined;
    this.requestUpdate();
  }

  /** Loads what few visitors see. */
  #completeError() {
    if (errorState) return;
    import('./error-state').then(
      (loaded) => {
        ({ errorState } = loaded);
        this.requestUpdate();
      },
      () => {},
    );
  }

  override shouldUpdate() {
    if (this.#stop) this.#loader.load(this.#base('api') + this.#options.path, '');
    const served = this.#served;
    if (served === 'loading') return false;
    // Content that a server has sent stays until there is content to hydrate it with.
    return served?.status !== 'ready' || this.#state(served.language).status === 'ready';
  }

  override update(changed: Map<PropertyKey, unknown>) {
    undoTranslation();
    const served = this.#served;
    if (served && served !== 'loading') {
      this.#served = undefined;
      served.hydrate(this.#template(served.language), this.renderOptions);
      this.#adoptStyles(this.renderRoot as ShadowRoot);
    }
    super.update(changed);
  }

  override updated(_changed: Map<PropertyKey, unknown>) {
    const state = this.#state(this.shownLanguage);
    if (state === this.#shown) return;
    this.#shown = state;
    const isEmpty = !this.renderRoot.querySelector('.root')?.childElementCount;
    this.toggleAttribute('data-empty', isEmpty);
    const isCurrent = () => this.isConnected && this.#read?.state === state;
    if (state !== this.#crashed) this.#announcer.show(this.#loader.state, state, isEmpty, isCurrent);
    if (state.status === 'error') this.#completeError();
  }

  #error(language: Language, state: BlockState) {
    const isRetrying = state.status === 'error' && state.isRetrying;
    if (errorState) return errorState(this, language, state, isRetrying);
    const t = strings[language];
    return html`<div role="alert" class=${container}><p>${t.failed}</p><button type="button" class=${
      pill
    } aria-disabled=${isRetrying || nothing} @click=${() => isRetrying || this.retry()}>${
      isRetrying ? t.loading : t.retry
    }</button></div>`;
  }

  #content(language: Language, state: BlockState) {
    if (state.status === 'ready' && state !== this.#crashed) {
      try {
        const { pages } = state;
        return this.view({ block: state.block as Block, pages, language, link: this.#link(language) });
      } catch (error) {
        this.#crashed = state;
        this.updateComplete.then(() => {
          this.#announcer.crash(error as Error, state);
          this.#completeError();
        });
      }
    }
    return [
      state.status === 'loading'
        ? html`<span class=${visuallyHidden}>${strings[language].loading}</span><div class="loading" aria-hidden="true">${
            this.#options.skeleton
          }</div>`
        : this.#error(language, state),
      // What the page has put into the element stays visible, whatever becomes of the content around it.
      this.slots.map((name) => name && html`<slot name=${name}></slot>`),
    ];
  }

  #template(language: Language) {
    const state = this.#state(language);
    const { status } = state;
    return html`<div class="root" part="root" lang=${codes[language]} data-status=${status} aria-busy=${
      status === 'loading' || nothing
    }>${this.#content(language, state)}</div>`;
  }

  override render() {
    return this.#template(this.shownLanguage);
  }
}

/** Registers the tag, unless another bundle or another version has done so already. */
export function define(name: string, element: CustomElementConstructor): void {
  const tag = `serambi-${name}`;
  const registered: Registered | undefined = customElements.get(tag);
  if (!registered) customElements.define(tag, element);
  else if (!registered.observedAttributes?.includes('site')) {
    console.error(`Serambi: <${tag}> cannot be shown, because another script of the page has defined that tag.`);
  }
}
