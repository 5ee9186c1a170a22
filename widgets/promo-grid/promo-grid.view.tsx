import { container, Day, dayOf, Picture, pageSize, skeletonBlock, Title, today, type ViewProps } from '../runtime';
import type { Promo, PromoList } from './promo-grid.content';
import type { strings } from './promo-grid.strings';
import * as css from './promo-grid.styles';

type Props = ViewProps<PromoList, (typeof strings)['English']>;

/** Class of a card by its position: one featured, four smaller, the rest normal. */
const sizeAt = (index: number) => (index === 0 ? css.featured : index < 5 ? css.smaller : css.normal);

export function PromoGridView(props: Props) {
  const { block, pages, More, t, language, link, addressable } = props;
  // Below the title, which is the page's own on the bank's site.
  const Name = addressable ? 'h2' : 'h3';
  // A page after the first has no featured promotion. One without any text is left out.
  const before = ((pages?.first ?? 1) - 1) * pageSize;
  const promos = block.dataPromo.filter(({ titleCard, descriptionCard }) => titleCard ?? descriptionCard);
  const day = today();
  const hasEnded = ({ expired }: Promo) => expired !== undefined && (dayOf(expired) ?? day) < day;

  return (
    <section className={`${container} ${css.promos}`} part="promos">
      {(block.title ?? block.subtitle) && (
        <header className={css.head}>
          {block.title && (
            <Title addressable={addressable} className={css.title}>
              {block.title}
            </Title>
          )}
          {block.subtitle && <p className={css.subtitle}>{block.subtitle}</p>}
        </header>
      )}
      <ul className={css.grid}>
        {promos.map((promo, at) => {
          const index = before + at;
          const { slug, titleCard, descriptionCard, expired } = promo;
          const name = titleCard ?? descriptionCard;
          const ended = hasEnded(promo);
          return (
            <li key={at} className={`${css.card} ${sizeAt(index)}`} data-ended={ended ? '' : undefined} part="promo">
              <Picture image={promo.image} className={css.picture} eager={at === 0} size={[1200, 900]} />
              <div className={css.text}>
                <Name className={css.name}>
                  {slug ? (
                    <a className={css.link} href={link(`/promo/${encodeURIComponent(slug)}`)}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </Name>
                {titleCard && descriptionCard && <p className={css.description}>{descriptionCard}</p>}
                {expired && (
                  <p className={css.expiry}>
                    <span className={css.mark}>{ended ? t.ended : t.valid}</span>{' '}
                    <Day date={expired} language={language} />
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {More && <More view={props} path="/promo" />}
    </section>
  );
}

export function PromoGridSkeleton() {
  return (
    <div className={`${container} ${css.promos}`}>
      <div className={`${skeletonBlock} ${css.headSkeleton}`} />
      <div className={css.grid}>
        {Array.from({ length: 9 }, (_, index) => (
          <div key={index} className={`${skeletonBlock} ${css.cardSkeleton} ${sizeAt(index)}`} />
        ))}
      </div>
    </div>
  );
}
