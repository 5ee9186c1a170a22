/** The answers that are found by what a visitor types, with its words marked. Loaded when something is typed. */
import { html, nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { type ChildPart, directive } from 'lit/directive.js';
import { repeat } from 'lit/directives/repeat.js';
import { type Category, pathOf } from '../../../../widgets/faq/faq.content';
import { css, filterStyles } from '../../../../widgets/faq/faq.filter.styles';
import type { Language } from '../../../../widgets/runtime/language/language';
import { find, type Index, indexOf } from '../../../../widgets/runtime/search/engine';
import { isAmong, piecesOf, searchFor } from '../../../../widgets/runtime/search/words';
import { container, pill } from '../../../../widgets/runtime/styles/base.styles';
import type { Host } from './host';

const strings = {
  English: {
    found: (count: number) => (count === 1 ? '1 answer' : `${count || 'No'} answers`),
    of: (text: string) => `to “${text}”`,
    none: 'Check the spelling, or use fewer or other words.',
    more: 'Not what you were looking for?',
    everywhere: 'Search the whole site',
    contact: 'Ask a person',
  },
  Indonesia: {
    found: (count: number) => (count ? `${count} jawaban` : 'Tidak ada jawaban'),
    of: (text: string) => `untuk “${text}”`,
    none: 'Periksa ejaannya, atau pakai kata yang lebih sedikit atau kata lain.',
    more: 'Bukan ini yang Anda cari?',
    everywhere: 'Cari di seluruh situs',
    contact: 'Tanya petugas kami',
  },
};

interface Props {
  widget: Host;
  categories: readonly Category[];
  text: string;
  language: Language;
  /** Whether the whole site can be searched, too. */
  everywhere: string | false;
  link(path: string): string;
  panel(category: Category, at: number): unknown;
}

/** The name that the style has the marked words by. */
const highlight = 'serambi-faq';

function mark(element: Element, isMatch: (word: string) => boolean): void {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // The name of a category is not what was looked for.
    if (!node.parentElement?.closest('details')) continue;
    let at = 0;
    for (const piece of piecesOf(node.nodeValue ?? '', isMatch)) {
      const range = document.createRange();
      range.setStart(node, at);
      at += piece.text.length;
      range.setEnd(node, at);
      if (piece.isMatch) ranges.push(range);
    }
  }
  CSS.highlights.set(highlight, new Highlight(...ranges));
}

class Found extends AsyncDirective {
  #index: { key: string; index: Index } | undefined;
  #stop: (() => void) | undefined;
  #marked = '';

  override update({ parentNode }: ChildPart, [props]: [Props]) {
    const isFirst = !this.#index;
    const { terms, template } = this.#found(props);
    // Once it is in the document.
    queueMicrotask(() => {
      const box = parentNode as Element;
      // A phone's keyboard would cover them.
      if (isFirst && window.innerWidth < 768) box.querySelector(`.${css.head}`)?.scrollIntoView();
      const list = box.querySelector(`.${css.list}`);
      if (list && this.isConnected) this.#mark(list, terms, props.language);
    });
    return template;
  }

  #mark(list: Element, terms: string, language: Language) {
    const key = `${language} ${terms}`;
    // Of the last two years' browsers, some have none: there nothing is marked.
    if (key === this.#marked || typeof Highlight === 'undefined' || !CSS.highlights) return;
    this.disconnected();
    this.#marked = key;
    const isMatch = isAmong(new Set(terms.split(' ')), language);
    const update = () => mark(list, isMatch);
    update();
    // An answer's text comes once it is sanitised.
    const observer = new MutationObserver(update);
    observer.observe(list, { childList: true, subtree: true });
    this.#stop = () => {
      observer.disconnect();
      CSS.highlights.delete(highlight);
    };
  }

  override disconnected() {
    this.#stop?.();
    this.#stop = undefined;
    this.#marked = '';
  }

  #found({ widget, categories, text, language, everywhere, link, panel }: Props) {
    widget.addStyles(filterStyles);
    const t = strings[language];
    const all = categories.flatMap((category) => category.answers.map((answer) => ({ category, answer })));
    const key = `${all.length} ${language}`;
    // Made anew for another language, and when a page of answers was added.
    if (this.#index?.key !== key) {
      const entries = all.map(({ answer }) => ({
        kind: 'answers' as const,
        title: answer.question,
        text: answer.answer.html.replace(/<[^<>]*>/g, ' '),
        path: pathOf(answer),
      }));
      this.#index = { key, index: indexOf(entries, language) };
    }
    const hits = find(this.#index.index, { query: text, language });
    const found = hits.flatMap(({ id }) => all[id] ?? []);
    const count = found.length;
    const groups = [...new Set(found.map(({ category }) => category))].map((category) => ({
      ...category,
      answers: found.flatMap((each) => (each.category === category ? [each.answer] : [])),
      rest: 0,
    }));
    const template = html`<div class="${container} ${css.head}"><p role="status"><b>${t.found(count)}</b> ${t.of(
      text,
    )}</p>${count ? nothing : html`<p>${t.none}</p>`}</div><div class=${css.list}>${repeat(
      groups,
      ({ number }) => number,
      (category, at) => html`<div>${panel(category, at)}</div>`,
    )}</div><div class="${container} ${css.ways}">${count ? html`<p>${t.more}</p>` : nothing}${
      everywhere ? html`<a class=${pill} href=${link(searchFor(text))}>${t.everywhere}</a>` : nothing
    }<a class=${css.contact} href=${link('/help#contact')}>${t.contact}</a></div>`;
    return { template, terms: [...new Set(hits.flatMap(({ terms }) => terms))].join(' ') };
  }

  override render(_props: Props): unknown {
    return nothing;
  }
}

export const found = directive(Found);
