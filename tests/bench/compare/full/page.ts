/** What pages are made of: the hero, sections, and tabs. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Faq } from '../../../../widgets/faq/faq.content';
import { container, dark } from '../../../../widgets/runtime/styles/base.styles';
import { css as hero } from '../../../../widgets/runtime/ui/hero.styles';
import { css as layout } from '../../../../widgets/runtime/ui/section.styles';
import { css as row } from '../../../../widgets/runtime/ui/tabs.styles';
import { picture } from './ui';

/** Renders nothing without text and picture. */
export const pageHero = (block: Faq['banner']) => {
  const headline = block?.titleBanner ?? block?.title;
  if (!block || !(headline ?? block.image ?? block.imageMobile)) return nothing;
  const { title, descBanner, image, imageMobile } = block;
  return html`<header class="${dark} ${hero.hero}" part="hero">${picture({
    image,
    imageMobile,
    className: hero.picture,
    eager: true,
    size: [1920, 600],
    sizeMobile: [780, 720],
  })}<div class="${container} ${hero.words}"><div class=${hero.column}>${
    title && title !== headline ? html`<p class=${hero.kicker}>${title}</p>` : nothing
  }${headline && html`<h2 class=${hero.headline}>${headline}</h2>`}${descBanner && html`<p>${descBanner}</p>`}</div></div></header>`;
};

/** Its title sticks beside it on a wide screen, and is above it on a narrow one. */
export const section = (title: string, content: unknown) =>
  html`<div class="${container} ${layout.columns}"><div class=${layout.side}><h2>${title}</h2></div><div class=${
    layout.text
  }>${content}</div></div>`;

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface Tabs {
  /** The tab list's name, for assistive technology. */
  label: string;
  /** Begins the ids. */
  id: string;
  items: readonly { label: string; content: TemplateResult }[];
  selected: number;
  select: (index: number) => void;
  secondary?: boolean;
}

/** APG tabs with automatic activation. All panels are in the markup, found by the browser's search, and printed. */
export const tabs = ({ label, id, items, selected, select, secondary }: Tabs) => {
  const count = items.length;
  if (count < 2) return items[0]?.content;
  const current = Math.min(selected, count - 1);
  const turn = (event: KeyboardEvent) => {
    const next = step[event.key]?.(current, count);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    ((event.currentTarget as Element).children[next] as HTMLElement).focus();
  };
  return html`<div role="tablist" aria-label=${label} class="${secondary ? row.pills : row.list} ${
    row.wide
  }" part="tablist" @keydown=${turn}>${items.map(
    (item, at) =>
      html`<button type="button" role="tab" id="${id}-tab-${at}" aria-controls="${id}-panel-${at}" aria-selected=${
        at === current
      } tabindex=${at === current ? 0 : -1} class=${secondary ? row.pill : row.tab} part="tab" @click=${() =>
        select(at)}>${item.label}</button>`,
  )}</div>${items.map(
    ({ content }, at) =>
      html`<div role="tabpanel" id="${id}-panel-${at}" aria-labelledby="${id}-tab-${at}" hidden=${
        at === current ? nothing : 'until-found'
      } class=${row.panel} part="tabpanel" @beforematch=${() => select(at)}>${content}</div>`,
  )}`;
};

/** A row may be wider than the screen: the selected tab is scrolled to its middle. */
export function centreTabs(root: ParentNode): void {
  for (const row of root.querySelectorAll('[role=tablist]')) {
    const tab = row.querySelector<HTMLElement>('[aria-selected=true]');
    if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }
}
