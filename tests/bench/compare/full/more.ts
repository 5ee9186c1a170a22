/** Below a long list: adds its next page. On the bank's site it is a link to that page, which has its own address. */
import { html, nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { type ChildPart, directive } from 'lit/directive.js';
import type { PageRange } from '../../../../widgets/runtime/content/content';
import { pageParam } from '../../../../widgets/runtime/content/long-lists.pages';
import type { ShownPages } from '../../../../widgets/runtime/content/state';
import type { Language } from '../../../../widgets/runtime/language/language';
import { pill, visuallyHidden } from '../../../../widgets/runtime/styles/base.styles';
import { css, moreStyles } from '../../../../widgets/runtime/ui/more.styles';
import type { Host } from './host';

const strings = {
  English: {
    more: 'Show more',
    previous: 'Previous page',
    added: (count: number) => `${count} more shown`,
    all: 'That is all',
    failed: 'The rest could not be loaded. Please try again.',
  },
  Indonesia: {
    more: 'Tampilkan lagi',
    previous: 'Halaman sebelumnya',
    added: (count: number) => `${count} lagi ditampilkan`,
    all: 'Semua sudah ditampilkan',
    failed: 'Selebihnya tidak dapat dimuat. Silakan coba lagi.',
  },
};

/** Keeps what is shown in the page's address, for Back and a reload. All lists of a page have as many pages there. */
function keepInAddress({ first, last }: PageRange): void {
  const url = new URL(location.href);
  const before = Number(url.searchParams.get('page')?.split('-').at(-1));
  url.searchParams.set('page', pageParam({ first, last: Math.max(last, before || last) }));
  history.replaceState(history.state, '', url);
}

interface Props {
  widget: Host;
  pages: ShownPages | undefined;
  language: Language;
  link(path: string): string;
  /** The page of the bank's site that has the list. */
  path: string;
  /** How many items the list has left. */
  rest: number;
  /** The list's title. */
  about: string;
}

type Status = '' | 'loading' | 'failed' | number;

class MoreDirective extends AsyncDirective {
  #part: ChildPart | undefined;
  #props: Props | undefined;
  #status: Status = '';
  #isAdding = false;

  #set(status: Status) {
    this.#status = status;
    if (this.#props && this.isConnected) this.setValue(this.render(this.#props));
  }

  override update(part: ChildPart, [props]: [Props]) {
    const before = this.#props;
    this.#part = part;
    this.#props = props;
    const { rest, pages, language } = props;
    // The other language's list may have another length: nothing was added.
    const isSwitched = before?.language !== language && before?.pages?.last === pages?.last;
    if (before && this.#isAdding && !isSwitched && (rest !== before.rest || pages?.last !== before.pages?.last)) {
      this.#isAdding = false;
      this.#status = Math.max(0, before.rest - rest);
      // The button is gone, and with it the focus. The new items stay in view.
      if (!rest) queueMicrotask(() => this.#message?.focus({ preventScroll: true }));
    }
    return this.render(props);
  }

  get #message() {
    return (this.#part?.parentNode as Element | undefined)?.querySelector<HTMLElement>(`.${css.more} [role=status]`);
  }

  #add(event: MouseEvent, { widget, pages }: Props) {
    if (!pages || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (this.#status === 'loading') return;
    this.#isAdding = true;
    this.#set('loading');
    const { first } = pages;
    const last = pages.last + 1;
    widget.showPages(last).then(
      (isShown) => {
        // An exported page is the same file whatever its query.
        if (isShown) return widget.config.addressable && !widget.config.isExported && keepInAddress({ first, last });
        this.#isAdding = false;
        if (this.#status === 'loading') this.#set('');
      },
      () => {
        this.#isAdding = false;
        this.#set('failed');
      },
    );
  }

  override render(props: Props) {
    const { widget, pages, language, link, path, rest, about } = props;
    const status = this.#status;
    const t = strings[language];
    if (!pages || (pages.first === 1 && !rest && !status)) return nothing;
    widget.addStyles(moreStyles);
    const addressOf = (page: number) => link(page > 1 ? `${path}?page=${page}` : path);
    const { first, last } = pages;
    const add = (event: MouseEvent) => this.#add(event, props);
    const isLoading = status === 'loading';
    const label = `${t.more}: ${about}`;
    const isOver = typeof status === 'number' && !rest;
    let words = typeof status === 'number' ? t.added(status) : '';
    if (status === 'failed') words = t.failed;
    if (isOver) words = t.all;
    const button = widget.config.addressable
      ? html`<a class=${pill} @click=${add} aria-disabled=${isLoading} aria-label=${label} part="more" href=${addressOf(last + 1)} rel="next">${t.more}</a>`
      : html`<button type="button" class=${pill} @click=${add} aria-disabled=${isLoading} aria-label=${label} part="more">${t.more}</button>`;
    return html`<div class=${css.more}>${
      first > 1 ? html`<a class=${css.previous} href=${addressOf(first - 1)} rel="prev">${t.previous}</a>` : nothing
    }${rest > 0 ? button : nothing}<p role="status" tabindex="-1" class=${
      isOver || status === 'failed' ? nothing : visuallyHidden
    }>${words}</p></div>`;
  }
}

export const More = directive(MoreDirective);
