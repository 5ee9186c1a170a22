import { type BlockOf, html, link, media, object } from '../runtime';

export const shape = object({
  descDownload: html,
  linkIos: link,
  imageIos: media,
  linkAndroid: link,
  imageAndroid: media,
  imageQr: media,
});

export type Download = BlockOf<typeof shape>;

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
