import { AllLink, container, hasEnded, hasPage, type PropsOf, pathOf, today } from '../runtime';
import type { shape } from './partner-card.content';
import type { strings } from './partner-card.strings';
import { card } from './partner-card.styles';

const page = '/promo';

export function PartnerCardView({ block, t, bank, link }: PropsOf<typeof shape, typeof strings>) {
  const { imageMember, titleMember, descBanner } = block;
  const day = today();
  const offers = block.offers.filter(({ until }) => !hasEnded(until, day));
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
