/** `serambi-services` with Lit: all that the product's does. */
import { html, nothing } from 'lit';
import { hasPage } from '../../../../widgets/runtime/element/config';
import { container, fill, skeletonBlock } from '../../../../widgets/runtime/styles/base.styles';
import { height } from '../../../../widgets/runtime/styles/height';
import { hasContent, type Services, shape } from '../../../../widgets/services/services.content';
import { strings } from '../../../../widgets/services/services.strings';
import * as css from '../../../../widgets/services/services.styles';
import { define, type View, Widget } from './element';
import { picture } from './ui';

class ServicesLit extends Widget<Services> {
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
    return html`<section class=${container} part="services"><h2 class=${css.heading}>${t.heading}</h2><ul class=${
      css.cards
    }>${services.map(({ image, title, desc, url }) => {
      const name = title ?? (url && t.more);
      return html`<li class=${css.card} part="card">${picture({ image, className: css.picture, size: [160, 160] })}<div class=${
        css.text
      }>${name && html`<h3 class=${css.title}>${url ? html`<a href=${link(url)}>${name}</a>` : name}</h3>`}${
        desc && html`<p>${desc}</p>`
      }</div></li>`;
    })}</ul></section>`;
  }
}

define('services', ServicesLit);
