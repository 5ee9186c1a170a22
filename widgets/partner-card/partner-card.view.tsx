import { AllLink, container, hasPage, pathOf, today, type ViewProps } from '../runtime';
import { currentOffers, type PartnerCard } from './partner-card.content';
import type { strings } from './partner-card.strings';
import { card } from './partner-card.styles';

type Props = ViewProps<PartnerCard, (typeof strings)['English']>;

const page = '/promo';

export function PartnerCardView({ block, t, bank, link }: Props) {
  const { imageMember, titleMember, descBanner } = block;
  const offers = currentOffers(block, today());
  if (!(titleMember ?? descBanner)) return null;
  return (
    <section className={container}>
      <div className={card} part="card">
        {imageMember && <img src={imageMember} alt="" width={960} height={600} loading="lazy" decoding="async" />}
        <div>
          {titleMember && <h2>{titleMember}</h2>}
          {descBanner && <p>{descBanner}</p>}
          {offers.length > 0 && (
            <dl part="offers">
              {offers.map(({ partner, offer, slug }, index) => {
                const path = pathOf(page, slug);
                return (
                  <div key={index}>
                    <dt>{partner}</dt>
                    <dd>{path && hasPage(bank, path) ? <a href={link(path)}>{offer}</a> : offer}</dd>
                  </div>
                );
              })}
            </dl>
          )}
          {hasPage(bank, page) && <AllLink href={link(page)}>{t.promos}</AllLink>}
        </div>
      </div>
    </section>
  );
}
