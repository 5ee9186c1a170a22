import { rewards } from './promo-account';
import { everyday } from './promo-everyday';
import { occasions } from './promo-occasion';

export const promos: Record<string, () => string> = Object.fromEntries(
  Object.entries({ ...everyday, ...occasions, ...rewards }).map(([slug, compose]) => [`promo/${slug}`, compose]),
);
