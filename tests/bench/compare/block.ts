/**
 * The base class of the widgets written with Lit. Requests, shapes, styles, language and toasts are the product's, so only the
 * framework differs. In Lit's favour it lacks hydration, error boundary, list of allowed HTML, repair after a page translation, and
 * long lists. The FAQ also lacks the search field, links to an answer, votes and slots.
 */
import { html, LitElement, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { acquireContent } from '../../../widgets/runtime/content/acquire-content';
import type { Content } from '../../../widgets/runtime/content/content';
import { readBlock, type Shape } from '../../../widgets/runtime/content/shape';
import {
  codes,
  currentLanguage,
  isLanguage,
  type Language,
  onLanguageChange,
} from '../../../widgets/runtime/language/language';
import { siteLink } from '../../../widgets/runtime/language/link';
import { base, container, pill, visuallyHidden } from '../../../widgets/runtime/styles/base.styles';
import type { Height } from '../../../widgets/runtime/styles/height';
import { registerUnit, type Sheet } from '../../../widgets/runtime/styles/sheet';
import { fill, skeletonBlock, skeletonStyles } from '../../../widgets/runtime/styles/skeleton.styles';

const strings = {
  English: { loading: 'Loading', failed: 'This part of the page could not be loaded.', retry: 'Try again' },
  Indonesia: { loading: 'Memuat', failed: 'Bagian halaman ini tidak dapat dimuat.', retry: 'Coba lagi' },
};

registerUnit(window);

export interface BlockOptions<T> {
  path: string;
  shape: Shape<T>;
  styles: readonly Sheet[];
  height: Height;
  /** Shown while the content loads; a plain block when unset. */
  skeleton?: () => TemplateResult;
}

export abstract class Block<T> extends LitElement {
  static override properties = { api: {}, site: {}, language: {} };
  declare api: string | null;
  declare site: string | null;
  declare language: string | null;
  protected abstract readonly options: BlockOptions<T>;
  #content: Content | Error | undefined;
  #url: string | undefined;
  #release: (() => void) | undefined;
  #listening: AbortController | undefined;

  abstract view(block: NonNullable<T>, language: Language): unknown;

  get shownLanguage(): Language {
    return isLanguage(this.language) ? this.language : currentLanguage();
  }

  link(path: string): string {
    return siteLink(path, (this.site ?? '').replace(/\/+$/, ''), undefined);
  }

  override createRenderRoot() {
    const shadow = this.attachShadow({ mode: 'open' });
    const styles = [base, skeletonStyles, this.options.height, ...this.options.styles];
    shadow.adoptedStyleSheets = styles.flatMap((sheet) => sheet.in(document) ?? []);
    return shadow;
  }

  override connectedCallback() {
    super.connectedCallback();
    if (!this.#listening) {
      this.#listening = new AbortController();
      onLanguageChange(() => this.requestUpdate(), this.#listening);
    }
    this.requestUpdate();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#listening?.abort();
      this.#listening = undefined;
      this.#release?.();
      this.#url = undefined;
    });
  }

  #load() {
    this.#release?.();
    this.#content = undefined;
    const { content, release } = acquireContent(this.#url ?? '');
    this.#release = release;
    const take = (answer: Content | Error) => {
      if (this.#release !== release) return;
      this.#content = answer;
      this.requestUpdate();
    };
    content.then(take, take);
  }

  override willUpdate() {
    const url = (this.api ?? '').replace(/\/+$/, '') + this.options.path;
    if (!this.isConnected || url === this.#url) return;
    this.#url = url;
    this.#load();
  }

  #fail(error: Error) {
    const t = strings[this.shownLanguage];
    this.dispatchEvent(new CustomEvent('serambi:error', { detail: { message: error.message } }));
    const retry = () => {
      this.#load();
      this.requestUpdate();
    };
    return html`<div class=${container} role="alert"><p>${t.failed}</p><button type="button" class=${pill} @click=${retry}>${t.retry}</button></div>`;
  }

  #shown(language: Language) {
    const content = this.#content;
    if (!content) {
      const skeleton = this.options.skeleton?.() ?? html`<div class="${skeletonBlock} ${fill}"></div>`;
      return html`<span class=${visuallyHidden}>${strings[language].loading}</span><div class="loading" aria-hidden="true">${skeleton}</div>`;
    }
    if (content instanceof Error) return this.#fail(content);
    try {
      const reading = {
        media: (this.api ?? '').replace(/\/+$/, ''),
        html: (source: string) => source,
        link: (path: string) => this.link(path),
      };
      const block = readBlock(this.options.shape, content[language], reading);
      this.updateComplete.then(() => this.dispatchEvent(new CustomEvent('serambi:ready')));
      return this.view(block, language);
    } catch (error) {
      return this.#fail(error as Error);
    }
  }

  override render() {
    const language = this.shownLanguage;
    return html`<div class="root" part="root" lang=${codes[language]} aria-busy=${!this.#content}>${this.#shown(language)}</div>`;
  }
}

const shown = new WeakMap<Element, string>();

/** Untrusted HTML, sanitised by the browser without the product's own list. */
export const rich = (source: string) =>
  ref(async (element?: Element & { setHTML?(source: string): void }) => {
    if (!element || shown.get(element) === source) return;
    shown.set(element, source);
    if (element.setHTML) return element.setHTML(source);
    const { default: DOMPurify } = await import('dompurify');
    if (shown.get(element) === source)
      element.replaceChildren(DOMPurify.sanitize(source, { RETURN_DOM_FRAGMENT: true }));
  });

interface Picture {
  image: string | undefined;
  imageMobile?: string | undefined;
  className: string;
  size: readonly [number, number];
  eager?: boolean;
}

export const picture = ({ image, imageMobile, className, size: [width, height], eager }: Picture) =>
  (image ?? imageMobile) &&
  html`<picture>${
    image && imageMobile && html`<source media="(max-width: 767.98px)" srcset=${imageMobile}>`
  }<img src=${image ?? imageMobile} alt="" class=${className} width=${width} height=${height} loading=${
    eager ? 'eager' : 'lazy'
  } fetchpriority=${eager ? 'high' : 'auto'} decoding="async"></picture>`;

export { container, dark } from '../../../widgets/runtime/styles/base.styles';
export { html };
