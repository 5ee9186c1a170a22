import { type BlockOf, html, link, list, media, object, type PartOf, registerFields, text } from '../runtime';

const facts = list(object({ title: text, text }, 'title', 'text'));

export const shape = object({
  descDownload: html,
  linkIos: link,
  imageIos: media,
  linkAndroid: link,
  imageAndroid: media,
  imageQr: media,
  /** The first steps. */
  ...registerFields,
  /** What users say of the app: `4.8 out of 5 on Google Play`. */
  rating: text,
  /** What a phone needs, and what the app asks for and what it never asks for. */
  facts,
  permissions: facts,
  never: text,
});

export type Download = BlockOf<typeof shape>;

/** Where a description goes on below the first steps: after its first paragraph. What stands above them opens the page. */
function continuedAt(blocks: readonly { name: string }[]): number {
  const at = blocks.findIndex(({ name }) => name === 'p');
  return at < 0 ? blocks.length : at + 1;
}
export const leadOf: PartOf = (blocks) => blocks.slice(0, continuedAt(blocks));
export const moreOf: PartOf = (blocks) => blocks.slice(continuedAt(blocks));

export type Platform = 'ios' | 'android';

/** The stores that have a link, the visitor's own platform first. */
export function storesOf({ linkIos, imageIos, linkAndroid, imageAndroid }: Download, visitorPlatform?: Platform) {
  const stores = [
    { platform: 'ios', name: 'App Store', address: linkIos, image: imageIos },
    { platform: 'android', name: 'Google Play', address: linkAndroid, image: imageAndroid },
  ].filter(({ address }) => address);
  return stores.sort((one, other) => +(other.platform === visitorPlatform) - +(one.platform === visitorPlatform));
}

/** The platform that a user agent string names. */
export const platformOf = (userAgent: string): Platform | undefined =>
  /android/i.test(userAgent) ? 'android' : /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined;
