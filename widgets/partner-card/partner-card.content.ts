import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = object({
  imageMember: media,
  titleMember: text,
  descBanner: text,
  // What single partners give, each until a day (`YYYY-MM-DD`), by the slug of its promo.
  offers: list(object({ partner: text, offer: text, slug: text, until: text })),
});
export type PartnerCard = BlockOf<typeof shape>;
