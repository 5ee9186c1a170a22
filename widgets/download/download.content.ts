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

/** The stores that have a link. */
export const storesOf = ({ linkIos, imageIos, linkAndroid, imageAndroid }: Download) =>
  [
    { platform: 'ios', name: 'App Store', address: linkIos, image: imageIos },
    { platform: 'android', name: 'Google Play', address: linkAndroid, image: imageAndroid },
  ].filter(({ address }) => address);
