import { list, object, promoKindOf, promoKinds } from '../runtime';
import { join } from '../runtime/content/join';
import { related, shape } from './promo-detail.content';

/** More than are shown, because rendering leaves out ended ones. */
const maxRelated = 8;

const promoList = object({ kinds: promoKinds, dataPromo: list(related, 'slug') });

export default join(shape, { list: { path: '/api/promo/all', shape: promoList } }, (block, { list }, { params }) => {
  const { kinds = [], dataPromo = [] } = list ?? {};
  const kind = promoKindOf(kinds, params.slug);
  const listed = dataPromo.find(({ slug }) => slug === params.slug);
  const others = dataPromo.filter(({ slug }) => slug && slug !== params.slug);
  const isAlike = ({ slug }: (typeof others)[number]) => kind !== undefined && promoKindOf(kinds, slug) === kind;
  return {
    expired: listed?.expired,
    kind: kind?.title,
    summary: listed?.descriptionCard,
    related: [...others.filter(isAlike), ...others.filter((each) => !isAlike(each))].slice(0, maxRelated),
    ...block,
  };
});
