import { type BlockOf, media, object, text } from '../runtime';

export const shape = object({ imageMember: media, titleMember: text, descBanner: text });
export type PartnerCard = BlockOf<typeof shape>;
