import { type BlockOf, day, hasEnded, list, media, object, text } from '../runtime';

export const shape = object({
  imageMember: media,
  titleMember: text,
  descBanner: text,
  /** What single partners give; `slug` is that of its promo, `until` its last day. */
  offers: list(object({ partner: text, offer: text, slug: text, until: day }, 'partner', 'offer')),
});
export type PartnerCard = BlockOf<typeof shape>;

export const currentOffers = ({ offers }: PartnerCard, today: string) =>
  offers.filter(({ until }) => !hasEnded(until, today));
