import { type BlockOf, day, hasEnded, list, media, object, text } from '../runtime';

export const shape = object({
  imageMember: media,
  titleMember: text,
  descBanner: text,
  /** Offers of single partners; `slug` is the promo's, `until` the last day. */
  offers: list(object({ partner: text, offer: text, slug: text, until: day }, 'partner', 'offer')),
});
export type PartnerCard = BlockOf<typeof shape>;

export const currentOffers = ({ offers }: PartnerCard, today: string) =>
  offers.filter(({ until }) => !hasEnded(until, today));
