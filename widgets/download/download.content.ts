import { type BlockOf, html, link, list, media, object, type PartOf, registerFields, text } from '../runtime';

const facts = list(object({ title: text, text }, 'title', 'text'));

export const shape = object({
  descDownload: html,
  linkIos: link,
  imageIos: media,
  linkAndroid: link,
  imageAndroid: media,
  imageQr: media,
  ...registerFields,
  /** The app's rating: `4.8 out of 5 on Google Play`. */
  rating: text,
  /** Requirements, permissions, and the permissions that the app never needs. */
  facts,
  permissions: facts,
  never: text,
});

export type Download = BlockOf<typeof shape>;

/** The lead is the description up to its first paragraph; the rest follows the first steps. */
function continuedAt(blocks: readonly { name: string }[]): number {
  const at = blocks.findIndex(({ name }) => name === 'p');
  return at < 0 ? blocks.length : at + 1;
}
export const leadOf: PartOf = (blocks) => blocks.slice(0, continuedAt(blocks));
export const moreOf: PartOf = (blocks) => blocks.slice(continuedAt(blocks));

export const storesOf = ({ linkIos, imageIos, linkAndroid, imageAndroid }: Download) =>
  [
    { platform: 'ios', name: 'App Store', address: linkIos, image: imageIos },
    { platform: 'android', name: 'Google Play', address: linkAndroid, image: imageAndroid },
  ].filter(({ address }) => address);
