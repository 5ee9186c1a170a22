import { day, list, media, object, text } from '../runtime';

export const shape = object({
  imageMember: media,
  titleMember: text,
  descBanner: text,
  /** Offers of single partners; `slug` is the promo's, `until` the last day. */
  offers: list(object({ partner: text, offer: text, slug: text, until: day }, 'partner', 'offer')),
});
