import { type BlockOf, type Html, html, link, list, media, object, registerFields, text } from '../runtime';

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

/** A text's first paragraph, with what is before it, which opens the page; and the rest, which stands below the steps. */
export function partsOf(text: Html | undefined): readonly (Html | undefined)[] {
  const end = text?.html.indexOf('</p>') ?? -1;
  if (!text || end < 0) return [text];
  const at = end + '</p>'.length;
  const rest = text.html.slice(at);
  return [{ ...text, html: text.html.slice(0, at) }, rest.trim() ? { ...text, html: rest } : undefined];
}

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
