import { container, type ViewProps } from '../runtime';
import type { PartnerCard } from './partner-card.content';
import { card } from './partner-card.styles';

export function PartnerCardView({ block: { imageMember, titleMember, descBanner } }: ViewProps<PartnerCard>) {
  if (!(titleMember ?? descBanner)) return null;
  return (
    <section className={container}>
      <div className={card} part="card">
        {imageMember && <img src={imageMember} alt="" width={960} height={600} loading="lazy" decoding="async" />}
        <div>
          {titleMember && <h2>{titleMember}</h2>}
          {descBanner && <p>{descBanner}</p>}
        </div>
      </div>
    </section>
  );
}
