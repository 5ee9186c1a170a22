import { type BlockOf, link, list, media, object, text } from '../runtime';

export const shape = list(
  object({
    title: text,
    text,
    image: media,
    imageMobile: media,
    // The same picture in layers, from the farthest to the nearest.
    layers: list(object({ image: media, imageMobile: media })),
    link,
    // What the link says; without it the widget's own words.
    linkText: text,
    button: list(object({ link_button: link, image_button: media }, 'link_button', 'image_button')),
  }),
);

export type Banners = BlockOf<typeof shape>;
export type Banner = Banners[number];

/** How long each banner is shown, in ms. */
export const rotationInterval = 7_000;
