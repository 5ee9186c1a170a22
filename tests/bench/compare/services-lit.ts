/** `serambi-services` with Lit: the second widget on the page. */

import type { BlockOf } from '../../../widgets/runtime/content/shape';
import type { Language } from '../../../widgets/runtime/language/language';
import { height } from '../../../widgets/runtime/styles/height';
import { fill, skeletonBlock } from '../../../widgets/runtime/styles/skeleton.styles';
import { shape } from '../../../widgets/services/services.content';
import { strings } from '../../../widgets/services/services.strings';
import * as css from '../../../widgets/services/services.styles';
import { Block, container, html, picture } from './block';

class ServicesLit extends Block<BlockOf<typeof shape>> {
  protected readonly options = {
    path: '/api/service/all',
    shape,
    height: height('636px', '336px'),
    styles: [css.styles],
    skeleton: () =>
      html`<div class="${container} ${fill}"><div class="${css.cards} ${css.skeleton}">${[1, 2, 3, 4, 5].map(
        () => html`<div class="${skeletonBlock}"></div>`,
      )}</div></div>`,
  };

  override view(block: BlockOf<typeof shape>, language: Language) {
    const t = strings[language];
    const services = block.filter((each) => Object.values(each).some(Boolean));
    if (services.length === 0) return undefined;
    return html`<section class=${container} part="services"><h2 class=${css.heading}>${t.heading}</h2><ul class=${
      css.cards
    }>${services.map(({ image, title, desc, url }) => {
      const name = title ?? (url && t.more);
      return html`<li class=${css.card} part="card">${picture({ image, className: css.picture, size: [160, 160] })}<div class=${
        css.text
      }>${name && html`<h3 class=${css.title}>${url ? html`<a href=${this.link(url)}>${name}</a>` : name}</h3>`}${
        desc && html`<p>${desc}</p>`
      }</div></li>`;
    })}</ul></section>`;
  }
}

if (!customElements.get('serambi-services')) customElements.define('serambi-services', ServicesLit);
