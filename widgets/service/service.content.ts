import { type BlockOf, featureFields, hero, list, media, object, registerFields, text } from '../runtime';

export const shape = object({
  banner: hero,
  ...featureFields,
  titleTypeService: text,
  typeService: list(object({ image: media, title: text })),
  ...registerFields,
});
export type Service = BlockOf<typeof shape>;

const services = ['pay', 'top-up', 'transfer', 'bill-payment', 'cash-out'];

/** Path of a service's content; undefined for an unknown service. */
export const pathOf = (service: string | undefined): string | undefined =>
  service && services.includes(service) ? `/api/services/${service}` : undefined;
