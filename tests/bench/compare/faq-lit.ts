/** `serambi-faq` written with Lit: the same content, looks and behaviour on a partner's page. */
import { nothing } from 'lit';
import { type Category, categoriesOf, type Faq, shape } from '../../../widgets/faq/faq.content';
import { strings } from '../../../widgets/faq/faq.strings';
import * as css from '../../../widgets/faq/faq.styles';
import { codes, type Language } from '../../../widgets/runtime/language/language';
import * as hero from '../../../widgets/runtime/ui/hero.styles';
import { prose, proseStyles } from '../../../widgets/runtime/ui/prose.styles';
import * as layout from '../../../widgets/runtime/ui/section.styles';
import { heroPage } from '../../../widgets/runtime/ui/skeleton';
import * as tabs from '../../../widgets/runtime/ui/tabs.styles';
import { toast } from '../../../widgets/runtime/ui/toast';
import { Block, container, dark, html, picture, rich } from './block';

const copied = { English: 'Link copied to clipboard', Indonesia: 'Link telah tersalin' };
const chain = 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7';
const icon = html`<svg viewBox="0 0 24 24" width="1.125em" height="1.125em" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${chain}></path></svg>`;

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

class FaqLit extends Block<Faq | undefined> {
  static override properties = { ...Block.properties, category: { state: true }, open: { state: true } };
  declare category: number;
  declare open: number;
  protected readonly options = {
    path: '/api/faq/all',
    shape,
    height: heroPage.height,
    styles: [hero.styles, tabs.styles, proseStyles, layout.styles, css.styles],
  };

  constructor() {
    super();
    this.category = 0;
    this.open = 0;
  }

  #select(at: number) {
    this.category = at;
    this.open = 0;
  }

  #turn(event: KeyboardEvent, count: number) {
    const next = step[event.key]?.(this.category, count);
    if (next === undefined) return;
    event.preventDefault();
    this.#select(next);
    ((event.currentTarget as Element).children[next] as HTMLElement | undefined)?.focus();
  }

  #toggled(element: HTMLDetailsElement, at: number, index: number) {
    if (at !== this.category) return;
    if (element.open) this.open = index;
    else if (this.open === index) this.open = -1;
  }

  #copy(event: MouseEvent, language: Language) {
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    navigator.clipboard
      ?.writeText(href)
      .then(() => toast(copied[language], { kind: 'success', lang: codes[language], duration: 3_000 }));
  }

  #hero({ banner }: Faq) {
    const headline = banner?.titleBanner ?? banner?.title;
    if (!banner || !(headline ?? banner.image ?? banner.imageMobile)) return nothing;
    return html`<header class="${dark} ${hero.hero}" part="hero">${picture({
      image: banner.image,
      imageMobile: banner.imageMobile,
      className: hero.picture,
      eager: true,
      size: [1920, 600],
    })}<div class="${container} ${hero.words}"><div class=${hero.column}>${
      banner.title && banner.title !== headline ? html`<p class=${hero.kicker}>${banner.title}</p>` : nothing
    }${headline && html`<h2 class=${hero.headline}>${headline}</h2>`}${
      banner.descBanner && html`<p>${banner.descBanner}</p>`
    }</div></div></header>`;
  }

  #category({ number, title, answers }: Category, at: number, language: Language) {
    return html`<div class="${container} ${layout.columns}"><div class=${layout.side}><h2>${title}</h2></div><div class=${
      layout.text
    }>${answers.map(
      ({ id, question, answer }, index) =>
        html`<details id=${id} name=${`faq-${number}`} class=${
          css.item
        } part="item" ?open=${index === (at === this.category ? this.open : 0)} @toggle=${(event: Event) =>
          this.#toggled(event.currentTarget as HTMLDetailsElement, at, index)}><summary class=${
          css.question
        }><h3>${question}</h3><span class=${css.plus}></span></summary><div class=${css.answer}><div class=${
          prose
        } ${rich(answer.html)}></div><a class=${css.copyLink} href=${this.link(`/help#${id}`)} @click=${(
          event: MouseEvent,
        ) => this.#copy(event, language)}>${icon}${strings[language].copy}</a></div></details>`,
    )}</div></div>`;
  }

  override view(block: Faq, language: Language) {
    const categories = categoriesOf(block);
    const t = strings[language];
    const row = html`<div role="tablist" aria-label=${t.categories} class="${tabs.pills} ${tabs.wide}" part="tablist" @keydown=${(
      event: KeyboardEvent,
    ) => this.#turn(event, categories.length)}>${categories.map(
      ({ title }, at) =>
        html`<button type="button" role="tab" id="tab-${at}" aria-controls="panel-${at}" aria-selected=${
          at === this.category
        } tabindex=${at === this.category ? 0 : -1} class=${tabs.pill} part="tab" @click=${() => this.#select(at)}>${title}</button>`,
    )}</div>`;
    const panels = categories.map(
      (category, at) =>
        html`<div role="tabpanel" id="panel-${at}" aria-labelledby="tab-${at}" class=${
          tabs.panel
        } part="tabpanel" hidden=${at === this.category ? nothing : 'until-found'} @beforematch=${() =>
          this.#select(at)}>${this.#category(category, at, language)}</div>`,
    );
    const only = categories[0];
    const answers = categories.length > 1 ? [row, panels] : only && this.#category(only, 0, language);
    return html`${this.#hero(block)}<div class=${css.help}><div class=${css.page}>${answers}</div></div>`;
  }

  override updated() {
    // The row may be wider than a phone, so the chosen tab scrolls to its middle.
    const row = this.renderRoot.querySelector('[role=tablist]');
    const tab = row?.children[this.category] as HTMLElement | undefined;
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }
}

if (!customElements.get('serambi-faq')) customElements.define('serambi-faq', FaqLit);
