/** `serambi-faq` written with Lit: all that the product's does. */
import { html, nothing } from 'lit';
import {
  type Category,
  categoriesOf,
  type Faq,
  laterPageOf,
  lists,
  pathOf,
  positionOf,
  shape,
} from '../../../../widgets/faq/faq.content';
import { strings } from '../../../../widgets/faq/faq.strings';
import * as css from '../../../../widgets/faq/faq.styles';
import { hasPage } from '../../../../widgets/runtime/element/config';
import type { Language } from '../../../../widgets/runtime/language/language';
import { languageIn, telephone } from '../../../../widgets/runtime/language/link';
import { container, pageHeader, skeletonBlock } from '../../../../widgets/runtime/styles/base.styles';
import { heroStyles } from '../../../../widgets/runtime/ui/hero.styles';
import * as paths from '../../../../widgets/runtime/ui/icon-paths';
import { prose, proseStyles } from '../../../../widgets/runtime/ui/prose.styles';
import { richHtml, richHtmlStyles } from '../../../../widgets/runtime/ui/rich-html.styles';
import { sectionStyles } from '../../../../widgets/runtime/ui/section.styles';
import { heroPageHeight } from '../../../../widgets/runtime/ui/skeleton';
import { tabsStyles } from '../../../../widgets/runtime/ui/tabs.styles';
import { define, type View, Widget } from './element';
import { centreTabs, pageHero, section, tabs } from './page';
import { rich } from './rich-html';
import { icon } from './ui';

/** What is below an answer, which is read first. */
const loadHelpful = () => import('./faq-helpful');
/** Most read without searching. */
const loadFilter = () => import('./faq-filter');
/** Fragments of the two main tabs. */
const mainTabs = ['faq', 'contact'];

const fragment = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A percent sign that encodes nothing.
    return location.hash;
  }
};

class FaqLit extends Widget<Faq> {
  static override properties = {
    ...Widget.properties,
    mainTab: { state: true },
    category: { state: true },
    open: { state: true },
    search: { state: true },
    helpful: { state: true },
  };
  declare mainTab: number;
  declare category: number;
  declare open: number;
  /** What is searched for among the answers, and what shows those that are found. */
  declare search: { text: string; found: typeof import('./faq-filter').found } | undefined;
  declare helpful: typeof import('./faq-helpful').helpful | undefined;
  #categories: Category[] = [];
  /** How many categories the address was followed among. */
  #known = -1;
  /** Id from the address, of an answer that is not there yet. */
  #sought = '';

  constructor() {
    super({
      path: '/api/faq/all',
      shape,
      lists,
      styles: [richHtmlStyles, proseStyles, sectionStyles, tabsStyles, heroStyles, heroPageHeight, css.styles],
      skeleton: html`<div class="${skeletonBlock} ${pageHeader}"></div>`,
    });
    this.mainTab = this.category = this.open = 0;
  }

  override connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#follow);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#follow);
  }

  /** Shows what the address names, on the bank's own page. */
  #follow = () => {
    if (this.config.addressable && this.#categories.length) this.#show(fragment());
  };

  #show(id: string) {
    const position = positionOf(id, this.#categories);
    const later = laterPageOf(id, this.#categories);
    if (later) {
      this.#sought = id;
      this.showPages(later).catch(() => {
        this.#sought = '';
      });
      return;
    }
    const at = position || !id ? 0 : mainTabs.indexOf(id);
    if (at < 0) return;
    this.mainTab = at;
    if (position) [this.category, this.open] = position;
    // Without a fragment nothing is asked for that could take the place of what is being typed.
    if (!id) return;
    this.renderRoot.querySelector('form')?.reset();
    this.search = undefined;
    this.updateComplete.then(() =>
      (this.renderRoot.querySelector(`#${id}`) ?? this.renderRoot.querySelector(`.${css.help}`))?.scrollIntoView(),
    );
  }

  #setHash(name = '') {
    if (this.config.addressable) history.replaceState(history.state, '', `#${encodeURI(name)}`);
  }

  override updated(changed: Map<PropertyKey, unknown>) {
    super.updated(changed);
    if (changed.has('mainTab') || changed.has('category')) centreTabs(this.renderRoot);
    const { length } = this.#categories;
    if (length && length !== this.#known && this.config.addressable) {
      this.#known = length;
      this.#follow();
      // Without it nothing is asked.
      loadHelpful().then(
        ({ helpful }) => {
          this.helpful = helpful;
        },
        () => {},
      );
    }
    const sought = this.#sought;
    if (!positionOf(sought, this.#categories)) return;
    this.#sought = '';
    this.#show(sought);
  }

  #selectMain = (at: number) => {
    this.mainTab = at;
    this.#setHash(mainTabs[at]);
  };

  /** Whatever caused it: a click, the browser's search in the page, or another answer that opened. */
  #toggled(isOpen: boolean, at: number, index: number) {
    const { category, open } = this;
    if (isOpen === (category === at && open === index) || (at !== category && index === 0)) return;
    this.category = at;
    this.open = isOpen ? index : -1;
  }

  #input = ({ currentTarget }: Event) => {
    const field = currentTarget as HTMLInputElement;
    loadFilter().then(
      ({ found }) => {
        if (this.mainTab) this.#selectMain(0);
        this.category = this.open = 0;
        // What stands there by then: imports of one file are not answered in their order.
        this.search = { text: field.value.trim(), found };
      },
      // Without it the field leads to the search of the whole site.
      () => {},
    );
  };

  #copy = (event: MouseEvent, language: Language) => {
    const { href } = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    // The link keeps its address: it can be opened in a new tab, or copied by hand if the clipboard is not available.
    navigator.clipboard
      ?.writeText(href)
      .then(loadHelpful)
      .then(({ tellCopied }) => tellCopied(language))
      // It may be refused, or the code that tells of it cannot be had.
      .catch(() => {});
  };

  override view({ block, pages, language, link }: View<Faq>) {
    const t = strings[language];
    const categories = categoriesOf(block, pages?.first);
    this.#categories = categories;
    const { config, slots, search, mainTab } = this;
    const bank = config.bank ?? { name: 'Serambi' };
    const panel = ({ number, title, answers, rest }: Category, at: number) =>
      section(title, [
        answers.map((each, index) => {
          const open = at === this.category ? this.open : 0;
          return html`<details id=${each.id} name=${`faq-${number}`} class=${css.item} ?open=${
            index === open
          } part="item" @toggle=${(event: Event) =>
            this.#toggled((event.currentTarget as HTMLDetailsElement).open, at, index)}><summary class=${
            css.question
          } @click=${() => index !== open && this.#setHash(each.id)}><h3>${each.question}</h3><span class=${
            css.plus
          }></span></summary><div class=${css.answer}><div class="${richHtml} ${prose}">${rich(each.answer)}</div><a class=${
            css.copyLink
          } href=${link(pathOf(each))} @click=${(event: MouseEvent) => this.#copy(event, language)}>${icon(
            paths.chain,
            '1.125em',
          )}${t.copy}</a>${
            config.addressable
              ? html`<div class=${css.helpful}>${this.helpful?.(this, each.id, language, link('/help#contact'))}</div>`
              : nothing
          }</div></details>`;
        }),
        this.more?.({ widget: this, pages, language, link, path: '/help', rest, about: title }),
      ]);
    const everywhere = hasPage(bank, '/search') && link('/search');
    const lang = languageIn(link('/'));
    // Below the answers, or the form. Who has chosen to ask sees first how to reach the bank at once.
    const topics = slots.includes('topics') ? html`<slot name="topics"></slot>` : nothing;
    const faq = {
      label: t.faq,
      content: html`<div class=${css.page}>${
        slots.includes('popular') ? html`<slot name="popular"></slot>` : nothing
      }${tabs({
        secondary: true,
        label: t.categories,
        id: 'tabs',
        items: categories.map((each, at) => ({ label: each.title, content: panel(each, at) })),
        selected: this.category,
        select: (at) => {
          this.category = at;
          this.open = 0;
          this.#setHash(categories[at]?.answers[0]?.id ?? '');
        },
      })}${mainTab ? nothing : topics}</div>`,
    };
    const contact = {
      label: t.contact,
      content: html`<div><slot name="contact"></slot>${mainTab ? topics : nothing}</div>`,
    };
    const items = [...(categories.length ? [faq] : []), ...(slots.includes('contact') ? [contact] : [])];
    // The contact tab says them beside its form.
    const phones = items[mainTab] === contact ? [] : (bank.phones ?? []);
    const hasSearch = categories.length > 1;
    return html`${pageHero(block.banner)}${
      hasSearch || phones.length
        ? html`<div class="${container} ${css.top}">${
            hasSearch
              ? html`<form class=${css.search} action=${everywhere || nothing} @submit=${(event: Event) =>
                  this.search && event.preventDefault()} role="search" part="search">${
                  lang ? html`<input type="hidden" name="lang" value=${lang}>` : nothing
                }<label>${icon(
                  paths.magnifier,
                )}<input type="search" name="q" aria-label=${t.search} placeholder=${t.search} autocomplete="off" @input=${this.#input}></label></form>`
              : nothing
          }${
            phones.length
              ? html`<p class=${css.phones} part="phones">${phones.map(
                  (phone) => html`<a href=${telephone(phone)}>${icon(paths.phone, '1.125em')}${phone}</a>`,
                )}${bank.hours ? html`<span>${bank.hours[language]}</span>` : nothing}</p>`
              : nothing
          }</div>`
        : nothing
    }<div class=${css.help}>${
      search?.text
        ? search.found({ widget: this, categories, language, panel, link, everywhere, text: search.text })
        : tabs({ label: t.help, id: 'main', items, selected: mainTab, select: this.#selectMain })
    }</div>`;
  }
}

define('faq', FaqLit);
