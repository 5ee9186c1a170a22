/** The kinds of promos (`/api/promo/all`): the one place that decides of which kind a promo is. */
import type { Plain } from './join';
import { type BlockOf, list, object, text } from './shape';

export const promoKinds = list(object({ key: text, title: text, promos: list(text) }, 'key'), 'key');
type Kinds = Plain<BlockOf<typeof promoKinds>>;

/** The kind that names the promo; of several the first. */
export const promoKindOf = (kinds: Kinds, slug: string | undefined): Kinds[number] | undefined =>
  kinds.find(({ promos }) => slug !== undefined && promos?.includes(slug));
