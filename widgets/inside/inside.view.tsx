import { container, fill, hasPage, Icon, Picture, type PropsOf, SectionHead, skeletonBlock } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { shape } from './inside.content';
import type { strings } from './inside.strings';
import * as css from './inside.styles';

export function InsideView({ block: cards, t, bank, link }: PropsOf<typeof shape, typeof strings>) {
  if (cards.length === 0) return null;
  return (
    <section className={container} part="inside">
      <SectionHead title={t.heading} all={t.all} href={hasPage(bank, '/products') && link('/products')} />
      <ul className={css.cards}>
        {cards.map(({ image, title, desc_type_produk: text, url = '/products' }, index) => (
          <li key={index} className={css.card} part="card">
            <Picture image={image} className={css.picture} size={[800, 600]} />
            <div className={css.text}>
              <h3>
                {hasPage(bank, url) ? (
                  <a className={css.link} href={link(url)}>
                    {title}
                    <Icon path={paths.arrow} />
                  </a>
                ) : (
                  title
                )}
              </h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const InsideSkeleton = () => (
  <div className={`${container} ${fill}`}>
    <div className={`${css.cards} ${css.skeleton}`}>
      {[...Array(4).keys()].map((index) => (
        <div key={index} className={skeletonBlock} />
      ))}
    </div>
  </div>
);
