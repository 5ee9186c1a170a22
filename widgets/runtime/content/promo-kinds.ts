/** The kinds of promos (`/api/promo/all`), which decide the kind of each promo, and the last day of one. */
import type { Plain } from './join';
import { type BlockOf, list, object, type Shape, text } from './shape';

/** Like `day`, but `''` for a date that cannot be read, because undefined means without an end. */
export const lastDay: Shape<string | undefined> = { kind: 'day', unread: '?' };

export const promoKinds = list(object({ key: text, title: text, promos: list(text) }, 'key'), 'key');
type Kinds = Plain<BlockOf<typeof promoKinds>>;

const bySlug = new WeakMap<Kinds, Map<string, Kinds[number]>>();

/** The first kind that names the promo. Indexed, since lists of thousands ask for each promo. */
export function promoKindOf(kinds: Kinds, slug = ''): Kinds[number] | undefined {
  const found =
    bySlug.get(kinds) ??
    new Map(kinds.flatMap((kind) => (kind.promos ?? []).map((each) => [each, kind] as const)).reverse());
  bySlug.set(kinds, found);
  return found.get(slug);
}
