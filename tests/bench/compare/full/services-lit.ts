/** `serambi-services` with Lit: all that the product's does. */
import { html, nothing, svg } from 'lit';
import { hasPage } from '../../../../widgets/runtime/element/config';
import { container, dark, fill, skeletonBlock } from '../../../../widgets/runtime/styles/base.styles';
import { height } from '../../../../widgets/runtime/styles/height';
import * as paths from '../../../../widgets/runtime/ui/icon-paths';
import { hasContent, type Services, shape } from '../../../../widgets/services/services.content';
import { strings } from '../../../../widgets/services/services.strings';
import * as css from '../../../../widgets/services/services.styles';
import { define, type View, Widget } from './element';
import { icon, picture } from './ui';

const pattern = html`<svg class=${css.pattern} aria-hidden="true"><pattern id="kawung" viewBox="0 0 48 48" width="96" height="96" patternUnits="userSpaceOnUse" fill="currentColor">${[
  0, 90, 180, 270,
].map(
  (turn) => svg`<path d="M24 24C12 21 5 14 4 4c10 1 17 8 20 20z" transform="rotate(${turn} 24 24)"></path>`,
)}</pattern><rect width="100%" height="100%" fill="url(#kawung)"></rect></svg>`;

class ServicesLit extends Widget<Services> {
  static override properties = { ...Widget.properties, layout: { reflect: true } };
  declare layout: string | null;

  constructor() {
    super({
      path: '/api/service/all',
      shape,
      styles: [height('636px', '336px'), css.styles],
      skeleton: html`<div class="${container} ${fill}"><div class="${css.cards} ${css.skeleton}">${Array.from(
        { length: 5 },
        () => html`<div class=${skeletonBlock}></div>`,
      )}</div></div>`,
    });
  }

  override view({ block, language, link }: View<Services>) {
    const t = strings[language];
    const bank = this.config.bank ?? { name: 'Serambi' };
    const services = block.filter((each) => hasContent(each) && hasPage(bank, each.url ?? ''));
    if (services.length === 0) return nothing;
    const isHeader = this.layout === 'arches';
    const list = html`<h2 class=${isHeader ? css.headline : css.heading}>${isHeader ? t.headline : t.heading}</h2><ul class=${
      isHeader ? css.arches : css.cards
    }>${services.map(({ image, title, desc, url }) => {
      const name = title ?? (url && t.more);
      return html`<li class=${isHeader ? css.arch : css.card} part="card">${picture({
        image,
        className: css.picture,
        size: [160, 160],
      })}<div class=${css.text}>${
        name && html`<h3 class=${css.title}>${url ? html`<a href=${link(url)}>${name}</a>` : name}</h3>`
      }${desc && html`<p>${desc}</p>`}</div>${
        isHeader && url ? html`<span class=${css.arrow}>${icon(paths.arrow)}</span>` : nothing
      }</li>`;
    })}</ul>`;
    return isHeader
      ? html`<header class="${dark} ${css.header}" part="hero">${pattern}<div class="${container} ${css.inside}" part="services">${list}</div></header>`
      : html`<section class=${container} part="services">${list}</section>`;
  }
}

define('services', ServicesLit);
